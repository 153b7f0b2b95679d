"""What kind a move is of: which tile or card it lays, whatever the place and the turn.

A game may say so itself with a method `kind(move)` of its face. Otherwise the kind is taken from
the move's JSON: what is done and the words that say with what (`{"give": "curve", "to": 2}` is a
`give curve`, `{"do": "lay", "card": "curve", "at": [0, 1]}` a `lay curve`).
"""

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar, runtime_checkable

from serpentry.tabletop.game import Game, Json

P = TypeVar("P")
M = TypeVar("M")


@runtime_checkable
class KnowsKinds(Protocol):
    """A face that names the kind of a move."""

    def kind(self, move: Any) -> str:
        """The tile or card that is laid, or what else is done."""
        ...


def kind_of(game: Game[P, M], move: M) -> str:
    """The kind of a move: by the game's own word, or from its JSON."""
    if isinstance(game.face, KnowsKinds):
        return game.face.kind(move)
    return kind_from_json(game.codec.move_json(move))


def kind_from_json(data: Json) -> str:
    """The words in a move's JSON; without any, what it does (`pass`), or how many cells it has."""
    if not isinstance(data, Mapping):
        return "move"
    words = [value for value in data.values() if isinstance(value, str)]
    if words:
        deed = next(iter(data))
        return " ".join(words if deed == "do" else [deed, *words])
    deeds = [key for key, value in data.items() if value is True]
    if deeds:
        return " ".join(deeds)
    if isinstance(cells := data.get("cells"), list):
        return f"{len(cells)} cell{'s' if len(cells) != 1 else ''}"
    return next(iter(data), "move")
