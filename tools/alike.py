"""Which first moves are alike: turned or mirrored, on the other of two floors.

Positions of the same set-up are compared. So only those images count that leave the board as it
is: with holes in it there are fewer.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from serpentry.geometry.hexes import Hex
from serpentry.geometry.squares import STEPS
from serpentry.kernels.hexsnakes.charting import images
from serpentry.tabletop.board import Segment, Snake
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.refusal import Cell

Image = Callable[[Cell], Cell]
TWO = 2


class Likeness:
    """Tells whether positions after a move or two are alike."""

    def __init__(self, game: AnyGame) -> None:
        self.game, self.start = game, game.rules.start()
        self.squares = False
        cells = set[Cell]()
        for move in game.rules.moves(self.start):
            cells.update(game.board.cells(self.start, move))
            if not self.squares:
                after = game.board.snakes(game.rules.play(self.start, move))
                self.squares = any(part.enters is not None for one in after for part in one.path)
        found = _square_images() if self.squares else _hex_images(cells)
        self.images = [
            one for one in found if self.squares or {one(cell) for cell in cells} == cells
        ]

    def key(self, position: object, moves: Sequence[object]) -> str:
        """The same for all positions that are alike and came about by the same pieces."""
        snakes = self.game.board.snakes(position)
        kinds = [self.game.notation.kind(move) for move in moves]
        looks = (sorted(_look(one, image) for one in snakes) for image in self.images)
        return repr((kinds, min(looks)))

    def kinds_of_moves(self, position: object, moves: Sequence[object]) -> dict[str, list[object]]:
        """All moves after some others, those together that are alike."""
        found: dict[str, list[object]] = {}
        for move in self.game.rules.moves(position):
            key = self.key(self.game.rules.play(position, move), [*moves, move])
            found.setdefault(key, []).append(move)
        return found


def _look(snake: Snake, image: Image) -> tuple[object, ...]:
    parts = [_part(one, image) for one in snake.path]
    way = sorted(parts) if snake.is_ring else min(parts, parts[::-1])
    owner = -1 if snake.owner is None else snake.owner
    return owner, snake.colour, snake.is_ring, way


def _part(part: Segment, image: Image) -> tuple[object, ...]:
    """A segment: its cell, the neighbours that its sides lead to, whether it is grey."""
    *floors, x, y = part.cell
    sides = [side for side in (part.enters, part.leaves) if side is not None]
    beyond = sorted(image((*floors, x + STEPS[one][0], y + STEPS[one][1])) for one in sides)
    return image(part.cell), beyond, part.is_grey


def _hex_images(cells: set[Cell]) -> Iterator[Image]:
    floors = {cell[0] for cell in cells if len(cell) > TWO}
    for turn in images(flips=True):
        for upside_down in (False, True)[: max(1, len(floors))]:
            yield _hex_image(turn, upside_down)


def _hex_image(turn: Callable[[Hex], Hex], upside_down: bool) -> Image:
    def image(cell: Cell) -> Cell:
        *floors, q, r = cell
        return (*(1 - floor if upside_down else floor for floor in floors), *turn(Hex(q, r)))

    return image


def _square_images() -> Iterator[Image]:
    for across, up, is_turned in product((1, -1), (1, -1), (False, True)):
        yield _square_image(across, up, is_turned)


def _square_image(across: int, up: int, is_turned: bool) -> Image:
    def image(cell: Cell) -> Cell:
        *floors, x, y = cell
        return (*floors, *((up * y, across * x) if is_turned else (across * x, up * y)))

    return image
