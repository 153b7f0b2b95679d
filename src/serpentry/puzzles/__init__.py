"""Puzzles: positions with exactly one best move, every other move settled by proof."""
