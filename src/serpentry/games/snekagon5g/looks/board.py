"""What is on the floors of SNEKAGON 5G, as data; a cell is a floor and a hex."""

from collections.abc import Iterable

from serpentry.games.snekagon5g.looks.face import Snekagon5gFace
from serpentry.games.snekagon5g.looks.snakes import node_of, snakes
from serpentry.games.snekagon5g.rules.moves import Move
from serpentry.games.snekagon5g.rules.position import Position
from serpentry.games.snekagon5g.rules.species import SPECIAL
from serpentry.hexsnakes.looks.ends import loose_ends
from serpentry.hexsnakes.looks.look import outline
from serpentry.hexsnakes.looks.pieces import tile_piece
from serpentry.hexsnakes.rules.tiles import BASIC
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.board import Piece, PlainBoard, Snake
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.picture import Point
from serpentry.tabletop.refusal import Cell


class Snekagon5gBoard(PlainBoard):
    """The floors of one set-up."""

    def __init__(self, face: Snekagon5gFace) -> None:
        super().__init__(face.rules.options)
        self.rules = face.rules
        self.floors = face.floors

    def options(self) -> dict[str, Json]:
        """All of them, the species of every seat too."""
        return {**super().options(), "species": list(self.rules.species)}

    def pieces(self) -> tuple[Piece, ...]:
        """The eight tiles that everybody has, and the two of each species."""
        flip = self.rules.options.flip
        return (
            *(tile_piece(tile, self.rules.floors.all, flip) for tile in BASIC),
            *(
                tile_piece(tile, (seat,), flip)
                for seat, species in enumerate(self.rules.species)
                for tile in SPECIAL[species]
            ),
        )

    def snakes(self, position: Position, played: Iterable[Move] = ()) -> tuple[Snake, ...]:
        """All seats' snakes."""
        return snakes(self.rules, position, played)

    def loose_ends(self, position: Position, seat: Seat) -> tuple[Cell, ...]:
        """The ends of a seat's snakes that are not walled in on their floor."""
        return loose_ends(self.snakes(position), seat, self._beside)

    def _beside(self, cell: Cell) -> list[Cell]:
        floor, hex_ = node_of(cell)
        return [(floor, *one) for one in hex_.neighbours() if one in self.rules.table.grid.number]

    def cells(self, position: Position, move: Move) -> tuple[Cell, ...]:
        """The path of the tile on its floor, and the hexes that it is drilled to."""
        path = [(move.floor, *cell) for cell in move.cells]
        return (*path, *((drill.to, *drill.cell) for drill in move.drills))

    def cell_name(self, cell: Cell) -> str:
        """A floor, a row and a number: 2:d4."""
        floor, hex_ = node_of(cell)
        return f"{floor + 1}:{self.floors.names[hex_]}"

    def outline(self, position: Position, cell: Cell) -> tuple[Point, ...]:
        """Its six corners on its floor."""
        floor, hex_ = node_of(cell)
        dx, dy = self.floors.middles[floor]
        return tuple((x + dx, y + dy) for x, y in outline(hex_, 0.96))
