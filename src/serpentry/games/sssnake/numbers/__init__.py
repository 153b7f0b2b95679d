"""Sssnake in numbers: scores, numbered moves, observations."""
