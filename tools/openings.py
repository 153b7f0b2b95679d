"""What SNEKAGON's first moves are worth: `python -m tools.openings` draws them anew.

The first tile is the 1-tile, so a first move is a hex. On each one is written what the judge of
hints and reviews gives to whoever begins there.
`python -m tools.openings solved` draws what beats each first move where that is proved.
"""

import json
import sys
from pathlib import Path
from typing import Any

from bench.strength.solved import ring_of
from bench.strength.solving.job import first_moves

from serpentry.catalogue import set_up
from serpentry.games.snekagon import Options
from serpentry.geometry.hexes import hexagon
from serpentry.hexsnakes.looks.look import board_frame, centre, outline
from serpentry.pictures.svg import svg
from serpentry.review.judges import judge_of
from serpentry.review.valuing import PositionJudge
from serpentry.solved import Certificate, certificate_of
from serpentry.tabletop.picture import Label, Picture, Polygon, Shape

IMAGES = Path(__file__).parents[1] / "docs" / "images" / "openings"
SIDES = range(4, 9)
SOLVED, IN_A_ROW = 5, 3
EVEN = 10
"""Percent away from a half that still are drawn as even."""


def chances(side: int) -> dict[tuple[int, ...], int]:
    """In percent, what whoever begins may hope for, by kind of hex."""
    game: Any = set_up("snekagon", 2, {"board_side": side})
    judge, start = PositionJudge(game, judge_of(game)), game.rules.start()
    return {
        ring_of(move.cells[0]): round(100 * judge.value(game.rules.play(start, move)).results[0])
        for move in first_moves(game)
    }


def role_of(chance: int) -> str:
    """Green where the first player stands better, red where the second does."""
    if abs(chance - 50) <= EVEN:
        return "cell"
    return "seat0-tile" if chance > 50 else "seat1-tile"


def picture(side: int, known: dict[tuple[int, ...], int]) -> Picture:
    """A board with a chance on every hex."""
    shapes: list[Shape] = []
    for cell in hexagon(side):
        chance = known[ring_of(cell)]
        shapes += [
            Polygon(outline(cell, 0.96), role_of(chance)),
            Label(centre(cell), str(chance), "plain", 0.34),
        ]
    return Picture(tuple(shapes), board_frame(side), f"SNEKAGON, side {side}: first moves")


def beaten(certificate: Certificate) -> Picture:
    """A small board for each first move, with the reply that beats it."""
    cells, placements = hexagon(certificate.options.board_side), certificate.rules.table.placements
    left, top, right, bottom = board_frame(certificate.options.board_side)
    shapes: list[Shape] = []
    for number, line in enumerate(certificate.lines):
        row, column = divmod(number, IN_A_ROW)
        x, y = column * (right - left), row * (bottom - top)
        roles = dict.fromkeys(cells, "cell")
        for seat, placement in enumerate(line):
            roles |= dict.fromkeys(placements[placement].path, f"seat{seat}-tile")
        for cell, role in roles.items():
            points = tuple((one[0] + x, one[1] + y) for one in outline(cell, 0.96))
            shapes.append(Polygon(points, role))
    rows = -(-len(certificate.lines) // IN_A_ROW)
    frame = left, top, left + IN_A_ROW * (right - left), top + rows * (bottom - top)
    return Picture(tuple(shapes), frame, "First moves, and what beats them")


def draw_solved() -> None:
    """Draw what is in the package."""
    for flip, ending in ((True, ""), (False, "-no-flip")):
        certificate = certificate_of(Options(board_side=SOLVED, flip=flip))
        assert certificate
        text = svg(beaten(certificate))
        (IMAGES / f"solved-{SOLVED}{ending}.svg").write_text(text, encoding="utf-8")


def main(sides: list[int]) -> None:
    """Draw boards, and print what is best and what is evenest."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    for side in sides:
        known = chances(side)
        (IMAGES / f"side-{side}.svg").write_text(svg(picture(side, known)), encoding="utf-8")
        print(
            json.dumps({"side": side, "chances": {str(one): known[one] for one in sorted(known)}})
        )
        sys.stdout.flush()


if __name__ == "__main__":
    if sys.argv[1:] == ["solved"]:
        draw_solved()
    else:
        main([int(one) for one in sys.argv[1:]] or [*SIDES])
