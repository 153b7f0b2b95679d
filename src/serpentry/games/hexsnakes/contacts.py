"""Contacts that a snake must not have."""

from collections.abc import Collection, Iterable
from itertools import combinations

from serpentry.geometry.hexes import Hex


def sharp_turn(tile: Iterable[Hex], snake: Collection[Hex]) -> tuple[Hex, Hex, Hex] | None:
    """Three hexes of a snake, one of them of the tile, that all touch each other; or None."""
    for cell in sorted(tile):
        around = [other for other in cell.neighbours() if other in snake]
        for one, two in combinations(around, 2):
            if one.touches(two):
                return cell, one, two
    return None
