"""Solving small boards of SNEKAGON with a program in C, and checking what it proves."""
