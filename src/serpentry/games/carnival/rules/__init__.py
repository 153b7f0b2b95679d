"""The rules of Cobra Carnival: positions, moves, what is legal, and what a move does."""
