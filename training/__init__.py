"""Nets by self-play: `python -m training GAME --minutes N` (docs/training.md)."""
