"""What tips ask for: how far a move follows one, game by game."""
