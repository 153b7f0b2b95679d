"""All cards that can be placed, found from the ends of the snakes alone."""

from collections.abc import Iterator, Sequence

from serpentry.games.schlangennest.rules.border import is_inside
from serpentry.games.schlangennest.rules.cards import FRAME, LIES, CardFaces, Colour
from serpentry.games.schlangennest.rules.fields import field_squares
from serpentry.games.schlangennest.rules.fitting import TAILS, Fitting, Lies, kinds_in
from serpentry.games.schlangennest.rules.lattice import AROUND, SquareNumber, number_of, square_of
from serpentry.games.schlangennest.rules.moves import Place
from serpentry.games.schlangennest.rules.nest import Nest, Snakes, snakes_after
from serpentry.games.schlangennest.rules.options import Agreement
from serpentry.games.schlangennest.rules.position import Table, without_card
from serpentry.games.schlangennest.rules.watch import BanWatch
from serpentry.tabletop.actors import Seat


class Placing:
    """Finds the cards that a seat can place."""

    def __init__(self, agreement: Agreement, faces: CardFaces) -> None:
        self.agreement = agreement
        self.faces = faces
        self.fitting = Fitting(faces, agreement.options.strict_contact)
        self._placements: dict[tuple[SquareNumber, int | None], tuple[Place, ...]] = {}

    def placements(self, table: Table, seat: Seat, colours: Sequence[Colour]) -> tuple[Place, ...]:
        """Every card that the seat can place for one of its colours.

        If each of them would break a ban, the bans are lifted and all are allowed.
        """
        placements = [
            (colour, square, lies)
            for colour in colours
            for square in self.squares(table, colour)
            if (lies := self._lies(table, colour, square))
        ]
        watch = BanWatch(self.agreement, table, seat)
        allowed = [
            (colour, square, spared)
            for colour, square, lies in placements
            if (spared := self._without_ban(watch, colour, square, lies))
        ]
        found: list[Place] = []
        for colour, square, lies in allowed or placements:
            ways = self._ways(square, self.agreement.snake_of(colour))
            found += [ways[lie] for lie in lies]
        return tuple(found)

    def squares(self, table: Table, colour: Colour) -> list[SquareNumber]:
        """The squares on which a colour may have something to place, ascending."""
        snake = table.nest.snakes[colour]
        if snake is None:
            return sorted(first_squares(table.nest, self.agreement))
        return sorted({end >> 2 for end in snake.ends})

    def _lies(self, table: Table, colour: Colour, square: SquareNumber) -> Lies:
        nest, hands, bounds, _ = table
        first = nest.snakes[colour] is None
        inside = is_inside(bounds, square, self.agreement.size)
        if not first:
            held = kinds_in(hands[colour])
            return self.fitting.lies(nest.ends, square, colour, held, inside, False)
        if not inside:
            return ()
        if not self.agreement.tails_first:
            held = kinds_in(hands[colour])
            return self.fitting.lies(nest.ends, square, colour, held, True, True)
        lies = self.fitting.lies(nest.ends, square, colour, TAILS, True, True)
        if not self.agreement.spares:
            return lies
        return tuple(lie for lie in lies if self._spares(nest, colour, square, lie))

    def _without_ban(
        self, watch: BanWatch, colour: Colour, square: SquareNumber, lies: Lies
    ) -> Lies:
        """Those of the ways to place a card that break no ban."""
        if not watch.is_risky(colour, square):
            return lies
        nest, hands = watch.table.nest, watch.table.hands
        return tuple(
            lie
            for lie in lies
            if not watch.breaks_ban(
                self.snakes_after(nest, colour, square, lie),
                without_card(hands, colour, LIES[lie][0]),
            )
        )

    def _spares(self, nest: Nest, colour: Colour, square: SquareNumber, lie: int) -> bool:
        """Whether every snake has an end after a first tail."""
        snakes = self.snakes_after(nest, colour, square, lie)
        return all(snake.ends for snake in snakes if snake is not None)

    def snakes_after(self, nest: Nest, colour: Colour, square: SquareNumber, lie: int) -> Snakes:
        """The snakes as they are after a card is placed."""
        return snakes_after(nest, square, self.faces.by_lie[lie], colour)

    def _ways(self, square: SquareNumber, snake: int | None) -> tuple[Place, ...]:
        """The moves that place any card on a square, by the number of the way it is turned."""
        known = self._placements.get((square, snake))
        if known is None:
            at = square_of(square)
            known = tuple(Place(kind, at, turn, snake) for kind, turn in LIES)
            self._placements[square, snake] = known
        return known


def first_squares(nest: Nest, agreement: Agreement) -> Iterator[SquareNumber]:
    """The squares for a first card: beside what is there, or where the game begins."""
    lying = [square for square, card in nest.cards.items() if card.colour != FRAME]
    if lying:
        around = {square + step for square in lying for step in AROUND}
        yield from around - nest.cards.keys()
    elif agreement.field:
        yield from map(number_of, field_squares(*agreement.field))
    else:
        yield 0
