"""Games, positions, puzzles and studies as data for `<serpentry-board>`, which needs no service."""
