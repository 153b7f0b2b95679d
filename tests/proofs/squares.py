"""The bare table of a square game: a position and an attempt as JSON, and the options."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from serpentry.languages import Sentence
from serpentry.tabletop.game import AnyGame

Facts = Mapping[str, Any]


class Bare(NamedTuple):
    """What lies and is held, and what is tried."""

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
