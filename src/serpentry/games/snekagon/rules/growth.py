"""The placements of a SNEKAGON board."""

from functools import cache

from serpentry.games.snekagon.rules.options import Options
from serpentry.geometry.hexes import hexagon
from serpentry.hexsnakes.rules.growth import Growth
from serpentry.hexsnakes.rules.placements import PlacementTable
from serpentry.hexsnakes.rules.tiles import BASIC


@cache
def growth_for(options: Options) -> Growth:
    """The placements for a set-up; set-ups with the same board and tiles share them."""
    return _growth(options.board_side, options.flip)


@cache
def _growth(side: int, flip: bool) -> Growth:
    return Growth(PlacementTable(hexagon(side), BASIC, flip))
