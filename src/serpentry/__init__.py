"""Serpentry: the home of the snake-building board games."""

from serpentry.catalogue import boxes, set_up
from serpentry.players import (
    Budget,
    Fault,
    OnFault,
    PlayedGame,
    Player,
    QuickPlayer,
    Seconds,
    Simulations,
    Sits,
    Sitter,
    Terms,
    find_player,
    play_game,
)
from serpentry.tabletop.formats.record import read_record, replay, write_record
from serpentry.version import __version__

__all__ = [
    "Budget",
    "Fault",
    "OnFault",
    "PlayedGame",
    "Player",
    "QuickPlayer",
    "Seconds",
    "Simulations",
    "Sits",
    "Sitter",
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
