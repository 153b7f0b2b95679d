"""The one list of games: everything above finds a game here, by its name."""

import copyreg
from collections.abc import Mapping
from importlib import import_module

from serpentry.catalogue.kept_games import KeptGames
from serpentry.tabletop.errors import BadText, UnknownName
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.formats.record import Record
from serpentry.tabletop.game import AnyBox, AnyGame, Game

GAMES = (
    "snekagon",
    "snekagon5g",
    "schlangennest",
    "sssnake",
    "carnival",
)
"""The folders of the games; what is in one is read when somebody asks for its game."""
OPENED: dict[str, tuple[AnyBox, ...]] = {}
"""The boxes of the games that somebody has asked for."""
KEPT = KeptGames()
"""Set-ups that were asked for."""


def names() -> list[str]:
    """The games there are."""
    return list(GAMES)


def versions(name: str) -> tuple[AnyBox, ...]:
    """The boxes of a game, one for each version of its rules, the newest last."""
    if name not in OPENED:
        folder = import_module(f"serpentry.games.{name}")
        OPENED[name] = getattr(folder, "BOXES", None) or (folder.BOX,)
    return OPENED[name]


def boxes() -> tuple[AnyBox, ...]:
    """All boxes; this loads every game."""
    return tuple(box for game in GAMES for box in versions(game))


def __getattr__(name: str) -> tuple[AnyBox, ...]:
    """`BOXES` are all boxes, read when somebody imports that name."""
    if name == "BOXES":
        return boxes()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def find(name: str, version: str | None = None) -> AnyBox:
    """The box of a game, of its newest rules version if none is asked for."""
    if name not in GAMES:
        raise UnknownName("game", name, names())
    boxes = {box.version: box for box in versions(name)}
    if version is None:
        return list(boxes.values())[-1]
    if version not in boxes:
        raise UnknownName("version of the rules", version, list(boxes))
    return boxes[version]


def set_up(
    name: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    version: str | None = None,
) -> AnyGame:
    """Set up a game by name, with its number of seats and options as text or JSON.

    A game holds no state of play, so equal set-ups share one.
    """
    box = find(name, version)
    chosen = box.chosen(seats, options)
    return KEPT.get((box, *chosen), lambda: box.assembled(*chosen))


def _pickled(game: AnyGame) -> str | tuple[object, ...]:
    """How a game is pickled and copied: by its set-up, as it is full of functions and caches."""
    if game.name not in GAMES:
        return game.__reduce_ex__(2)
    return set_up, (game.name, game.seats, game.options_json, game.version)


copyreg.pickle(Game, _pickled)  # type: ignore[arg-type]  # typeshed asks for a tuple, texts go too


def game_of_record(record: Record) -> AnyGame:
    """The game that a record was played in."""
    return set_up(record.game, record.seats, record.options, record.rules)


def game_of_header(header: JsonObject) -> AnyGame:
    """The game that a trace was played in."""
    match header:
        case {"game": str(name), "rules": str(version), "seats": int(seats), "options": options}:
            if isinstance(options, Mapping):
                return set_up(name, seats, options, version)
    raise BadText("game and rules should be texts, seats a number, options an object.")
