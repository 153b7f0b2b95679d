"""The snakes of SNEKAGON, for those who draw them."""

from collections.abc import Iterable
from functools import cache

from serpentry.games.hexsnakes.chains import in_order, snakes_of
from serpentry.games.snekagon.face import SEAT_NAMES, SnekagonFace
from serpentry.games.snekagon.moves import Lay, Move
from serpentry.games.snekagon.position import Position
from serpentry.geometry.hexes import Hex
from serpentry.tabletop.board import Snake
from serpentry.tabletop.refusal import Cell


def snakes(face: SnekagonFace, position: Position, played: Iterable[Move]) -> tuple[Snake, ...]:
    """Both seats' snakes."""
    paths = [move.cells for move in played if isinstance(move, Lay)]
    return tuple(
        snake
        for seat, name in enumerate(SEAT_NAMES)
        for snake in snakes_of(seat, name, in_order(face.tiles(position, seat), paths), _neighbours)
    )


@cache
def _neighbours(cell: Cell) -> tuple[Cell, ...]:
    return Hex(*cell).neighbours()
