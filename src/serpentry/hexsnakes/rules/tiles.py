"""The tiles: snake polyhexes, named by their turns.

A tile is a path of hexes in which each touches only its neighbours in the path. Its name is the
string of its turns (L 60° left, S straight, R 60° right); the two without turns are `1` and `2`::

    1  ⬡      2  ⬡⬡      S  ⬡⬡⬡      L  ⬡⬡        LR  ⬡⬡
                                         ⬡              ⬡⬡
"""

from collections.abc import Sequence
from functools import cache

from serpentry.geometry.hexes import Hex, mirror_turns, path_along, reverse_turns, turns_of
from serpentry.languages import Sentence

Tile = str

BASIC: tuple[Tile, ...] = ("1", "2", "S", "L", "SS", "SL", "LL", "LR")
"""One of each snake polyhex with up to four hexes: eight tiles, 25 hexes."""


def size(tile: Tile) -> int:
    """How many hexes a tile has."""
    return int(tile) if tile.isdecimal() else len(tile) + 2


def _turns(tile: Tile) -> str:
    return "" if tile.isdecimal() else tile


@cache
def orientations(tile: Tile, flip: bool) -> tuple[tuple[Hex, ...], ...]:
    """Every way the tile can be turned (and flipped), as a path from the centre."""
    if tile == "1":
        return ((Hex(0, 0),),)
    hands = {_turns(tile), mirror_turns(_turns(tile))} if flip else {_turns(tile)}
    return tuple(
        path_along(turns, heading=heading) for turns in sorted(hands) for heading in range(6)
    )


def tile_of(path: Sequence[Hex], tiles: Sequence[Tile], flip: bool) -> Tile | None:
    """Which of the tiles has the shape of this path; None if none has."""
    if len(path) == 1:
        return "1" if "1" in tiles else None
    turns = turns_of(path)
    if turns is None:
        return None
    spellings = {turns, reverse_turns(turns)}
    if flip:
        spellings |= {mirror_turns(one) for one in spellings}
    for tile in tiles:
        if size(tile) == len(path) and _turns(tile) in spellings:
            return tile
    return None


def tile_word(tile: Tile) -> Sentence:
    """The word for a tile by its look: the straight three for `S`."""
    return Sentence(f"board-hex-tile-{tile.lower()}")
