"""The three bans: situations at empty squares that nobody may bring about."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from serpentry.games.schlangennest.rules.cards import Colour
from serpentry.games.schlangennest.rules.lattice import ROW, Port, SquareNumber
from serpentry.games.schlangennest.rules.nest import Snakes

THREE_SNAKES = "three-snakes-one-square"
FOUR_SNAKES = "four-snakes-two-squares"
LEAVE_A_CURVE = "must-leave-a-curve"


class Situation(NamedTuple):
    """A ban that is broken, where, and by which snakes; for a curve, the next to move first."""

    rule: str
    squares: tuple[SquareNumber, ...]
    snakes: tuple[Colour, ...]


class Movers(NamedTuple):
    """Which seat moves when, and with how many curves: what `must-leave-a-curve` asks."""

    order: tuple[Colour, ...]
    """The colours that still play, the next one first."""
    curves: tuple[int, ...]
    """How many curves each colour holds."""


def ends_of(snakes: Snakes) -> list[tuple[Port, ...]]:
    """The ends of every snake."""
    return [snake.ends if snake else () for snake in snakes]


def snakes_at(ends: Iterable[tuple[Port, ...]]) -> dict[SquareNumber, list[Colour]]:
    """The squares that are reached, and the snakes that reach each."""
    reached: dict[SquareNumber, list[Colour]] = {}
    for colour, ports in enumerate(ends):
        for square in {port >> 2 for port in ports}:
            reached.setdefault(square, []).append(colour)
    return reached


def situations(ends: Sequence[tuple[Port, ...]], movers: Movers) -> list[Situation]:
    """All forbidden situations that there are."""
    reached = snakes_at(ends)
    found: list[Situation] = []
    for square, snakes in reached.items():
        if len(snakes) > 2:
            found.append(Situation(THREE_SNAKES, (square,), tuple(snakes)))
        elif len(snakes) == 2:
            for beside in (square + 1, square + ROW):
                others = reached.get(beside, ())
                if len(others) == 2 and not {*others} & {*snakes}:
                    four = Situation(FOUR_SNAKES, (square, beside), (*snakes, *others))
                    found.append(four)
            if all(has_neighbouring_ends(ends[snake]) for snake in snakes):
                found += _no_curve_left(square, snakes, movers)
    return found


def has_neighbouring_ends(ends: tuple[Port, ...]) -> bool:
    """Whether both ends are at one square, at sides next to each other."""
    return len(ends) == 2 and ends[0] >> 2 == ends[1] >> 2 and bool((ends[0] ^ ends[1]) & 1)


def _no_curve_left(
    square: SquareNumber, snakes: Sequence[Colour], movers: Movers
) -> list[Situation]:
    order = [colour for colour in movers.order if colour in snakes]
    if not order or movers.curves[order[0]]:
        return []
    other = next(colour for colour in snakes if colour != order[0])
    return [Situation(LEAVE_A_CURVE, (square,), (order[0], other))]


def brought_about(before: Iterable[Situation], after: Iterable[Situation]) -> list[Situation]:
    """What an action brings about: not what it finds there."""
    found = {(one.rule, one.squares) for one in before}
    return [one for one in after if (one.rule, one.squares) not in found]
