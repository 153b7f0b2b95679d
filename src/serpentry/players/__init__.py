"""Computer players: they choose a move from a view, and know the contract but never a game."""

from serpentry.bots.faults import Fault, OnFault
from serpentry.players.naming import BadPlayer
from serpentry.players.player import AnyPlayer, InOneStep, Player, QuickPlayer, Sits
from serpentry.players.playing import PlayedGame, play_game
from serpentry.players.roster import ROSTER, find_player
from serpentry.players.sitter import Sitter
from serpentry.search.budget import BadBudget, Budget, Seconds, Simulations
from serpentry.search.terms import FREE, Tell, Terms, Thinking

__all__ = [
    "FREE",
    "ROSTER",
    "AnyPlayer",
    "BadBudget",
    "BadPlayer",
    "Budget",
    "Fault",
    "InOneStep",
    "OnFault",
    "PlayedGame",
    "Player",
    "QuickPlayer",
    "Seconds",
    "Simulations",
    "Sits",
    "Sitter",
    "Tell",
    "Terms",
    "Thinking",
    "find_player",
    "play_game",
]
