"""Telling OpenSpiel about every game in the catalogue."""

from serpentry.catalogue import find, names
from serpentry.tabletop.errors import MissingExtra
from serpentry.tabletop.game import AnyBox

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise MissingExtra("OpenSpiel", "research") from missing

from serpentry.research.openspiel.game import SpielGame, game_type


def game_name(name: str) -> str:
    """What OpenSpiel calls a game of the catalogue."""
    return f"python_serpentry_{name}"


def register() -> list[str]:
    """Register every game that is not registered yet; the names of all of them."""
    for name in names():
        if game_name(name) not in pyspiel.registered_names():
            _register(find(name))
    return [game_name(name) for name in names()]


def _register(box: AnyBox) -> None:
    short_name = game_name(box.name)
    # OpenSpiel drops its creators after Python has ended: a class outlives that, a function not.
    creator = type(short_name, (SpielGame,), {"box": box, "short_name": short_name})
    pyspiel.register_game(game_type(box, box.set_up(), short_name), creator)
