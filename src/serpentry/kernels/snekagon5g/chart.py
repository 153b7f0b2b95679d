"""SNEKAGON 5G's charts: a layer for each floor, way a tile is turned and way to drill it.

Two have a net of their own, for which floors are planes of one board. For three to five, floors are
boards in a circle that are the same to the net, and one net serves all tables.
"""

from collections.abc import Iterator
from functools import cache, partial
from itertools import product
from typing import NamedTuple

from serpentry.games.snekagon5g.numbers.numbering import Snekagon5gNumbering
from serpentry.games.snekagon5g.rules.options import Options
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.games.snekagon5g.rules.species import SPECIES, tiles_of
from serpentry.geometry.hexes import Hex, one_way
from serpentry.hexsnakes.rules.tiles import Tile
from serpentry.kernels.charts import Chart, Owners, Symmetry, byte_of, units_of
from serpentry.kernels.hexsnakes import charting
from serpentry.kernels.hexsnakes.structs import SeenHex
from serpentry.kernels.snekagon5g.structs import PairCell, PairGame, TableCell, TableGame

TWO = 2
SMALLEST = 4
"""The side of a floor as it is printed; with more than two, nets play on no other."""


class Layers(NamedTuple):
    """How a floor's layers are counted: ways a tile is turned, and what its ends are drilled to."""

    tiles: tuple[Tile, ...]
    choices: int
    """An end is not drilled, or to one of the floors beside."""

    @property
    def on_a_floor(self) -> int:
        """Layers of a floor."""
        return len(charting.shapes_of(self.tiles)) * self.choices**2

    def number(self, floor: int, shape: int, first: int, last: int) -> int:
        """The layer of a tile's turn, and of what both ends are drilled to."""
        return floor * self.on_a_floor + (shape * self.choices + first) * self.choices + last


def layers_for(seats: int) -> Layers:
    """The layers of a floor at a table of a size."""
    species = SPECIES[:TWO] if seats == TWO else SPECIES
    tiles = dict.fromkeys(tile for one in species for tile in tiles_of(one))
    return Layers(tuple(tiles), min(seats, 3))


def is_charted(seats: int, options: Options) -> bool:
    """Whether nets can play a set-up: with the tiles of the first species, floors as printed."""
    return not options.species and (seats == TWO or options.floor_side == SMALLEST)


def drilled_to(seats: int, floor: int, choice: int) -> int:
    """What a choice of the numbering is to a net: 1 drills to the floor before, 2 to the next.

    Two floors are beside each other only once.
    """
    if choice == 0 or seats == TWO:
        return choice
    beside = sorted(((floor - 1) % seats, (floor + 1) % seats))
    return 1 + (beside[choice - 1] == (floor + 1) % seats)


def owners_on(is_many: bool, first: int) -> Owners:
    """The planes that tell the owners of hexes on a floor, whose planes begin there."""
    mine, theirs = (first + byte_of(SeenHex, name) for name in ("mine", "theirs"))
    if is_many:
        return Owners(mine, theirs, first + byte_of(TableCell, "seats_later"), count=4)
    return Owners(mine, theirs, theirs)


@cache
def chart(seats: int, options: Options) -> Chart:
    """The chart of a set-up."""
    rules, board = Snekagon5gRules(seats, options), charting.Rhombus(options.floor_side)
    layers = layers_for(seats)
    shapes, choices = charting.shapes_of(layers.tiles), range(layers.choices)
    assert Snekagon5gNumbering(rules).count == seats * len(rules.table) * layers.choices**2
    answers = []
    for floor, placement in product(range(seats), rules.table.placements):
        shape, anchor = charting.anchored(placement.path)
        for ends in product(choices, choices):
            to = [drilled_to(seats, floor, end) for end in ends]
            layer = layers.number(floor, shapes[shape], to[0], to[1])
            answers.append(board.square(anchor) * seats * layers.on_a_floor + layer)
    is_many = seats > TWO
    planes = units_of(TableCell if is_many else PairCell)
    return Chart(
        width=board.width,
        squares=tuple(map(board.square, rules.table.grid.cells)),
        planes=planes * seats,
        whole=units_of(TableGame if is_many else PairGame),
        layers=seats * layers.on_a_floor,
        extras=1,
        answers=tuple(answers),
        owners=tuple(owners_on(is_many, len(planes) * floor) for floor in range(seats)),
        turning=partial(_symmetries, seats, options.floor_side, options.flip),
        floors=seats if is_many else 1,
    )


@cache
def _symmetries(seats: int, side: int, flips: bool) -> tuple[Symmetry, ...]:
    board, layers, found = charting.Rhombus(side), layers_for(seats), []
    for image in charting.images(flips):
        moved = _moved(board, layers, seats, image)
        answers = charting.moved_answers(board, seats * layers.on_a_floor, moved, 1)
        found.append(Symmetry(board.moved(image), answers))
    return tuple(found)


def _moved(
    board: charting.Rhombus, layers: Layers, seats: int, image: charting.Image
) -> Iterator[tuple[int, int, Hex, Hex]]:
    """All answers: layers and cells from which, and to which."""
    shapes, inside = charting.shapes_of(layers.tiles), set(board.cells)
    choices = range(layers.choices)
    for (shape, number), anchor in product(shapes.items(), board.cells):
        path = [anchor.moved(step) for step in shape]
        if not inside.issuperset(path):
            continue
        after = [image(cell) for cell in path]
        is_turned = one_way(after) != tuple(after)
        to, end = charting.anchored(one_way(after))
        for floor, first, last in product(range(seats), choices, choices):
            ends = (last, first) if is_turned else (first, last)
            source = layers.number(floor, number, first, last)
            yield source, layers.number(floor, shapes[to], *ends), anchor, end
