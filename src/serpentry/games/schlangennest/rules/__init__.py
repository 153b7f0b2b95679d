"""The rules of Schlangennest: positions, moves, what is legal, and what a move does."""
