"""The rules of Sssnake: positions, moves, what is legal, and what a move does."""
