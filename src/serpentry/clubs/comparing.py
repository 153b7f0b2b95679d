"""Duplicate: everybody is compared with those who had the same seat at the other tables.

What is compared is the lead: one's score minus the mean of the others at the table, so that nobody
gains by both playing high. A player who won without a count, as somebody gave up or never came, is
above all who were counted, and a player who lost so, or left their seat to a computer, is below.
"""

from collections.abc import Iterator
from fractions import Fraction

from serpentry.clubs.results import TableResult
from serpentry.clubs.state import ClubGame, Tournament
from serpentry.tabletop.helpers.frozen import Frozen

WON, EVEN, LOST = 1, 0, -1


class Lead(Frozen):
    """What is compared: first whether a game was won or lost without a count, then the points."""

    uncounted: int
    points: Fraction = Fraction(0)

    @property
    def worth(self) -> tuple[int, Fraction]:
        """What leads are compared by."""
        return self.uncounted, self.points


class Comparison(Frozen):
    """A lead, and those of the others on that seat by the names of who had them."""

    own: Lead
    others: tuple[tuple[str, Lead], ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Whom it was compared with."""
        return tuple(one for one, _ in self.others)

    @property
    def share(self) -> Fraction:
        """The part of the others who had less; equals count half."""
        own = self.own.worth
        halves = sum(2 * (own > one.worth) + (own == one.worth) for _, one in self.others)
        return Fraction(halves, 2 * len(self.others))


class ComparedGame(Frozen):
    """A game with its result, and those at the other tables of its size."""

    game: ClubGame
    result: TableResult
    elsewhere: tuple[tuple[ClubGame, TableResult], ...]

    def beside(self, seat: int) -> Comparison | None:
        """A seat beside the same one elsewhere; None if no other table is of that size."""
        others = tuple((one.seats[seat], lead_of(ended, seat)) for one, ended in self.elsewhere)
        return Comparison(lead_of(self.result, seat), others) if others else None


def lead_of(result: TableResult, seat: int) -> Lead:
    """By how much a seat was ahead of the others at its table."""
    if seat in result.left:
        return Lead(LOST)
    if not result.scores:
        shares_first = result.places[seat] == 1 and not result.won(seat)
        return Lead(EVEN if shares_first else WON if result.won(seat) else LOST)
    others = [*result.scores[:seat], *result.scores[seat + 1 :]]
    return Lead(EVEN, result.scores[seat] - Fraction(sum(others), len(others)))


def compared(tournament: Tournament) -> Iterator[ComparedGame]:
    """Every game whose round has ended: before that the others stay secret."""
    for one in tournament.rounds:
        games = [tournament.games[number - 1] for number in one.games]
        counted = [(game, game.result) for game in games if game.result and game.result.counts]
        for game, result in counted if tournament.has_ended(one.number) else ():
            others = (two for two in counted if two[0] != game)
            fitting = tuple(two for two in others if len(two[0].seats) == len(game.seats))
            yield ComparedGame(game, result, fitting)
