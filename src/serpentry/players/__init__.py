"""Computer players: they choose a move from a view, and know the contract but never a game."""

from serpentry.bots.bot_faults import BotFault, OnFault
from serpentry.players.own_players import BadPlayer
from serpentry.players.player import AnyPlayer, InOneStep, Player, QuickPlayer, Sits
from serpentry.players.playing import PlayedGame, play_game
from serpentry.players.roster import ROSTER, find_player
from serpentry.players.seated_player import SeatedPlayer
from serpentry.search.budget import BadBudget, Budget, Seconds, Simulations
from serpentry.search.terms import FREE, Tell, Terms, Thinking

__all__ = [
    "FREE",
    "ROSTER",
    "AnyPlayer",
    "BadBudget",
    "BadPlayer",
    "BotFault",
    "Budget",
    "InOneStep",
    "OnFault",
    "PlayedGame",
    "Player",
    "QuickPlayer",
    "SeatedPlayer",
    "Seconds",
    "Simulations",
    "Sits",
    "Tell",
    "Terms",
    "Thinking",
    "find_player",
    "play_game",
]
