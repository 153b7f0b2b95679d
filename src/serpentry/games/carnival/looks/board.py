"""What is around the house tile of Cobra Carnival, as data."""

from collections.abc import Iterable

from serpentry.games.carnival.looks.look import square
from serpentry.games.carnival.looks.snakes import snakes
from serpentry.games.carnival.rules.moves import Hat, Move, Place, Seen
from serpentry.games.carnival.rules.position import Position
from serpentry.games.carnival.rules.rules import CarnivalRules
from serpentry.games.carnival.rules.shapes import sides_of
from serpentry.games.carnival.rules.tiles import TILES, Tile
from serpentry.geometry.squares import Square
from serpentry.tabletop.board import Piece, PlainBoard, Snake
from serpentry.tabletop.picture import Point
from serpentry.tabletop.refusal import Cell

CROSSING = ((0, 2), (1, 3))


class CarnivalBoard(PlainBoard):
    """The table of one set-up."""

    def __init__(self, rules: CarnivalRules) -> None:
        super().__init__(rules.options)
        self.rules = rules

    def pieces(self) -> tuple[Piece, ...]:
        """Every tile of all four colours: only some are played, as the house tile will show."""
        return tuple(map(_piece, TILES.values()))

    def snakes(self, position: Position, played: Iterable[Move] = ()) -> tuple[Snake, ...]:
        """The snake of every colour that is played."""
        return snakes(position)

    def cells(self, position: Position, move: Move) -> tuple[Cell, ...]:
        """The cell of a tile; for a hat that of the head."""
        match move:
            case Seen(seen, _):
                return self.cells(position, seen)
            case Place(_, at, _):
                return (at,)
            case Hat(_, on):
                return position.table.snakes[on].path[-1:]
        return ()

    def cell_name(self, cell: Cell) -> str:
        """Column and row, counted from the house tile."""
        x, y = cell
        return f"{x},{y}"

    def outline(self, position: Position, cell: Cell) -> tuple[Point, ...]:
        """Its four corners."""
        return square(Square(*cell))


def _piece(tile: Tile) -> Piece:
    sides = sides_of(tile.shape, 0)
    strands = CROSSING if tile.shape == "crossing" else (sides,) if sides else ()
    return Piece(tile.name, tile.copies, turns=tile.turns, strands=strands)
