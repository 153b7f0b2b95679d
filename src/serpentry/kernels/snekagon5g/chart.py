"""SNEKAGON 5G's chart for two: a layer for each floor, way a tile lies and way to drill it."""

from collections.abc import Iterator
from functools import cache, partial
from itertools import product

from serpentry.games.snekagon5g.numbering import Snekagon5gNumbering
from serpentry.games.snekagon5g.options import Options
from serpentry.games.snekagon5g.rules import Snekagon5gRules
from serpentry.games.snekagon5g.species import SPECIES, tiles_of
from serpentry.geometry.hexes import Hex, one_way
from serpentry.kernels.charts import Chart, Owners, Symmetry
from serpentry.kernels.hexsnakes.charting import (
    LAID,
    LENGTHS,
    PLANES,
    Image,
    Rhombus,
    anchored,
    images,
    moved_answers,
    shapes_of,
)

SEATS = 2
CHOICES = 2
"""An end is drilled to the other floor, or not."""
WAYS = CHOICES**2
OPTIONS = (1.0,) * 8
"""Advanced, drills at both ends, strict drills, vertical touch, clay, flipping, a first 1-tile."""
TILES = tuple(dict.fromkeys(tile for one in SPECIES[:SEATS] for tile in tiles_of(one)))


def is_charted(seats: int, options: Options) -> bool:
    """Whether nets can play a set-up: two players, with the tiles of the first two species."""
    return seats == SEATS and not options.species


@cache
def chart(options: Options) -> Chart:
    """The chart of a set-up."""
    rules, board = Snekagon5gRules(SEATS, options), Rhombus(options.floor_side)
    shapes, layers = shapes_of(TILES), SEATS * len(shapes_of(TILES)) * WAYS
    assert Snekagon5gNumbering(rules).count == SEATS * len(rules.table) * WAYS
    answers = []
    for floor, placement, way in product(range(SEATS), rules.table.placements, range(WAYS)):
        shape, anchor = anchored(placement.path)
        answers.append(board.square(anchor) * layers + _layer(floor, shapes[shape], way))
    return Chart(
        width=board.width,
        squares=tuple(map(board.square, rules.table.grid.cells)),
        planes=PLANES * SEATS,
        whole=(*LAID, *LAID, *LENGTHS, *OPTIONS),
        layers=layers,
        extras=1,
        answers=tuple(answers),
        owners=tuple(Owners(len(PLANES) * floor + 1, len(PLANES) * floor + 2) for floor in (0, 1)),
        turning=partial(_symmetries, options.floor_side, options.flip),
    )


def _layer(floor: int, shape: int, way: int) -> int:
    return (floor * len(shapes_of(TILES)) + shape) * WAYS + way


@cache
def _symmetries(side: int, flips: bool) -> tuple[Symmetry, ...]:
    board, layers, found = Rhombus(side), SEATS * len(shapes_of(TILES)) * WAYS, []
    for image in images(flips):
        answers = moved_answers(board, layers, _moved(board, image), 1)
        found.append(Symmetry(board.moved(image), answers))
    return tuple(found)


def _moved(board: Rhombus, image: Image) -> Iterator[tuple[int, int, Hex, Hex]]:
    """All answers: layers and cells from which, and to which."""
    shapes, inside = shapes_of(TILES), set(board.cells)
    for (shape, number), anchor in product(shapes.items(), board.cells):
        path = [anchor.moved(step) for step in shape]
        if not inside.issuperset(path):
            continue
        after = [image(cell) for cell in path]
        is_turned = one_way(after) != tuple(after)
        to, end = anchored(one_way(after))
        for floor, first, last in product(range(SEATS), range(CHOICES), range(CHOICES)):
            way, other = CHOICES * first + last, CHOICES * last + first
            source = _layer(floor, number, way)
            yield source, _layer(floor, shapes[to], other if is_turned else way), anchor, end
