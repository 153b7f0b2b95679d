"""Watching the bans while moves are sought: quick to see where none can be broken."""

from functools import cached_property

from serpentry.games.schlangennest.rules.bans import (
    Movers,
    Situation,
    brought_about,
    ends_of,
    situations,
    snakes_at,
)
from serpentry.games.schlangennest.rules.cards import GREY, Colour, Kind
from serpentry.games.schlangennest.rules.lattice import STEP, SquareNumber
from serpentry.games.schlangennest.rules.nest import Snakes
from serpentry.games.schlangennest.rules.options import Agreement
from serpentry.games.schlangennest.rules.position import Hands, Table
from serpentry.tabletop.actors import Seat


class BanWatch:
    """The bans at one turn of a seat."""

    def __init__(self, agreement: Agreement, table: Table, seat: Seat) -> None:
        self.agreement = agreement
        self.table = table
        self.seat = seat

    @cached_property
    def _order(self) -> tuple[Colour, ...]:
        """The seats that move after the seat, itself last; snakes that are out never do."""
        agreement, out = self.agreement, self.table.out
        seats = [(self.seat + step) % agreement.seats for step in range(1, agreement.seats + 1)]
        order = [colour for seat in seats for colour in agreement.colours_of(seat)]
        return tuple(colour for colour in order if colour not in out)

    @cached_property
    def _reached(self) -> dict[SquareNumber, list[Colour]]:
        return snakes_at(ends_of(self.table.nest.snakes))

    @cached_property
    def _curves_run_short(self) -> bool:
        """Whether somebody may have no curve after this move, and snakes have two ends."""
        hands = self.table.hands
        return not self.agreement.tails_first and any(hand[Kind.CURVE] < 2 for hand in hands)

    @cached_property
    def _found(self) -> list[Situation]:
        return self._situations(self.table.nest.snakes, self.table.hands)

    def _situations(self, snakes: Snakes, hands: Hands) -> list[Situation]:
        curves = tuple([hand[Kind.CURVE] for hand in hands])
        return situations(ends_of(snakes), Movers(self._order, curves))

    def breaks_ban(self, snakes: Snakes, hands: Hands) -> bool:
        """Whether it would break a ban to bring about these snakes and hands."""
        after = self._situations(snakes, hands)
        return bool(after) and bool(brought_about(self._found, after))

    def is_risky(self, colour: Colour, square: SquareNumber) -> bool:
        """Whether any card on the square could break a ban.

        A card brings nobody but its owner and the snakes that reach its square to a square beside
        it, or to the far end of free grey that meets it.
        """
        if self.agreement.colours < 3:
            return self._curves_run_short
        coming, fresh = {colour}, set[SquareNumber]()
        for side, step in enumerate(STEP):
            chain = self.table.nest.ends.get(square << 2 | side)
            if chain is None:
                fresh.add(square + step)
            elif chain.owner == GREY:
                fresh.update([end >> 2 for end in chain.ends if end >> 2 != square])
            else:
                coming.add(chain.owner)
        return any(self._could_be_too_many(one, coming, fresh) for one in fresh)

    def _could_be_too_many(
        self, square: SquareNumber, coming: set[Colour], fresh: set[SquareNumber]
    ) -> bool:
        """Whether a freshly reached square could make a forbidden situation."""
        meeting = len(coming.union(self._reached.get(square, ())))
        if meeting != 2:
            return meeting > 2
        if self._curves_run_short:
            return True
        beside = [square + step for step in STEP] if self.agreement.colours > 3 else []
        return any(one in fresh or len(self._reached.get(one, ())) == 2 for one in beside)
