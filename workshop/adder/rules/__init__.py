"""Adder's rules: options, moves, positions, the referee, and the flow of the game."""
