"""How Adder is written: a move as the name of its cell (`c3`)."""

from itertools import pairwise

from serpentry.geometry.squares import Square
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.codec import from_json
from serpentry.tabletop.formats.jsons import JsonObject, object_with
from serpentry.workshop.adder.grid import Grid
from serpentry.workshop.adder.moves import Grow, Move
from serpentry.workshop.adder.position import Position, Snake
from serpentry.workshop.adder.rules import AdderRules


class AdderNotation:
    """Moves as people write them."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid

    def kind(self, move: Move) -> str:
        """Every move does the same."""
        return "grow"

    def write(self, move: Move) -> str:
        """The name of the cell."""
        return self.grid.names[move.cell]

    def read(self, text: str) -> Move:
        """The move to the cell of that name."""
        cell = self.grid.by_name.get(text.strip().lower())
        if cell is None:
            last = self.grid.names[self.grid.cells[-1]]
            raise BadText(f"'{text.strip()[:20]}' is no cell from a1 to {last}.")
        return Grow(cell)


class AdderCodec:
    """Moves and positions as JSON."""

    def __init__(self, rules: AdderRules) -> None:
        self.rules = rules

    def move_json(self, move: Move) -> JsonObject:
        """`{"cell": [x, y]}`."""
        return {"cell": list(move.cell)}

    def move_from(self, data: object) -> Move:
        """The move of such JSON."""
        data = object_with(("cell",), data, 'A move is {"cell": [x, y]}.')
        return Grow(self._on_board(from_json(Square, data["cell"])))

    def position_json(self, position: Position) -> JsonObject:
        """The snakes from tail to head, and who is to act."""
        snakes = [[list(cell) for cell in snake] for snake in position.snakes]
        return {"snakes": snakes, "to_act": position.actor}

    def position_from(self, data: object) -> Position:
        """The position of such JSON; snakes that can't lie so are refused."""
        data = object_with(("snakes", "to_act"), data, "A position has snakes and to_act.")
        snakes = from_json(tuple[tuple[Square, ...], ...], data["snakes"])
        if len(snakes) != self.rules.seats or not all(map(self._is_snake, snakes)):
            raise BadText("A position has one snake of neighbouring cells for every seat.")
        if len({cell for snake in snakes for cell in snake}) != sum(map(len, snakes)):
            raise BadText("No two parts of snakes share a cell.")
        actor = data["to_act"]
        found = self.rules.turn_to(snakes, actor if type(actor) is int else 0)
        if found.actor != actor:
            raise BadText(f"In this position {found.actor} is to act, not {actor}.")
        return found

    def _is_snake(self, snake: Snake) -> bool:
        for cell in snake:
            self._on_board(cell)
        return bool(snake) and all(one.touches(other) for one, other in pairwise(snake))

    def _on_board(self, cell: Square) -> Square:
        if cell not in self.rules.grid.names:
            raise BadText(f"There is no cell {list(cell)} on this board.")
        return cell
