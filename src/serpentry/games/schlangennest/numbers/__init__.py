"""Schlangennest in numbers: scores, numbered moves, observations."""
