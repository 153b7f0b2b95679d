"""Hexagonal and square lattices: cells, directions, turns, paths. No game word in here."""
