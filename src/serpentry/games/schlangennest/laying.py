"""All cards that can be laid, found from the ends of the snakes alone."""

from collections.abc import Iterator, Sequence

from serpentry.games.schlangennest.bans import (
    Movers,
    Situation,
    brought_about,
    ends_of,
    situations,
    snakes_at,
)
from serpentry.games.schlangennest.border import is_inside
from serpentry.games.schlangennest.cards import FRAME, GRAY, LIES, CardFaces, Colour, Kind
from serpentry.games.schlangennest.fields import field_squares
from serpentry.games.schlangennest.fitting import TAILS, Fitting, Lies, kinds_in
from serpentry.games.schlangennest.lattice import (
    AROUND,
    STEP,
    SquareNumber,
    number_of,
    square_of,
)
from serpentry.games.schlangennest.moves import Lay
from serpentry.games.schlangennest.nest import Nest, Snakes, weave
from serpentry.games.schlangennest.options import SetUp
from serpentry.games.schlangennest.position import Hands, Table, without_card
from serpentry.tabletop.actors import Seat


class Laying:
    """Finds the cards that a seat can lay."""

    def __init__(self, setup: SetUp, faces: CardFaces) -> None:
        self.setup = setup
        self.faces = faces
        self.fitting = Fitting(faces, setup.options.strict_contact)
        self._lays: dict[tuple[SquareNumber, int | None], tuple[Lay, ...]] = {}

    def lays(self, table: Table, seat: Seat, colours: Sequence[Colour]) -> tuple[Lay, ...]:
        """Every card that the seat can lay for one of its colours.

        If each of them would break a ban, the bans are lifted and all are allowed.
        """
        placements = [
            (colour, square, lies)
            for colour in colours
            for square in self.squares(table, colour)
            if (lies := self._lies(table, colour, square))
        ]
        allowed = [
            (colour, square, spared)
            for colour, square, lies in placements
            if (spared := self._without_ban(table, seat, colour, square, lies))
        ]
        found: list[Lay] = []
        for colour, square, lies in allowed or placements:
            ways = self._ways(square, self.setup.snake_of(colour))
            found += [ways[lie] for lie in lies]
        return tuple(found)

    def squares(self, table: Table, colour: Colour) -> list[SquareNumber]:
        """The squares on which a colour may have something to lay, ascending."""
        snake = table.nest.snakes[colour]
        if snake is None:
            return sorted(first_squares(table.nest, self.setup))
        return sorted({end >> 2 for end in snake.ends})

    def _lies(self, table: Table, colour: Colour, square: SquareNumber) -> Lies:
        nest, hands, bounds, _ = table
        first = nest.snakes[colour] is None
        inside = is_inside(bounds, square, self.setup.size)
        if not first:
            held = kinds_in(hands[colour])
            return self.fitting.lies(nest.ends, square, colour, held, inside, False)
        if not inside:
            return ()
        if not self.setup.tails_first:
            held = kinds_in(hands[colour])
            return self.fitting.lies(nest.ends, square, colour, held, True, True)
        lies = self.fitting.lies(nest.ends, square, colour, TAILS, True, True)
        return tuple(lie for lie in lies if self._spares(nest, colour, square, lie))

    def _spares(self, nest: Nest, colour: Colour, square: SquareNumber, lie: int) -> bool:
        """Whether every snake has an end after a first tail."""
        snakes = self.snakes_after(nest, colour, square, lie)
        return all(snake.ends for snake in snakes if snake is not None)

    def _without_ban(
        self, table: Table, seat: Seat, colour: Colour, square: SquareNumber, lies: Lies
    ) -> Lies:
        """Those of the lies that break no ban."""
        if not self._is_risky(table, square):
            return lies
        before = self.situations(table.nest.snakes, table.hands, table, seat)
        return tuple(
            lie
            for lie in lies
            if not brought_about(before, self._situations_after(table, seat, colour, square, lie))
        )

    def _is_risky(self, table: Table, square: SquareNumber) -> bool:
        """Whether a card on the square could bring a snake to where another one is.

        Only then can a ban be broken: with two snakes only when curves run short, with more only if
        a square that a snake may newly reach is reached by a snake already.
        """
        nest, hands = table.nest, table.hands
        if len(hands) < 3:
            return any(hand[Kind.CURVE] < 2 for hand in hands)
        fresh: list[SquareNumber] = []
        for side, step in enumerate(STEP):
            chain = nest.ends.get(square << 2 | side)
            if chain is None:
                fresh.append(square + step)
            elif chain.owner == GRAY:
                fresh += [end >> 2 for end in chain.ends if end >> 2 != square]
        reached = snakes_at(ends_of(nest.snakes))
        return len(set(fresh)) < len(fresh) or any(one in reached for one in fresh)

    def _situations_after(
        self, table: Table, seat: Seat, colour: Colour, square: SquareNumber, lie: int
    ) -> list[Situation]:
        snakes = self.snakes_after(table.nest, colour, square, lie)
        hands = without_card(table.hands, colour, LIES[lie][0])
        return self.situations(snakes, hands, table, seat)

    def situations(self, snakes: Snakes, hands: Hands, table: Table, seat: Seat) -> list[Situation]:
        """The forbidden situations that there are when the seat has just moved."""
        return situations(ends_of(snakes), movers(self.setup, table, hands, seat))

    def snakes_after(self, nest: Nest, colour: Colour, square: SquareNumber, lie: int) -> Snakes:
        """The snakes as they are after a card is laid."""
        ends, snakes = nest.ends.copy(), list(nest.snakes)
        weave(ends, snakes, square, self.faces.by_lie[lie], colour)
        return tuple(snakes)

    def _ways(self, square: SquareNumber, snake: int | None) -> tuple[Lay, ...]:
        """The moves that lay any card on a square, by the number of the lie."""
        known = self._lays.get((square, snake))
        if known is None:
            at = square_of(square)
            known = tuple(Lay(kind, at, turn, snake) for kind, turn in LIES)
            self._lays[square, snake] = known
        return known


def movers(setup: SetUp, table: Table, hands: Hands, seat: Seat) -> Movers:
    """Who moves after a seat, which comes last itself; snakes that are out never do."""
    seats = [(seat + step) % setup.seats for step in range(1, setup.seats + 1)]
    order = [colour for one in seats for colour in setup.colours_of(one)]
    return Movers(
        tuple(colour for colour in order if colour not in table.out),
        tuple(hand[Kind.CURVE] for hand in hands),
    )


def first_squares(nest: Nest, setup: SetUp) -> Iterator[SquareNumber]:
    """The squares for a first card: beside what lies there, or where the game begins."""
    lying = [square for square, card in nest.cards.items() if card.colour != FRAME]
    if lying:
        around = {square + step for square in lying for step in AROUND}
        yield from around - nest.cards.keys()
    elif setup.field:
        yield from map(number_of, field_squares(*setup.field))
    else:
        yield 0
