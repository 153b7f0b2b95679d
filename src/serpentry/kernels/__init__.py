"""Twins of the rules for search: the same play on flat memory, by move numbers, compiled ahead.

docs/adding-a-kernel.md tells how one is written. A kernel's structs and basis need the standard
library alone; the functions that are compiled need Numba, and only the builder imports them.
"""
