"""Pairings: matching, seats, reasons, and the rules of FIDE."""
