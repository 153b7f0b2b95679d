"""The snakes of SNEKAGON, for those who draw them."""

from collections.abc import Iterable
from functools import cache, lru_cache

from serpentry.games.snekagon.looks.face import SEAT_NAMES, SnekagonFace
from serpentry.games.snekagon.rules.moves import Move, Place
from serpentry.games.snekagon.rules.position import Position
from serpentry.geometry.hexes import Hex
from serpentry.hexsnakes.rules.chains import in_order, order_of, snakes_of
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.board import Snake
from serpentry.tabletop.refusal import Cell

Path = tuple[Hex, ...]
MOST_SEATS = 2048
"""As many as this are remembered with their snakes."""


def snakes(face: SnekagonFace, position: Position, played: Iterable[Move]) -> tuple[Snake, ...]:
    """Both seats' snakes."""
    seen = order_of(move.cells for move in played if isinstance(move, Place))
    return tuple(
        snake
        for seat in range(len(SEAT_NAMES))
        for snake in _seat_snakes(seat, tuple(in_order(face.tiles(position, seat), seen)))
    )


@lru_cache(maxsize=MOST_SEATS)
def _seat_snakes(seat: Seat, tiles: tuple[Path, ...]) -> list[Snake]:
    """Those of the seat that did not move are as they were."""
    return snakes_of(seat, SEAT_NAMES[seat], tiles, _neighbours)


@cache
def _neighbours(cell: Cell) -> tuple[Cell, ...]:
    return Hex(*cell).neighbours()
