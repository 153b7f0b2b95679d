"""A position of Cobra Carnival: what is on the table, what is held and drawn, and whose turn.

Paths and ends of snakes follow from what is on the table; they are kept up to date by each
move, as every rule asks for them.
"""

from typing import Literal, NamedTuple

from serpentry.games.carnival.rules.bag import EMPTY_BAG, Bag, put, take, together
from serpentry.games.carnival.rules.moves import UNKNOWN
from serpentry.geometry.squares import Square
from serpentry.tabletop.actors import Seat

HOUSE_CELL = Square(0, 0)
HOUSE = "house"

Hand = tuple[str, ...]
"""Names of tiles in order; `?` for each tile that may not be seen."""


class Laid(NamedTuple):
    """A tile in its cell."""

    tile: str
    turn: int
    gem: bool = False
    """A diamond placed beside a trouble: no token was taken for it, so the tile itself counts."""


class Snake(NamedTuple):
    """The snake of a colour: one path from its exit of the house tile."""

    colour: str
    owner: Seat
    path: tuple[Square, ...]
    """Its cells in order; a crossing log each time it is passed."""
    logs: tuple[Square, ...]
    """Where straight and corner logs are in it, in order of cells."""
    end: Square | None
    """The cell that its last tile leads into; None once it has its head."""
    entry: int
    """The side by which it would come into that cell."""
    hat: str | None = None

    @property
    def has_head(self) -> bool:
        """Whether its head is placed."""
        return self.end is None


class Table(NamedTuple):
    """What is on the table."""

    cells: dict[Square, Laid]
    snakes: dict[str, Snake]
    """By colour, in the order of seats."""
    idle: frozenset[tuple[Square, int]] = frozenset()
    """Strands of crossing logs that no snake runs through: cell, and 0 for N–S, 1 for E–W."""
    waiting: frozenset[Square] = frozenset()
    """Exits of snakes not yet begun."""

    def __hash__(self) -> int:
        return hash((frozenset(self.cells.items()), tuple(self.snakes.values())))

    def is_closed(self, cell: Square, snake: Snake) -> bool:
        """Whether the cell is occupied, or is at the exit of another snake not yet begun."""
        if cell in self.cells:
            return True
        return cell in self.waiting and (bool(snake.path) or cell != snake.end)


class Stock(NamedTuple):
    """The tiles that are not on the table, and the tokens taken.

    In a view, the tiles of hidden hands are in the pile's bag: nobody can tell which is where.
    """

    hands: tuple[Hand, ...]
    pile: Bag
    left: int
    """How many tiles the draw pile has."""
    discards: Bag
    tokens: tuple[int, ...]

    def drawn(self, seat: Seat, name: str) -> "Stock":
        """The stock after a seat has drawn a tile."""
        hand = tuple(sorted((*self.hands[seat], name)))
        pile = self.pile if name == UNKNOWN else take(self.pile, name)
        return Stock(_with(self.hands, seat, hand), pile, self.left - 1, self.discards, self.tokens)

    def spent(self, seat: Seat, name: str, discarded: str | None = None) -> "Stock":
        """The stock after a seat has placed a tile from its hand, perhaps replacing another."""
        pile, shown = self.pile, name
        if name not in self.hands[seat]:
            pile, shown = take(pile, name), UNKNOWN
        hand = list(self.hands[seat])
        hand.remove(shown)
        discards = put(self.discards, discarded) if discarded else self.discards
        return Stock(_with(self.hands, seat, tuple(hand)), pile, self.left, discards, self.tokens)

    def with_token(self, seat: Seat) -> "Stock":
        """The stock after a seat has taken a token."""
        tokens = (*self.tokens[:seat], self.tokens[seat] + 1, *self.tokens[seat + 1 :])
        return Stock(self.hands, self.pile, self.left, self.discards, tokens)

    def refilled(self) -> "Stock":
        """The stock after the discards, if the pile was empty, have become the pile."""
        if self.left:
            return self
        pile = together(self.pile, self.discards)
        return Stock(self.hands, pile, sum(self.discards), EMPTY_BAG, self.tokens)


def _with(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


Phase = Literal["house", "deal", "lay", "draw", "heads", "hats", "over"]
"""What is being done: the last two before the end are the final round."""


class Stage(NamedTuple):
    """Whose turn it is, for what, and what the end of the game depends on."""

    phase: Phase
    seat: Seat
    quiet: int | None = None
    """Turns without growth since the first pile is gone; None while it is there."""
    last_to_place: Seat | None = None
    passes: int = 0
    """Passes in a row in the final round."""


class Position(NamedTuple):
    """The whole game at one moment."""

    stage: Stage
    table: Table
    stock: Stock
