"""What is on the board of SNEKAGON, as data."""

from collections.abc import Iterable

from serpentry.games.snekagon.looks.face import SnekagonFace
from serpentry.games.snekagon.looks.snakes import snakes
from serpentry.games.snekagon.rules.moves import Move, Place
from serpentry.games.snekagon.rules.position import Position
from serpentry.geometry.hexes import Hex
from serpentry.hexsnakes.looks.ends import loose_ends
from serpentry.hexsnakes.looks.look import outline
from serpentry.hexsnakes.looks.pieces import tile_piece
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.board import Piece, PlainBoard, Snake
from serpentry.tabletop.picture import Point
from serpentry.tabletop.refusal import Cell


class SnekagonBoard(PlainBoard):
    """The board of one set-up."""

    def __init__(self, face: SnekagonFace) -> None:
        super().__init__(face.rules.options)
        self.face = face

    def pieces(self) -> tuple[Piece, ...]:
        """The eight tiles, which both seats have."""
        table = self.face.rules.table
        return tuple(tile_piece(tile, (0, 1), table.flip) for tile in table.tiles)

    def snakes(self, position: Position, played: Iterable[Move] = ()) -> tuple[Snake, ...]:
        """Both seats' snakes."""
        return snakes(self.face, position, played)

    def loose_ends(self, position: Position, seat: Seat) -> tuple[Cell, ...]:
        """The ends of a seat's snakes that are not walled in."""
        return loose_ends(self.snakes(position), seat, self._beside)

    def _beside(self, cell: Cell) -> list[Cell]:
        return [one for one in Hex(*cell).neighbours() if one in self.face.names]

    def cells(self, position: Position, move: Move) -> tuple[Cell, ...]:
        """The path of a tile."""
        return move.cells if isinstance(move, Place) else ()

    def cell_name(self, cell: Cell) -> str:
        """A row and a number: f6."""
        return self.face.names[Hex(*cell)]

    def outline(self, position: Position, cell: Cell) -> tuple[Point, ...]:
        """Its six corners."""
        return outline(Hex(*cell), 0.96)
