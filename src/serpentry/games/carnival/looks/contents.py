"""What is in the box of Cobra Carnival, for print."""

from collections.abc import Iterator

from serpentry.games.carnival.looks.look import beyond, square
from serpentry.games.carnival.looks.painting import (
    gem_painting,
    hat_painting,
    house_painting,
    tile_painting,
)
from serpentry.games.carnival.rules.position import HOUSE
from serpentry.games.carnival.rules.seating import Seating
from serpentry.games.carnival.rules.tiles import COLOURS, TILES, TOKEN_WORTH, Tile
from serpentry.geometry.squares import Square
from serpentry.tabletop.contents import Component, ComponentSet, Contents
from serpentry.tabletop.helpers.backs import deck_back
from serpentry.tabletop.picture import Label, Polygon, Shape

CELL = 31.0
"""Millimetres: six tiles in a row of a sheet."""
TOKEN = 16.0
"""Millimetres: a token is on the diamond of a tile."""
MIDDLE = Square(0, 0)
CORNER = (-0.34, -0.34)
POINTS = (0.38, 0.4)
TOLD_SHAPES = ("straight", "diamond")
"""Kinds that show their points, or get them by a token."""


def contents(seating: Seating) -> Contents:
    """All tiles of all colours, as it is unknown until the house tile is fixed which are played."""
    exits = tuple((colour, beyond(MIDDLE, side, 0.36)) for side, colour in enumerate(COLOURS))
    house = Component(HOUSE, 1, (MIDDLE,), (_paper("#e2bd86"), *house_painting()), exits)
    token = Component("token", seating.tokens(), (MIDDLE,), tuple(_token()))
    return Contents(
        (
            ComponentSet("tiles", "squares", CELL, tuple(map(_part, TILES.values())), deck_back()),
            ComponentSet("house", "squares", CELL, (house,)),
            ComponentSet("tokens", "squares", TOKEN, (token,)),
        )
    )


def _part(tile: Tile) -> Component:
    shapes = _hat(tile) if tile.shape == "worn" else _printed(tile)
    name = tile.name.replace(" ", "-")
    signs = ((tile.colour, CORNER),) if tile.colour else ()
    return Component(name, tile.copies, (MIDDLE,), tuple(shapes), signs)


def _paper(role: str) -> Polygon:
    return Polygon(square(MIDDLE, 0.5), role)


def _printed(tile: Tile) -> Iterator[Shape]:
    """The tile as it is drawn on the table, to the edge, with its points in a corner."""
    yield _paper(f"{tile.colour}-tile" if tile.colour else "paper")
    yield from tile_painting(tile)
    if tile.points and tile.kind not in TOLD_SHAPES:
        yield Label(POINTS, _signed(tile.points), "plain", 0.18)


def _hat(tile: Tile) -> Iterator[Shape]:
    yield _paper("paper")
    yield from hat_painting(tile.points, _signed(tile.points))


def _token() -> Iterator[Shape]:
    yield _paper("paper")
    yield from gem_painting()
    yield Label((0, 0.02), str(TOKEN_WORTH), "#123a50", 0.26)


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)
