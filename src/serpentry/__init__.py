"""Serpentry: the home of the snake-building board games."""

from serpentry.catalogue import BOXES, set_up
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
    "find_player",
    "play_game",
    "read_record",
    "replay",
    "set_up",
    "write_record",
]
