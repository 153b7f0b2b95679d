"""What pairing goes by: who is there, who met whom, who sat out, who sat where, and the points."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property
from itertools import permutations

from serpentry.clubs.plans import MOST_AT_A_TABLE
from serpentry.clubs.points import points_of
from serpentry.clubs.state import Tournament
from serpentry.tabletop.helpers.frozen import Frozen

WHOLE = 60
"""A game in parts, of which every table of two to five shares out whole numbers."""


class Field(Frozen):
    """The players of a tournament before a round."""

    tournament: Tournament

    @cached_property
    def players(self) -> tuple[str, ...]:
        """Those who are to be paired, as they were seeded: present, and at no table."""
        busy = {one for game in self.tournament.open_games for one in game.seats}
        return tuple(one for one in self.tournament.present if one not in busy)

    @cached_property
    def met(self) -> dict[str, dict[str, int]]:
        """How often somebody sat at one table with others; games not counted are forgotten."""
        found: dict[str, dict[str, int]] = {one: {} for one in self.tournament.order}
        for game in self.tournament.games:
            if game.result is None or game.result.counts:
                for one, other in permutations(game.seats, 2):
                    found[one][other] = found[one].get(other, 0) + 1
        return found

    @cached_property
    def byes(self) -> Counter[str]:
        """How often somebody sat out."""
        return Counter(bye.member for one in self.tournament.rounds for bye in one.byes)

    @cached_property
    def sat(self) -> Counter[tuple[str, int]]:
        """How often somebody sat on a seat."""
        return Counter(
            (member, seat)
            for game in self.tournament.games
            for seat, member in enumerate(game.seats)
        )

    @cached_property
    def surplus(self) -> dict[str, tuple[int, ...]]:
        """How much more often than it was due somebody had each seat, in sixtieths of a game.

        At a four-player table, a quarter of each of its seats is due.
        """
        found = {one: [0] * MOST_AT_A_TABLE for one in self.tournament.order}
        for game in self.tournament.games:
            for seat, member in enumerate(game.seats):
                for every in range(len(game.seats)):
                    found[member][every] -= WHOLE // len(game.seats)
                found[member][seat] += WHOLE
        return {one: tuple(row) for one, row in found.items()}

    @cached_property
    def played(self) -> frozenset[str]:
        """The players who have been in a game."""
        return frozenset(member for game in self.tournament.games for member in game.seats)

    @cached_property
    def last(self) -> dict[str, int]:
        """The number of somebody's last game."""
        return {one: game.number for game in self.tournament.games for one in game.seats}

    @cached_property
    def points(self) -> dict[str, Fraction]:
        """Everybody's points."""
        return {one: reckoning.total for one, reckoning in points_of(self.tournament).items()}

    @cached_property
    def seed(self) -> dict[str, int]:
        """Everybody's place in the order that the tournament began with, from 1."""
        return {one: at for at, one in enumerate(self.tournament.order, 1)}

    def have_met(self, one: str, other: str) -> int:
        """How often two have met."""
        return self.met[one].get(other, 0)

    def balance(self, member: str) -> int:
        """How many more games at two-player tables somebody began than not."""
        return self.sat[member, 0] - self.sat[member, 1]

    def just_met(self, one: str, other: str) -> bool:
        """Whether the last game of both was the one against each other."""
        last = self.last.get(one)
        return last is not None and last == self.last.get(other)

    def meetings(self, seats: Iterable[str]) -> int:
        """How many earlier meetings there are among some."""
        them = [*seats]
        return sum(self.have_met(one, them[b]) for a, one in enumerate(them) for b in range(a))


class Draft(Frozen):
    """A round before it is explained: who sits together, in order of play, and who sits out."""

    tables: tuple[tuple[str, ...], ...]
    byes: tuple[str, ...] = ()
    bronze: tuple[str, ...] = ()
    """The players for the third place, at one more table."""
    is_scheduled: bool = False
    """Whether a table fixed beforehand says who meets whom, and who begins."""
