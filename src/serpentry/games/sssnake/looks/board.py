"""What is on the planes of Sssnake, as data; a cell is the seat of its plane and a square."""

from collections.abc import Iterable

from serpentry.games.sssnake.looks.face import SssnakeFace
from serpentry.games.sssnake.looks.picture import square
from serpentry.games.sssnake.looks.snakes import snake
from serpentry.games.sssnake.rules.cards import CARDS, LOOKS, Card
from serpentry.games.sssnake.rules.moves import Move, Place
from serpentry.games.sssnake.rules.position import Position
from serpentry.geometry.squares import Square
from serpentry.tabletop.board import Piece, PlainBoard, Snake
from serpentry.tabletop.picture import Point
from serpentry.tabletop.refusal import Cell

START = "start"


class SssnakeBoard(PlainBoard):
    """The planes of one set-up."""

    def __init__(self, face: SssnakeFace) -> None:
        super().__init__(face.rules.options)
        self.face = face

    def pieces(self) -> tuple[Piece, ...]:
        """The cards of the deck, those that there are most of first; and everybody's start card."""
        cards = sorted(CARDS, key=lambda card: -CARDS[card].number)
        start = Piece(START, 1, tuple(range(self.face.rules.seats)), cells=self.face.start.cells)
        return (*map(_card, cards), start)

    def snakes(self, position: Position, played: Iterable[Move] = ()) -> tuple[Snake, ...]:
        """Everybody's one snake, from the head to the tail."""
        return tuple(snake(laid, self.face.start) for laid in position.snakes)

    def cells(self, position: Position, move: Move) -> tuple[Cell, ...]:
        """The cell of a card."""
        return ((move.on, *move.at),) if isinstance(move, Place) else ()

    def cell_name(self, cell: Cell) -> str:
        """Column and row, counted from the start card, and the seat."""
        seat, x, y = cell
        return f"{x},{y} on {seat}"

    def outline(self, position: Position, cell: Cell) -> tuple[Point, ...]:
        """Its four corners on its plane."""
        seat, x, y = cell
        dx, dy = self.face.offsets(position)[seat]
        return tuple((left + dx, top + dy) for left, top in square(Square(x, y), 0.94))


def _card(card: Card) -> Piece:
    strands = tuple((int(one), int(two)) for one, two in CARDS[card].strands)
    return Piece(card, CARDS[card].number, turns=len(LOOKS[card]), strands=strands)
