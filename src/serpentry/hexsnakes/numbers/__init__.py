"""Hexagonal snakes in numbers: scores, numbered moves, observations."""
