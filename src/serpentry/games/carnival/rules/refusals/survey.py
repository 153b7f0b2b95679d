"""Reading the table from scratch: every snake followed from the house tile, tile by tile.

The game keeps paths and ends up to date move by move; here they are found from what is on the
table alone. The referee and the reader of positions go by this.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from serpentry.games.carnival.rules.position import HOUSE, HOUSE_CELL, Laid, Snake, Table
from serpentry.games.carnival.rules.seating import exit_cell, exit_side
from serpentry.games.carnival.rules.shapes import around, way_through
from serpentry.games.carnival.rules.tiles import REPLACEABLE_LOGS, TILES
from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import Seat

Cells = Mapping[Square, Laid]


class Step(NamedTuple):
    """A cell on a path: by which side it comes in, and by which it goes out."""

    cell: Square
    entry: int
    out: int


@dataclass(frozen=True)
class Route:
    """The way of a snake across the table."""

    colour: str
    owner: Seat
    steps: tuple[Step, ...]
    head: Square | None
    end: Square
    """The cell it leads into; the cell of its head, if it has one."""
    entry: int

    @property
    def begun(self) -> bool:
        """Whether anything of it is on the table."""
        return bool(self.steps) or self.head is not None

    def passes(self, cell: Square) -> bool:
        """Whether the cell is on its path."""
        return cell == self.head or any(step.cell == cell for step in self.steps)


class Survey:
    """All routes on a table, and what can be asked about cells."""

    def __init__(self, cells: Cells, owners: Mapping[str, Seat], keeps_exits: bool = True) -> None:
        self.cells, self.keeps_exits = cells, keeps_exits
        self.routes = {colour: follow(cells, colour, owners[colour]) for colour in owners}
        self._used = {
            (step.cell, step.entry % 2) for route in self.routes.values() for step in route.steps
        }

    def is_idle(self, cell: Square, side: int) -> bool:
        """Whether a crossing log is there with nothing running through from that side."""
        laid = self.cells.get(cell)
        crossing = laid is not None and laid.tile != HOUSE and TILES[laid.tile].shape == "crossing"
        return crossing and (cell, side % 2) not in self._used

    def led_to(self, cell: Square, side: int) -> Square:
        """The cell that a way out leads into, through idle strands."""
        cell = around(cell)[side]
        while self.is_idle(cell, side):
            cell = around(cell)[side]
        return cell

    def exit_of_another(self, cell: Square, colour: str | None) -> Route | None:
        """The snake, not of this colour and not yet begun, at whose exit the cell is."""
        for route in self.routes.values() if self.keeps_exits else ():
            if not route.begun and route.end == cell and route.colour != colour:
                return route
        return None

    def is_closed(self, cell: Square, colour: str) -> bool:
        """Whether the cell is closed to the snake of a colour."""
        return cell in self.cells or self.exit_of_another(cell, colour) is not None

    def is_blocked(self, route: Route) -> bool:
        """Whether the cell that a snake leads into is closed to it."""
        return route.head is None and self.is_closed(route.end, route.colour)

    def ends_in(self, cell: Square) -> list[Route]:
        """The snakes that lead into a cell."""
        return [route for route in self.routes.values() if route.head is None and route.end == cell]

    def touches_coloured(self, cell: Square) -> bool:
        """Whether a tile of a snake, not a log, shares an edge with the cell."""
        around_it = (self.cells.get(other) for other in around(cell))
        return any(laid and laid.tile != HOUSE and TILES[laid.tile].colour for laid in around_it)


def follow(cells: Cells, colour: str, owner: Seat) -> Route:
    """The route of a colour's snake, from its exit as far as tiles carry it.

    Each cell is passed twice at most; only a table that can't be would lead on for ever.
    """
    side = exit_side(cells[HOUSE_CELL].turn, colour)
    cell, entry = exit_cell(side), side ^ 2
    steps: list[Step] = []
    while (laid := cells.get(cell)) and len(steps) < 2 * len(cells):
        if laid.tile == HOUSE or TILES[laid.tile].colour not in (None, colour):
            break
        shape = TILES[laid.tile].shape
        if shape == "head":
            return Route(colour, owner, tuple(steps), cell, cell, entry)
        out = way_through(shape, laid.turn, entry)
        if out is None:
            break
        steps.append(Step(cell, entry, out))
        cell, entry = around(cell)[out], out ^ 2
    return Route(colour, owner, tuple(steps), None, cell, entry)


def table_of(
    cells: Cells, owners: Mapping[str, Seat], hats: Mapping[str, str], keeps_exits: bool = True
) -> Table:
    """The table on which these tiles are placed, with the snakes they make."""
    survey = Survey(cells, owners)
    snakes = {
        colour: _snake(cells, route, hats.get(colour)) for colour, route in survey.routes.items()
    }
    idle = frozenset(
        (cell, axis) for cell in cells for axis in (0, 1) if survey.is_idle(cell, axis)
    )
    kept = survey.routes.values() if keeps_exits else ()
    waiting = frozenset(route.end for route in kept if not route.begun)
    return Table(dict(cells), snakes, idle, waiting)


def _snake(cells: Cells, route: Route, hat: str | None) -> Snake:
    path = tuple(step.cell for step in route.steps)
    logs = sorted(cell for cell in path if cells[cell].tile in REPLACEABLE_LOGS)
    end: Square | None = route.end
    if route.head is not None:
        path, end = (*path, route.head), None
    return Snake(route.colour, route.owner, path, tuple(logs), end, route.entry, hat)
