"""Adder in numbers: scores, numbered moves, and what learning programs see."""
