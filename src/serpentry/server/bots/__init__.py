"""Computers think in processes of their own, with deadlines; one that dies or hangs is replaced."""

from serpentry.server.bots.jobs import Analyse, Choose, GameKey
from serpentry.server.bots.pool import Pool

__all__ = ["Analyse", "Choose", "GameKey", "Pool"]
