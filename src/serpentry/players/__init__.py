"""Computer players: they choose a move from a view, and know the contract but never a game."""

from serpentry.players.budget import BadBudget, Budget, Seconds, Simulations
from serpentry.players.player import Player, Thinker
from serpentry.players.playing import PlayedGame, play_game
from serpentry.players.roster import ROSTER, find_player

__all__ = [
    "ROSTER",
    "BadBudget",
    "Budget",
    "PlayedGame",
    "Player",
    "Seconds",
    "Simulations",
    "Thinker",
    "find_player",
    "play_game",
]
