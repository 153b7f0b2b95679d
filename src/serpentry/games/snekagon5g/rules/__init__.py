"""The rules of SNEKAGON 5G: positions, moves, what is legal, and what a move does."""
