"""Cobra Carnival in numbers: scores, numbered moves, observations."""
