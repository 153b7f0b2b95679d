"""Why a move of Adder is illegal: the authority on the rules."""

from collections.abc import Iterator

from serpentry.geometry.squares import Square
from serpentry.tabletop.refusal import (
    GAME_OVER,
    NOT_YOUR_KIND_OF_MOVE,
    Illegal,
    Refuses,
    refuse,
)
from workshop.adder.rules.grid import Grid
from workshop.adder.rules.moves import Grow, Move, Roll, TurnRound
from workshop.adder.rules.position import Position

RULE_IDS = (
    "straight-ahead",
    "die-decides",
    "free-cells",
    "turn-once",
    NOT_YOUR_KIND_OF_MOVE,
    "game-over",
)


class Referee(Refuses[Position, Move]):
    """Answers for any attempt in any position of one set-up."""

    def __init__(self, grid: Grid, die: int) -> None:
        self.names, self.die = grid.names, die

    def asked(self, position: Position, move: Move) -> Iterator[Illegal | None]:
        """What each rule says about the move."""
        if position.seat is None:
            yield GAME_OVER
            return
        match move:
            case Roll(number):
                yield self._why_no_roll(position, number)
            case _ if not position.roll:
                yield refuse(NOT_YOUR_KIND_OF_MOVE, "why-adder-roll-first")
            case Grow(cell):
                yield from self._why_no_growth(position, position.snakes[position.seat][-1], cell)
            case TurnRound():
                turned = position.turned[position.seat]
                yield refuse("turn-once", "why-adder-turned") if turned else None

    def _why_no_roll(self, position: Position, number: int) -> Illegal | None:
        if position.roll:
            return refuse(NOT_YOUR_KIND_OF_MOVE, "why-adder-rolled", number=position.roll)
        if 1 <= number <= self.die:
            return None
        return refuse("die-decides", "why-adder-no-such-number", number=number, die=self.die)

    def _why_no_growth(
        self, position: Position, head: Square, cell: Square
    ) -> Iterator[Illegal | None]:
        names = {"cell": self.names[cell], "head": self.names[head]}
        if head == cell or (head.x != cell.x and head.y != cell.y):
            yield refuse("straight-ahead", "why-adder-not-straight", [cell, head], **names)
            return
        way = way_to(head, cell)
        if len(way) > position.roll:
            yield refuse("die-decides", "why-adder-too-far", way, **names, number=position.roll)
        covered = [one for one in way if any(one in snake for snake in position.snakes)]
        if covered:
            first = self.names[covered[0]]
            yield refuse("free-cells", "why-adder-covered", covered, cell=first)


def way_to(head: Square, cell: Square) -> tuple[Square, ...]:
    """The cells from a head, which is not one of them, to another cell in a straight line."""
    far = max(abs(cell.x - head.x), abs(cell.y - head.y))
    dx, dy = (cell.x - head.x) // far, (cell.y - head.y) // far
    return tuple(Square(head.x + dx * step, head.y + dy * step) for step in range(1, far + 1))
