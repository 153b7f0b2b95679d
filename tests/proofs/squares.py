"""The bare table of a square game: a position and an attempt as JSON, and the options."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from serpentry.languages import Sentence
from serpentry.tabletop.game import AnyGame

Facts = Mapping[str, Any]


class Bare(NamedTuple):
    """What is there and is held, and what is tried."""

    seats: int
    options: Mapping[str, Any]
    there: Mapping[str, Any]
    asked: Mapping[str, Any]


def bare_table(game: AnyGame, position: Any, move: Any) -> Bare:
    """The table without anything that the game works out."""
    there, asked = game.codec.position_json(position), game.codec.move_json(move)
    return Bare(game.seats, game.board.options(), there, asked)


def name_of(word: Sentence) -> str:
    """What a word stands for: `word-green-knot` is green knot."""
    return word.key.removeprefix("word-").replace("-", " ")


SIGNS = {"e": 1, "w": -1, "s": 1, "n": -1}


def cell_of(place: Sentence) -> tuple[int, int]:
    """The cell that a place tells of: 2 west 1 north is (-2, -1)."""
    match dict(place.facts):
        case {"far": int(far), "side": ("e" | "w") as side, "along": int(along), "other": other}:
            return SIGNS[side] * far, SIGNS[str(other)] * along
        case {"far": int(far), "side": ("e" | "w") as side}:
            return SIGNS[side] * far, 0
        case {"far": int(far), "side": ("n" | "s") as side}:
            return 0, SIGNS[side] * far
    assert place.key in {"place-start", "place-house", "place-start-card"}
    return 0, 0
