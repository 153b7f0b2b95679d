"""The two lattices that pieces are cut from: where cells are on a sheet, and what bounds them."""

from collections.abc import Iterable
from math import cos, pi, sin, sqrt
from typing import Protocol

from serpentry.geometry.hexes import Hex
from serpentry.geometry.squares import Square
from serpentry.hexsnakes.looks.look import RADIUS, centre, outline
from serpentry.tabletop.contents import Lattice as LatticeName
from serpentry.tabletop.picture import Point
from serpentry.tabletop.refusal import Cell

Edge = tuple[Point, Point]
"""Two corners, the smaller first, rounded so that the edges of two neighbours are equal."""
DIGITS = 6


class Lattice(Protocol):
    """A lattice; a cell is one unit wide."""

    turns: int
    """In how many ways a piece may be placed on a sheet."""

    def corners(self, cell: Cell) -> tuple[Point, ...]:
        """The corners of a cell."""
        ...

    def turned(self, cell: Cell, turn: int) -> Cell:
        """The cell after clockwise turns about the cell (0, 0)."""
        ...

    def within(self, width: float, height: float) -> list[Cell]:
        """The cells of a sheet, row by row; its first corner is at `origin`."""
        ...

    @property
    def origin(self) -> Point:
        """The upper left corner of a sheet whose first cell is (0, 0)."""
        ...


class Hexes:
    """Hexagons, pointy side up."""

    turns = 6
    origin = (-0.5, -RADIUS)

    def corners(self, cell: Cell) -> tuple[Point, ...]:
        """Six."""
        return outline(Hex(*cell))

    def turned(self, cell: Cell, turn: int) -> Cell:
        """By 60° each."""
        turned = Hex(*cell)
        for _ in range(turn):
            turned = turned.turned_right()
        return turned

    def within(self, width: float, height: float) -> list[Cell]:
        """Every second row begins half a cell to the right."""
        rows = int((height - 2 * RADIUS) / (sqrt(3) / 2) + 1 + 1e-9)
        return [
            Hex(q, r)
            for r in range(rows)
            for q in range(-(r // 2), int(width) + 1)
            if centre(Hex(q, r))[0] + 1 <= width + 1e-9
        ]


class Squares:
    """Squares."""

    turns = 1
    origin = (-0.5, -0.5)

    def corners(self, cell: Cell) -> tuple[Point, ...]:
        """Four."""
        x, y = cell
        return ((x - 0.5, y - 0.5), (x + 0.5, y - 0.5), (x + 0.5, y + 0.5), (x - 0.5, y + 0.5))

    def turned(self, cell: Cell, turn: int) -> Cell:
        """They are never turned: what is on them can be read."""
        return cell

    def within(self, width: float, height: float) -> list[Cell]:
        """Rows and columns."""
        rows, columns = int(height + 1e-9), int(width + 1e-9)
        return [Square(x, y) for y in range(rows) for x in range(columns)]


LATTICES: dict[LatticeName, Lattice] = {"hexes": Hexes(), "squares": Squares()}


def edges(lattice: Lattice, cells: Iterable[Cell]) -> tuple[set[Edge], set[Edge]]:
    """The edges around some cells, and those between two of them."""
    once: set[Edge] = set()
    twice: set[Edge] = set()
    for cell in cells:
        corners = [_rounded(corner) for corner in lattice.corners(cell)]
        for one, other in zip(corners, corners[1:] + corners[:1], strict=True):
            edge = (one, other) if one < other else (other, one)
            if edge in once:
                twice.add(edge)
            once.add(edge)
    return once - twice, twice


def _rounded(point: Point) -> Point:
    return (round(point[0], DIGITS) + 0.0, round(point[1], DIGITS) + 0.0)


def turning(lattice: Lattice, turn: int) -> tuple[float, float]:
    """Cosine and sine of a number of turns."""
    angle = 2 * pi * turn / lattice.turns
    return cos(angle), sin(angle)
