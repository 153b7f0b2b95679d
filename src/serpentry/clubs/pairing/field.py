"""What pairing goes by: who is there, who met whom, who sat out, who sat where, and the points."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property

from serpentry.clubs.points import points_of
from serpentry.clubs.state import Tournament
from serpentry.tabletop.helpers.frozen import Frozen


class Field(Frozen):
    """The players of a tournament before a round."""

    tournament: Tournament

    @cached_property
    def players(self) -> tuple[str, ...]:
        """Those who are to be paired, as they were seeded: present, and at no table."""
        busy = {one for game in self.tournament.open_games for one in game.seats}
        return tuple(one for one in self.tournament.present if one not in busy)

    @cached_property
    def met(self) -> Counter[frozenset[str]]:
        """How often two have sat at one table; games that were not counted are forgotten."""
        return Counter(
            frozenset((one, other))
            for game in self.tournament.games
            if game.result is None or game.result.counts
            for at, one in enumerate(game.seats)
            for other in game.seats[:at]
        )

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
    def played(self) -> Counter[str]:
        """How many games somebody has been in."""
        return Counter(member for game in self.tournament.games for member in game.seats)

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
        return self.met[frozenset((one, other))]

    def balance(self, member: str) -> int:
        """How many more games at tables for two somebody began than not."""
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
    """Who plays for the third place, at one more table."""
    is_scheduled: bool = False
    """Whether a table fixed beforehand says who meets whom, and who begins."""
