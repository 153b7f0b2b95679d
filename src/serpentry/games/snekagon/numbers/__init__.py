"""SNEKAGON in numbers: scores, numbered moves, observations."""
