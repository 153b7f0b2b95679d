"""Laying pieces out on sheets, edge to edge, so that one cut parts two of them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from serpentry.languages import sentence
from serpentry.printing.lattices import LATTICES, Lattice
from serpentry.tabletop.contents import Component, ComponentSet
from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.refusal import Cell


class Placed(Frozen):
    """A piece on a sheet: turned about its own cell (0, 0), then moved."""

    component: Component
    turn: int
    move: Cell
    cells: tuple[Cell, ...]


@dataclass
class Packing:
    """A sheet that is being filled."""

    cells: Sequence[Cell]
    free: set[Cell] = field(init=False)
    placed: list[Placed] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.free = set(self.cells)

    def take(self, lattice: Lattice, component: Component) -> bool:
        """Place a piece where it is highest and touches most; single cells in reading order."""
        places = self._places(lattice, component)
        is_single = len(component.cells) == 1
        best = next(places, None) if is_single else min(places, key=self._worth, default=None)
        if best is None:
            return False
        self.placed.append(best)
        self.free.difference_update(best.cells)
        return True

    def _places(self, lattice: Lattice, component: Component) -> Iterator[Placed]:
        turns = lattice.turns if len(component.cells) > 1 else 1
        there = [cell for cell in self.cells if cell in self.free]
        for turn in range(turns):
            turned = [lattice.turned(cell, turn) for cell in component.cells]
            for free in there:
                move = (free[0] - turned[0][0], free[1] - turned[0][1])
                cells = tuple((x + move[0], y + move[1]) for x, y in turned)
                if self.free.issuperset(cells):
                    yield Placed(component, turn, move, cells)

    def _worth(self, placed: Placed) -> tuple[float, int, float]:
        """Less is better: the row, free cells around, the column."""
        around = {
            (x + dx, y + dy) for x, y in placed.cells for dx in (-1, 0, 1) for dy in (-1, 0, 1)
        }
        rows = sum(y for _, y in placed.cells) / len(placed.cells)
        return (rows, len(around & self.free), placed.cells[0][0])


def packings(
    group: ComponentSet, width: float, first_height: float, height: float
) -> list[Packing]:
    """All pieces of a set, large ones first, on what is left of a sheet and on further sheets.

    Sizes are in cells. The first layout is that of the rest, and may be empty.
    """
    lattice = LATTICES[group.lattice]
    sheets = [Packing(lattice.within(width, first_height))]
    whole = lattice.within(width, height)
    for component in _pieces(group.components):
        if any(sheet.take(lattice, component) for sheet in sheets):
            continue
        sheets.append(Packing(whole))
        if not sheets[-1].take(lattice, component):
            raise BadOption(sentence("why-print-too-large"))
    return sheets


def _pieces(components: Iterable[Component]) -> list[Component]:
    """Every single piece, the large ones first, else in the order of the box."""
    pieces = [component for component in components for _ in range(component.count)]
    return sorted(pieces, key=lambda component: -len(component.cells))
