"""What is in the box of SNEKAGON 5G, for print."""

from collections.abc import Iterable

from serpentry.games.snekagon5g.looks.picture import FloorPicture
from serpentry.games.snekagon5g.rules.clay import IN_THE_BOX
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.games.snekagon5g.rules.species import tiles_of
from serpentry.geometry.hexes import Hex
from serpentry.hexsnakes.looks.contents import CELL, board_shapes, tile_part
from serpentry.hexsnakes.looks.look import board_frame, centre, outline
from serpentry.tabletop.contents import Component, ComponentSet, Contents, Ground
from serpentry.tabletop.picture import Disc, Label, Picture, Polygon, Shape, Stroke

CLAY = 13.0
"""Millimetres: a piece of clay leaves the tile under it to be seen."""
MIDDLE = Hex(0, 0)
PATTERNS = {
    "mamba": "dots",
    "python": "rings",
    "viper": "zigzag",
    "rattlesnake": "diamonds",
    "cobra": "chevrons",
}
"""What each species has on its back."""


def contents(rules: Snekagon5gRules, floors: FloorPicture) -> Contents:
    """Ten tiles for each species at the table, the clay, and a floor for each."""
    tiles = tuple(
        tile_part(tile, species, f"seat{seat}", PATTERNS[species], rules.options.flip)
        for seat, species in enumerate(rules.species)
        for tile in tiles_of(species)
    )
    return Contents(
        (ComponentSet("tiles", "hexes", CELL, tiles), ComponentSet("clay", "hexes", CLAY, _clay())),
        tuple(Ground("floor", CELL, _floor(rules, floors, floor)) for floor in rules.floors.all),
    )


def _floor(rules: Snekagon5gRules, floors: FloorPicture, floor: int) -> Picture:
    """A floor with its number in a corner."""
    frame = board_frame(rules.options.floor_side)
    shapes = (
        *board_shapes(rules.table.grid.cells, floors.names),
        *_eyes(rules.options.eyes),
        Label((frame[0] + 0.7, frame[1] + 0.7), str(floor + 1), "plain", 0.8),
    )
    return Picture(shapes, frame, "SNEKAGON 5G")


def _eyes(eyes: Iterable[Hex]) -> Iterable[Shape]:
    for eye in eyes:
        yield Polygon(outline(eye), "dim", "dim")
        yield Disc(centre(eye), 0.3, "paper")


def _clay() -> tuple[Component, ...]:
    """A ring with a gap, which is turned towards the body; and a whole one."""
    plate = Polygon(outline(MIDDLE), "paper")
    ring = (Disc((0, 0), 0.4, "wood"), Disc((0, 0), 0.2, "paper"))
    gap = Stroke(((0.0, 0.0), (0.5, 0.0)), "paper", 0.3)
    return (
        Component("clay.open", IN_THE_BOX.open, (MIDDLE,), (plate, *ring, gap)),
        Component("clay.closed", IN_THE_BOX.closed, (MIDDLE,), (plate, *ring)),
    )
