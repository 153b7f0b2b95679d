"""How positions on squares look from all eight sides, wherever they are; hands are left out."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from serpentry.tabletop.actors import Seat
from serpentry.tabletop.board import Snake

Look = tuple[object, ...]
Turn = Callable[[int, int], tuple[int, int]]


def lies_on_squares(snakes: Sequence[Snake]) -> bool:
    """Whether snakes are on squares: there segments have sides."""
    return any(one.enters is not None for snake in snakes for one in snake.path)


def square_looks(snakes: Sequence[Snake], order: Sequence[Seat]) -> Iterator[Look]:
    """What each seat has, the seat to act first, turned and mirrored."""
    for across, up, is_turned in product((1, -1), (1, -1), (False, True)):
        yield _look(snakes, order, _turn(across, up, is_turned))


def _turn(across: int, up: int, is_turned: bool) -> Turn:
    def turn(x: int, y: int) -> tuple[int, int]:
        return (up * y, across * x) if is_turned else (across * x, up * y)

    return turn


def _look(snakes: Sequence[Snake], order: Sequence[Seat], turn: Turn) -> Look:
    """Every path, from the corner of all that is on its floor."""
    paths = [
        (_place(order, one.owner), [_cell(order, part.cell, turn) for part in one.path])
        for one in snakes
    ]
    corners: dict[int, tuple[int, int]] = {}
    for _, path in paths:
        for floor, x, y in path:
            left, low = corners.get(floor, (x, y))
            corners[floor] = min(left, x), min(low, y)
    return tuple(
        sorted(
            (who, tuple((at, x - corners[at][0], y - corners[at][1]) for at, x, y in path))
            for who, path in paths
        )
    )


def _cell(order: Sequence[Seat], cell: tuple[int, ...], turn: Turn) -> tuple[int, int, int]:
    """A cell is a square, after the seat whose floor it is where each has one."""
    *floors, x, y = cell
    return (_place(order, floors[0]) if floors else 0, *turn(x, y))


def _place(order: Sequence[Seat], seat: Seat | None) -> int:
    """When a seat acts, counted from now; -1: nobody."""
    return -1 if seat is None else order.index(seat)
