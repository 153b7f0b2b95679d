"""What is in the nest of Schlangennest, as data."""

from collections.abc import Iterable

from serpentry.games.schlangennest.looks.look import corners
from serpentry.games.schlangennest.looks.snakes import Chains
from serpentry.games.schlangennest.rules.cards import FULL_HAND, TURNS, Card, Kind
from serpentry.games.schlangennest.rules.moves import Move, Path
from serpentry.games.schlangennest.rules.names import square_name
from serpentry.games.schlangennest.rules.position import Position
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.geometry.squares import Square
from serpentry.tabletop.board import Piece, PlainBoard, Snake
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.picture import Point
from serpentry.tabletop.refusal import Cell


class SchlangennestBoard(PlainBoard):
    """The table of one set-up."""

    def __init__(self, rules: SchlangennestRules) -> None:
        super().__init__(rules.agreement.options)
        self.rules = rules
        self.agreement = rules.agreement
        self.chains = Chains(rules.agreement, rules.faces)

    def options(self) -> dict[str, Json]:
        """All of them; a size that is left to the game is the recommended one."""
        options = super().options()
        if self.agreement.size is None:
            return options
        return {**options, "size": "x".join(map(str, self.agreement.size))}

    def pieces(self) -> tuple[Piece, ...]:
        """The four kinds of card, of which every colour has the same; only one strand has it."""
        return tuple(map(self._piece, Kind))

    def _piece(self, kind: Kind) -> Piece:
        strands = [one for one in self.rules.faces.strands(Card(0, kind, 0)) if one.parts]
        return Piece(
            name=kind.word,
            count=FULL_HAND[kind],
            seats=tuple(range(self.agreement.seats)),
            turns=TURNS[kind],
            strands=tuple(strand.sides for strand in strands),
            grey=tuple(at for at, strand in enumerate(strands) if not strand.coloured),
        )

    def snakes(self, position: Position, played: Iterable[Move] = ()) -> tuple[Snake, ...]:
        """All chains, those of nobody too."""
        return self.chains.snakes(position.table.nest.cards)

    def cells(self, position: Position, move: Move) -> tuple[Cell, ...]:
        """The square of a card."""
        return () if isinstance(move, Path) else (move.at,)

    def cell_name(self, cell: Cell) -> str:
        """Column and row: c4."""
        return square_name(Square(*cell))

    def outline(self, position: Position, cell: Cell) -> tuple[Point, ...]:
        """Its four corners."""
        return corners(Square(*cell), 0.47)
