"""The rules of SNEKAGON: positions, moves, what is legal, and what a move does."""
