"""A choice of a move, and how far it follows a tip."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from serpentry.tabletop.board import Snake
from serpentry.tabletop.game import AnyGame


@dataclass(frozen=True)
class Choice:
    """A move that somebody may make."""

    game: AnyGame
    position: Any
    seat: int
    move: Any

    @property
    def other(self) -> int:
        """The other seat of two."""
        return 1 - self.seat

    @property
    def written(self) -> str:
        """The move as text."""
        return self.game.notation.write(self.move)

    @property
    def after(self) -> Any:
        """The position after it."""
        return self.game.rules.play(self.position, self.move)

    @property
    def score(self) -> tuple[int, ...]:
        """The score after it."""
        return self.game.judge.score(self.after)

    def snakes(self, position: Any, seat: int) -> list[Snake]:
        """Those of a seat."""
        return [one for one in self.game.board.snakes(position) if one.owner == seat]


Tip = Callable[[Choice], float]
"""How far a move follows it."""


def closed_ends(choice: Choice, seat: int) -> int:
    """How many ends of a seat lead nowhere after it."""
    return sum(end.is_blocked for one in choice.snakes(choice.after, seat) for end in one.ends)
