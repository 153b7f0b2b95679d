"""Serpentry: the home of the snake-building board games."""

from typing import TYPE_CHECKING

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
from serpentry.tabletop.record import read_record, replay, write_record
from serpentry.version import __version__

if TYPE_CHECKING:
    from serpentry.tabletop.game import AnyBox

__all__ = [
    "BOXES",
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


def __getattr__(name: str) -> "tuple[AnyBox, ...]":
    """`BOXES` are all boxes, read when somebody asks for them."""
    if name == "BOXES":
        return boxes()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
