"""Computer players: they choose a move from a view, and know the contract but never a game."""

from serpentry.players.player import Player
from serpentry.players.roster import ROSTER, find_player

__all__ = ["ROSTER", "Player", "find_player"]
