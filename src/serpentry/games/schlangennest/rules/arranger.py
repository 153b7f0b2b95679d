"""Setting up a position of Schlangennest by hand."""

from serpentry.games.schlangennest.rules.position import Errand, Position, Table
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.tabletop.actors import CHANCE, Seat


class SchlangennestArranger:
    """Every seat places whatever it has left, for any of its snakes that is not complete.

    Which seats are out is worked out again: a snake that could not be moved before others were
    placed may well be moved after.
    """

    def __init__(self, rules: SchlangennestRules) -> None:
        self.rules = rules

    def ways(self, position: Position, seat: Seat) -> tuple[Position, ...]:
        """One for each of the seat's living snakes, the first for all of them at once."""
        if position.actor is CHANCE or position.is_crossing:
            return ()
        table = _with_all(position.table)
        own = self.rules.living(table, self.rules.agreement.colours_of(seat))
        together = [own, *((one,) for one in own)] if len(own) > 1 else [own]
        return tuple(
            Position(table, seat, colours, (), self.rules.moves_of(table, seat, colours))
            if colours
            else Position(table, seat)
            for colours in together
        )

    def turn_of(self, position: Position, seat: Seat) -> Position:
        """With two snakes each, tails that the opening asks for come first."""
        table, before = _with_all(position.table), (seat - 1) % self.rules.agreement.seats
        return self.rules.turn_to(table, self._due(table), before)

    def _due(self, table: Table) -> tuple[Errand, ...]:
        errands = tuple(self.rules.opening_errands())
        if all(snake is None for snake in table.nest.snakes):
            return errands
        return tuple(one for one in errands if table.nest.snakes[one.colours[0]] is None)


def _with_all(table: Table) -> Table:
    return table._replace(out=frozenset())
