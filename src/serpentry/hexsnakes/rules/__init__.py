"""The rules of hexagonal snakes: positions, moves, what is legal, and what a move does."""
