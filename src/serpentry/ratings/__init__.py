"""Strengths of players, as clubs and rated games find them."""
