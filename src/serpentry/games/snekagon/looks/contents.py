"""What is in the box of SNEKAGON, for print."""

from serpentry.games.snekagon.looks.face import SnekagonFace
from serpentry.geometry.hexes import hexagon
from serpentry.hexsnakes.looks.contents import CELL, board_shapes, tile_part
from serpentry.hexsnakes.looks.look import board_frame
from serpentry.tabletop.contents import ComponentSet, Contents, Ground
from serpentry.tabletop.painting.data import pattern_of
from serpentry.tabletop.picture import Picture


def contents(face: SnekagonFace) -> Contents:
    """Eight tiles for each of the two, and the board."""
    table = face.rules.table
    tiles = tuple(
        tile_part(tile, face.seat_name(seat), f"seat{seat}", pattern_of(seat), table.flip)
        for seat in (0, 1)
        for tile in table.tiles
    )
    board = Picture(
        tuple(board_shapes(hexagon(face.side), face.names)), board_frame(face.side), "SNEKAGON"
    )
    return Contents((ComponentSet("tiles", "hexes", CELL, tiles),), (Ground("board", CELL, board),))
