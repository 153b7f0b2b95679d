"""Computers think in processes of their own, with deadlines; one that dies or hangs is replaced."""
