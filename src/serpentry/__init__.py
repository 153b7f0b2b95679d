"""Serpentry: the home of the snake-building board games."""

from importlib import import_module
from typing import TYPE_CHECKING

from serpentry.version import __version__

if TYPE_CHECKING:
    from serpentry.catalogue import boxes, set_up
    from serpentry.hosting.embedding.pages import study_page
    from serpentry.hosting.embedding.study_text import read_study
    from serpentry.notebook.analyses import PositionAnalysis, analyse
    from serpentry.notebook.boards_to_play import board
    from serpentry.notebook.markup import Shown
    from serpentry.notebook.reviews import ReviewedGame, review_game
    from serpentry.notebook.showing import show
    from serpentry.pictures.stills import Still, still
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

__all__ = [
    "BotFault",
    "Budget",
    "OnFault",
    "PlayedGame",
    "Player",
    "PositionAnalysis",
    "QuickPlayer",
    "ReviewedGame",
    "SeatedPlayer",
    "Seconds",
    "Shown",
    "Simulations",
    "Sits",
    "Still",
    "Terms",
    "__version__",
    "analyse",
    "board",
    "boxes",
    "find_player",
    "play_game",
    "read_record",
    "read_study",
    "replay",
    "review_game",
    "set_up",
    "show",
    "still",
    "study_page",
    "write_record",
]

_HOMES = {
    "boxes": "catalogue",
    "set_up": "catalogue",
    "PositionAnalysis": "notebook.analyses",
    "analyse": "notebook.analyses",
    "board": "notebook.boards_to_play",
    "Shown": "notebook.markup",
    "ReviewedGame": "notebook.reviews",
    "review_game": "notebook.reviews",
    "show": "notebook.showing",
    "Still": "pictures.stills",
    "still": "pictures.stills",
    "read_record": "tabletop.formats.record",
    "read_study": "hosting.embedding.study_text",
    "replay": "tabletop.formats.record",
    "study_page": "hosting.embedding.pages",
    "write_record": "tabletop.formats.record",
}
"""Where names come from; all others from the players."""


def __getattr__(name: str) -> object:
    """Load what a name needs when somebody asks for it: `serpentry --version` needs none."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = import_module(f"serpentry.{_HOMES.get(name, 'players')}")
    return globals().setdefault(name, getattr(home, name))


def __dir__() -> list[str]:
    return __all__
