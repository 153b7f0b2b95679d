"""Charts of hexagonal boards: cells on a rhombus, and a layer for each way a tile is turned."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from serpentry.geometry.hexes import Hex, hexagon, one_way
from serpentry.hexsnakes.rules.tiles import Tile, orientations

Shape = tuple[Hex, ...]
Image = Callable[[Hex], Hex]


def anchored(path: Sequence[Hex]) -> tuple[Shape, Hex]:
    """The shape of a path, and the cell that it hangs on: its middle one."""
    anchor = path[len(path) // 2]
    back = Hex(-anchor.q, -anchor.r)
    return tuple(cell.moved(back) for cell in path), anchor


@cache
def shapes_of(tiles: tuple[Tile, ...]) -> dict[Shape, int]:
    """All ways in which tiles are turned, also flipped, numbered."""
    found: dict[Shape, int] = {}
    for tile in tiles:
        for path in sorted({one_way(one) for one in orientations(tile, flip=True)}):
            found.setdefault(anchored(path)[0], len(found))
    return found


def images(flips: bool) -> list[Image]:
    """The turns of a hexagon, and its mirror images if tiles may be flipped."""
    found: list[Image] = []
    for mirrored in (False, True)[: 1 + flips]:
        for turns in range(6):
            found.append(_image(mirrored, turns))
    return found


def _image(mirrored: bool, turns: int) -> Image:
    def image(cell: Hex) -> Hex:
        cell = cell.mirrored() if mirrored else cell
        for _ in range(turns):
            cell = cell.turned_left()
        return cell

    return image


class Rhombus:
    """The square canvas of a hexagon: row r and column q are the cell (q, r)."""

    def __init__(self, side: int) -> None:
        self.reach, self.width = side - 1, 2 * side - 1
        self.cells = hexagon(side)

    def square(self, cell: Hex) -> int:
        """Where a cell is."""
        return (cell.r + self.reach) * self.width + cell.q + self.reach

    def moved(self, image: Image) -> tuple[int, ...]:
        """For each square, the one whose content comes there; corners off the board stay."""
        found = list(range(self.width**2))
        for cell in self.cells:
            found[self.square(image(cell))] = self.square(cell)
        return tuple(found)


def moved_answers(
    board: Rhombus, layers: int, moved: Iterable[tuple[int, int, Hex, Hex]], extras: int
) -> tuple[int, ...]:
    """For each answer, the one that comes there: layers and cells from which, and to which."""
    count = layers * board.width**2
    found = list(range(count + extras))
    for source, target, start, end in moved:
        found[board.square(end) * layers + target] = board.square(start) * layers + source
    return tuple(found)
