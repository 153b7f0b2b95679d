"""SNEKAGON 5G in numbers: scores, numbered moves, observations."""
