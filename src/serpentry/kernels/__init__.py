"""Compiled twins of the rules, for search: the same play on flat arrays, by move numbers.

docs/adding-a-kernel.md tells how one is written. Importing a kernel imports Numba and compiles, so
nothing but the catalogue does it, and only when a player asks.
"""
