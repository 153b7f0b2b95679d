"""Where games are made: a model to copy, and a report of what a game still lacks."""
