"""What a score consists of, in a game's own terms: keys of messages, with numbers."""

from typing import Any, Protocol, runtime_checkable

from serpentry.tabletop.game import Game

Part = tuple[str, int]
"""A message key, and how much of it there is."""
POINTS = "unit-points"


@runtime_checkable
class Reckoner(Protocol):
    """A face that explains its standing."""

    unit: str
    """The message key of what scores are counted in."""

    def breakdown(self, position: Any) -> tuple[tuple[Part, ...], ...]:
        """For each seat what it has of what, now; the same keys for every seat."""
        ...


def unit_of(game: Game[Any, Any]) -> str:
    """The message key of what a game's scores are counted in."""
    return game.face.unit if isinstance(game.face, Reckoner) else POINTS


def breakdown_of(game: Game[Any, Any], position: Any) -> tuple[tuple[Part, ...], ...]:
    """What each seat's score consists of now; empty where a game does not say."""
    return game.face.breakdown(position) if isinstance(game.face, Reckoner) else ()
