"""The games for OpenSpiel: `register()`, then `pyspiel.load_game("python_serpentry_…")`."""

from serpentry.research.openspiel.registration import game_name, register

__all__ = ["game_name", "register"]
