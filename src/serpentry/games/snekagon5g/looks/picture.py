"""Pictures of SNEKAGON 5G: the floors in a circle, and the drills as curves between them."""

from collections import Counter
from collections.abc import Iterable, Iterator
from math import cos, pi, sin, sqrt

from serpentry.games.snekagon5g.rules.floors import Node
from serpentry.games.snekagon5g.rules.moves import Move, Place
from serpentry.games.snekagon5g.rules.position import Position, Snakes
from serpentry.games.snekagon5g.rules.rules import Snekagon5gRules
from serpentry.geometry.bitsets import few_members
from serpentry.geometry.hexes import Hex, hexagon_names
from serpentry.hexsnakes.looks.look import (
    board_frame,
    cell_shapes,
    centre,
    outline,
    snake_shapes,
)
from serpentry.tabletop.picture import Disc, Label, Picture, Point, Polygon, Shape, Stroke


def shifted(shape: Shape, by: Point) -> Shape:
    """The shape somewhere else."""
    match shape:
        case Polygon(points, role, edge):
            return Polygon(tuple(_moved(point, by) for point in points), role, edge)
        case Stroke(points, role, width, smooth):
            return Stroke(tuple(_moved(point, by) for point in points), role, width, smooth)
        case Disc(middle, radius, role):
            return Disc(_moved(middle, by), radius, role)
        case Label(at, text, role, size):
            return Label(_moved(at, by), text, role, size)


def _moved(point: Point, by: Point) -> Point:
    return (point[0] + by[0], point[1] + by[1])


def _bend(start: Point, end: Point, share: float) -> Point:
    """A point above the middle of a line, off it by a share of its length."""
    across, down = end[0] - start[0], end[1] - start[1]
    lift = share if across > 0 else -share
    return ((start[0] + end[0]) / 2 + down * lift, (start[1] + end[1]) / 2 - across * lift)


class FloorPicture:
    """Draws positions of one set-up."""

    def __init__(self, rules: Snekagon5gRules) -> None:
        self.rules = rules
        self.names = hexagon_names(rules.options.floor_side)
        self.left, self.top, self.right, self.bottom = board_frame(rules.options.floor_side)
        self.middles = self._middles(rules.floors.count)

    def _middles(self, count: int) -> list[Point]:
        """The middles of the floors, clockwise in a circle in which neighbours just have room."""
        width = max(self.right - self.left, (self.bottom - self.top) * 2 / sqrt(3))
        radius = width / 2 / sin(pi / count)
        angles = [2 * pi * floor / count - pi / 2 - pi / count for floor in range(count)]
        return [(radius * cos(angle), radius * sin(angle)) for angle in angles]

    def place(self, node: Node) -> Point:
        """Where a cell of a floor is drawn."""
        return _moved(centre(node.cell), self.middles[node.floor])

    def picture(self, position: Position, last: Move | None) -> Picture:
        """The whole table."""
        shapes: list[Shape] = []
        for floor in self.rules.floors.all:
            shapes += (
                shifted(shape, self.middles[floor]) for shape in self._floor(position, floor, last)
            )
        for seat, snakes in enumerate(position.colours):
            shapes += self._drills(snakes, f"seat{seat}")
        return Picture(tuple(shapes), self._frame(), "SNEKAGON 5G")

    def _frame(self) -> tuple[float, float, float, float]:
        across, down = zip(*self.middles, strict=True)
        return (
            min(across) + self.left,
            min(down) + self.top - 0.5,
            max(across) + self.right,
            max(down) + self.bottom,
        )

    def _floor(self, position: Position, floor: int, last: Move | None) -> Iterator[Shape]:
        yield Label((0, self.top + 0.05), str(floor + 1), "plain", 0.42)
        yield from cell_shapes(self.rules.table.grid.cells, self.names)
        for eye in self.rules.options.eyes:
            yield Polygon(outline(eye, 0.96), "dim")
            yield Disc(centre(eye), 0.3, "board")
        fresh = frozenset(last.cells) if isinstance(last, Place) and last.floor == floor else None
        for seat, snakes in enumerate(position.colours):
            tiles = self.tiles(snakes, floor)
            yield from snake_shapes(
                tiles, f"seat{seat}", fresh or frozenset(), self._drilled(snakes, floor)
            )

    def tiles(self, snakes: Snakes, floor: int) -> list[tuple[Hex, ...]]:
        """The paths of the tiles that a colour has placed on a floor."""
        placements = self.rules.table.placements
        return [placements[number].path for number in few_members(snakes.floors[floor].laid)]

    def _drilled(self, snakes: Snakes, floor: int) -> Counter[Hex]:
        """The cells of a floor where a colour is drilled, and how often."""
        gaps = self.rules.floors.gaps[floor]
        grid = self.rules.table.grid
        return Counter(cell for gap in gaps for cell in grid.cells_of(snakes.drills[gap]))

    def _drills(self, snakes: Snakes, role: str) -> Iterator[Shape]:
        for (one, two), drilled in zip(self.rules.floors.gap_ends, snakes.drills, strict=True):
            for cell in self.rules.table.grid.cells_of(drilled):
                yield from self.drill(Node(one, cell), Node(two, cell), role)

    def drill(self, one: Node, two: Node, role: str) -> Iterable[Shape]:
        """A drill between two hexes: clay at both, and a curve, no two of a row the same."""
        start, end = self.place(one), self.place(two)
        bend = _bend(start, end, 0.06 + 0.02 * (one.cell.q + self.rules.options.floor_side))
        return [
            Stroke((start, bend, end), "paper", 0.17, smooth=True),
            Stroke((start, bend, end), f"{role}-core", 0.085, smooth=True),
            *(Disc(point, 0.27, "wood") for point in (start, end)),
            *(Disc(point, 0.15, f"{role}-core") for point in (start, end)),
        ]
