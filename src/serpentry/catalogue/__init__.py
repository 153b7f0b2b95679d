"""The one list of games: everything above finds a game here, by its name."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from serpentry.games import carnival, schlangennest, snekagon, snekagon5g, sssnake
from serpentry.tabletop.errors import BadText, UnknownName
from serpentry.tabletop.game import AnyBox, AnyGame, O
from serpentry.tabletop.jsons import JsonObject
from serpentry.tabletop.record import Record

BOXES: tuple[AnyBox, ...] = (
    snekagon.BOX,
    snekagon5g.BOX,
    schlangennest.BOX,
    sssnake.BOX,
    carnival.BOX,
)
"""Where a game has several rules versions, each has its box and the newest comes last."""
MOST_GAMES = 256
"""So many set-ups are kept at hand."""


def names() -> list[str]:
    """The games there are."""
    return list(dict.fromkeys(box.name for box in BOXES))


def find(name: str, version: str | None = None) -> AnyBox:
    """The box of a game, of its newest rules version if none is asked for."""
    versions = {box.version: box for box in BOXES if box.name == name}
    if not versions:
        raise UnknownName("game", name, names())
    if version is None:
        return list(versions.values())[-1]
    if version not in versions:
        raise UnknownName("version of the rules", version, list(versions))
    return versions[version]


def set_up(
    name: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    version: str | None = None,
) -> AnyGame:
    """A game by name, for so many seats, with options as text or JSON.

    Games hold no state of play, so that everybody with the same set-up shares one.
    """
    box = find(name, version)
    return _assembled(box.assemble, *box.chosen(seats, options))


@lru_cache(maxsize=MOST_GAMES)
def _assembled(assemble: Callable[[int, O], AnyGame], seats: int, options: O) -> AnyGame:
    return assemble(seats, options)


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
