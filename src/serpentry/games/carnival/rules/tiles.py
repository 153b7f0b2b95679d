"""All tiles of the game, as one table.

The rulebook that has come down to us names the kinds of tiles and what they do, but has lost its
pictures. **How many tiles there are, and the points printed on them, are our proposal**; only the
worth of a diamond, of a gift and of a trouble is the rulebook's. Change a row of `TABLE` and play:
everything else is derived from it.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from serpentry.games.carnival.rules.shapes import TURNS, Shape

COLOURS = ("yellow", "black", "purple", "green")
"""Clockwise on the house tile; unturned, yellow looks north."""

HAND_SIZE = 4
TOKENS_A_COLOUR = 2


@dataclass(frozen=True)
class Row:
    """A kind of tile; `copies` says how many bear which points (of each colour, if it has one).

    Where there are several values, the points are part of the tile's name.
    """

    kind: str
    shape: Shape
    copies: Mapping[int, int]
    coloured: bool = True


TABLE = (
    Row("straight", "straight", {1: 2, 2: 2, 3: 2}),
    Row("corner", "corner", {1: 6}),
    Row("diamond", "straight", {4: 2}),
    Row("knot", "straight", {-2: 1}),
    Row("sore", "corner", {-1: 1}),
    Row("head", "head", {2: 2}),
    Row("gift", "blank", {1: 6}, coloured=False),
    Row("trouble", "blank", {-2: 4}, coloured=False),
    Row("log straight", "straight", {0: 4}, coloured=False),
    Row("log corner", "corner", {0: 8}, coloured=False),
    Row("log crossing", "crossing", {0: 4}, coloured=False),
    Row("hat", "worn", {1: 1, 2: 2, 3: 1, -1: 1, -2: 1}, coloured=False),
)
"""A diamond's points are those of its token, a gift's and a trouble's are for each side."""

BODY_KINDS = ("straight", "corner", "diamond", "knot", "sore")
WELCOME_KINDS = ("straight", "corner", "diamond")
"""Body tiles that make a snake longer and finer: for others only if one's own have no place."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One of the tiles; those of one name are the same."""

    name: str
    kind: str
    colour: str | None
    shape: Shape
    points: int
    copies: int

    @property
    def turns(self) -> int:
        """In how many ways it can be turned that look different."""
        return TURNS[self.shape]


def _tiles(row: Row) -> list[Tile]:
    tiles = []
    for colour in COLOURS if row.coloured else (None,):
        for points, copies in row.copies.items():
            words = [colour or "", row.kind, str(points) if len(row.copies) > 1 else ""]
            name = " ".join(word for word in words if word)
            tiles.append(Tile(name, row.kind, colour, row.shape, points, copies))
    return tiles


TILES = {tile.name: tile for row in TABLE for tile in _tiles(row)}
NAMES = tuple(sorted(TILES))
"""All names in the order in which piles and hands are kept."""

BODY = frozenset(name for name in NAMES if TILES[name].kind in BODY_KINDS)
WELCOME_TILES = frozenset(name for name in NAMES if TILES[name].kind in WELCOME_KINDS)
STRAIGHTS = frozenset(name for name in NAMES if TILES[name].shape == "straight")
SNAKE_STRAIGHTS = BODY & STRAIGHTS
SNAKE_CORNERS = BODY - STRAIGHTS
COLOURED = frozenset(name for name in NAMES if TILES[name].colour)
REPLACEABLE_LOGS = ("log straight", "log corner")
HATS = frozenset(name for name in NAMES if TILES[name].kind == "hat")

GROUPS = {
    name: f"{tile.colour} {tile.shape}" if name in BODY else name
    for name, tile in TILES.items()
    if tile.shape not in ("head", "worn")
}
"""What may be placed in play; tiles of one group may go in the same places."""

TOKEN_WORTH = next(tile.points for tile in TILES.values() if tile.kind == "diamond")


def head_of(colour: str) -> str:
    """The name of a colour's head."""
    return next(
        name for name in NAMES if TILES[name].kind == "head" and TILES[name].colour == colour
    )
