"""SNEKAGON's chart: a layer for each way a tile lies, and the take-over beside the board."""

from functools import cache, partial

from serpentry.games.hexsnakes.rules.tiles import BASIC
from serpentry.games.snekagon.rules.options import Options
from serpentry.games.snekagon.rules.rules import SnekagonRules
from serpentry.geometry.hexes import one_way
from serpentry.kernels.charts import Chart, Owners, Symmetry
from serpentry.kernels.hexsnakes.charting import (
    PAIR,
    PLANES,
    Rhombus,
    anchored,
    images,
    moved_answers,
    shapes_of,
)

OPTIONS = (1.0, 1.0, 1.0, 1.0, 1.0, 1 / 8, 1 / 16, 1.0)
"""Pie, tiebreak, whether a take-over may be now, flipping, a first 1-tile, side, tiles laid."""


@cache
def chart(options: Options) -> Chart:
    """The chart of a set-up."""
    rules, board = SnekagonRules(options), Rhombus(options.board_side)
    shapes = shapes_of(BASIC)
    answers = []
    for placement in rules.table.placements:
        shape, anchor = anchored(placement.path)
        answers.append(board.square(anchor) * len(shapes) + shapes[shape])
    return Chart(
        width=board.width,
        squares=tuple(map(board.square, rules.table.grid.cells)),
        planes=PLANES,
        whole=(*PAIR, *OPTIONS),
        layers=len(shapes),
        extras=1,
        answers=(*answers, len(shapes) * board.width**2),
        owners=(Owners(1, 2, 2),),
        turning=partial(_symmetries, options.board_side, options.flip),
    )


@cache
def _symmetries(side: int, flips: bool) -> tuple[Symmetry, ...]:
    board, shapes, found = Rhombus(side), shapes_of(BASIC), []
    inside = set(board.cells)
    for image in images(flips):
        moved = []
        for shape, layer in shapes.items():
            for anchor in board.cells:
                path = [anchor.moved(step) for step in shape]
                if inside.issuperset(path):
                    to, end = anchored(one_way([image(cell) for cell in path]))
                    moved.append((layer, shapes[to], anchor, end))
        answers = moved_answers(board, len(shapes), moved, 1)
        found.append(Symmetry(board.moved(image), answers))
    return tuple(found)
