"""SNEKAGON's chart: a layer for each way a tile is turned, and the take-over beside the board."""

from functools import cache, partial

from serpentry.games.snekagon.rules.options import Options
from serpentry.games.snekagon.rules.rules import SnekagonRules
from serpentry.geometry.hexes import one_way
from serpentry.hexsnakes.rules.tiles import BASIC
from serpentry.kernels.charts import Chart, Owners, Symmetry, byte_of, units_of
from serpentry.kernels.hexsnakes import charting
from serpentry.kernels.snekagon.structs import SeenCell, SeenGame

MINE, THEIRS = byte_of(SeenCell, "mine"), byte_of(SeenCell, "theirs")


@cache
def chart(options: Options) -> Chart:
    """The chart of a set-up."""
    rules, board = SnekagonRules(options), charting.Rhombus(options.board_side)
    shapes = charting.shapes_of(BASIC)
    answers = []
    for placement in rules.table.placements:
        shape, anchor = charting.anchored(placement.path)
        answers.append(board.square(anchor) * len(shapes) + shapes[shape])
    return Chart(
        width=board.width,
        squares=tuple(map(board.square, rules.table.grid.cells)),
        planes=units_of(SeenCell),
        whole=units_of(SeenGame),
        layers=len(shapes),
        extras=1,
        answers=(*answers, len(shapes) * board.width**2),
        owners=(Owners(MINE, THEIRS, THEIRS),),
        turning=partial(_symmetries, options.board_side, options.flip),
    )


@cache
def _symmetries(side: int, flips: bool) -> tuple[Symmetry, ...]:
    board, shapes, found = charting.Rhombus(side), charting.shapes_of(BASIC), []
    inside = set(board.cells)
    for image in charting.images(flips):
        moved = []
        for shape, layer in shapes.items():
            for anchor in board.cells:
                path = [anchor.moved(step) for step in shape]
                if inside.issuperset(path):
                    to, end = charting.anchored(one_way([image(cell) for cell in path]))
                    moved.append((layer, shapes[to], anchor, end))
        answers = charting.moved_answers(board, len(shapes), moved, 1)
        found.append(Symmetry(board.moved(image), answers))
    return tuple(found)
