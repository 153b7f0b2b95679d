"""Serpentry: the home of the snake-building board games."""

from serpentry.catalogue import boxes, set_up
from serpentry.players import (
    BotFault,
    Budget,
    OnFault,
    PlayedGame,
    Player,
    QuickPlayer,
    SeatedPlayer,
    Seconds,
    Simulations,
    Sits,
    Terms,
    find_player,
    play_game,
)
from serpentry.tabletop.formats.record import read_record, replay, write_record
from serpentry.version import __version__

__all__ = [
    "BotFault",
    "Budget",
    "OnFault",
    "PlayedGame",
    "Player",
    "QuickPlayer",
    "SeatedPlayer",
    "Seconds",
    "Simulations",
    "Sits",
    "Terms",
    "__version__",
    "boxes",
    "find_player",
    "play_game",
    "read_record",
    "replay",
    "set_up",
    "write_record",
]
