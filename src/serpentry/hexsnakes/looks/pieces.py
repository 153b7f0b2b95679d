"""The tiles as pieces: what they cover, and how they can be turned."""

from collections.abc import Iterable

from serpentry.geometry.hexes import Hex, one_way
from serpentry.hexsnakes.rules.tiles import Tile, orientations
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.board import Piece


def tile_piece(tile: Tile, seats: Iterable[Seat], flip: bool) -> Piece:
    """A tile of some seats, of which each has one."""
    plain, flipped = _lies(tile, flip=False), _lies(tile, flip=True)
    return Piece(
        name=tile,
        count=1,
        seats=tuple(seats),
        turns=len(plain),
        can_flip=flip and flipped != plain,
        cells=orientations(tile, flip=False)[0],
    )


def _lies(tile: Tile, flip: bool) -> set[tuple[Hex, ...]]:
    """Every way in which a tile can be turned that looks different, from its first cell on."""
    paths = (one_way(path) for path in orientations(tile, flip))
    return {tuple(Hex(q - path[0].q, r - path[0].r) for q, r in path) for path in paths}
