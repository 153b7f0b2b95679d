"""Closed snakes: how they are opened again, or finished.

A ring has no end to place a card at. Its owner turns one of its curves so that it opens; where that
can't be done, the tail card takes the place of a straight of the ring and finishes the snake.
"""

from serpentry.games.schlangennest.rules.cards import LIE_NUMBER, Card, Colour, Kind
from serpentry.games.schlangennest.rules.fitting import CURVES
from serpentry.games.schlangennest.rules.lattice import SquareNumber, square_of
from serpentry.games.schlangennest.rules.moves import Replace, Turn
from serpentry.games.schlangennest.rules.nest import Nest
from serpentry.games.schlangennest.rules.placing import Placing
from serpentry.games.schlangennest.rules.position import Table
from serpentry.games.schlangennest.rules.watch import BanWatch
from serpentry.tabletop.actors import Seat


class Opening:
    """Finds what the owner of a closed snake can do."""

    def __init__(self, placing: Placing) -> None:
        self.placing = placing
        self.faces = placing.faces

    def moves(self, table: Table, seat: Seat, colour: Colour) -> tuple[Turn | Replace, ...]:
        """Curves to turn, or if there are none, straights to replace."""
        return self._turns(table, seat, colour) or self._replacements(table.nest, colour)

    def turned(self, nest: Nest, square: SquareNumber, card: Card) -> Nest:
        """The nest with another card, or the same one turned, in the place of a card."""
        return nest.lifted(square, self.faces).laid(square, card, self.faces.strands(card))

    def _turns(self, table: Table, seat: Seat, colour: Colour) -> tuple[Turn, ...]:
        return tuple(
            Turn(square_of(square), turn)
            for square, old in own_cards(table.nest, colour, Kind.CURVE)
            for turn in sorted(((old.turn + 1) % 4, (old.turn + 3) % 4))
            if self._opens(table, seat, square, old._replace(turn=turn))
        )

    def _opens(self, table: Table, seat: Seat, square: SquareNumber, card: Card) -> bool:
        """Whether the snake has an end with its curve turned like this, and nothing forbids it."""
        placing, lifted = self.placing, table.nest.lifted(square, self.faces)
        last_own = lifted.snakes[card.colour] is None
        lies = placing.fitting.lies(lifted.ends, square, card.colour, CURVES, True, last_own)
        if LIE_NUMBER[Kind.CURVE, card.turn] not in lies:
            return False
        after = lifted.laid(square, card, self.faces.strands(card)).snakes
        snake = after[card.colour]
        if snake is None or not snake.ends:
            return False
        return not BanWatch(placing.agreement, table, seat).breaks_ban(after, table.hands)

    def _replacements(self, nest: Nest, colour: Colour) -> tuple[Replace, ...]:
        return tuple(
            Replace(square_of(square), turn)
            for square, old in own_cards(nest, colour, Kind.STRAIGHT)
            for turn in (old.turn, old.turn + 2)
        )


def own_cards(nest: Nest, colour: Colour, kind: Kind) -> list[tuple[SquareNumber, Card]]:
    """The cards of a colour and kind on the table, by square."""
    return sorted(
        (square, card)
        for square, card in nest.cards.items()
        if card.colour == colour and card.kind == kind
    )
