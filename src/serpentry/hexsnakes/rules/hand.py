"""Whether a player holds the tile that a path of cells asks for."""

from collections.abc import Collection, Iterable, Sequence

from serpentry.geometry.hexes import Hex
from serpentry.hexsnakes.rules.tiles import Tile, tile_of, tile_word
from serpentry.tabletop.refusal import Cell, Illegal, refuse

TILE_IN_HAND = "tile-in-hand"


def why_not_in_hand(
    path: Sequence[Hex],
    tiles: Sequence[Tile],
    hand: Collection[Tile],
    flip: bool,
    cells: Iterable[Cell],
) -> Illegal | None:
    """What is wrong with the shape of a path, for one who began with `tiles` and has a `hand`."""
    tile = tile_of(path, tiles, flip)
    if tile is None:
        if not flip and tile_of(path, tiles, flip=True):
            message = "why-hex-unflipped"
            return refuse(TILE_IN_HAND, message, cells)
        return refuse(TILE_IN_HAND, "why-hex-no-such-shape", cells)
    if tile not in hand:
        return refuse(TILE_IN_HAND, "why-hex-tile-used", cells, tile=tile_word(tile))
    return None


def has_a_shape(path: Sequence[Hex], tiles: Sequence[Tile]) -> bool:
    """Whether one of the tiles has the shape of a path, flipped or not."""
    return tile_of(path, tiles, flip=True) is not None
