"""What pairing goes by: who is there, who met whom, who sat out, who sat where, and the points."""

from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import combinations, permutations

from serpentry.clubs.pairing.sizes import sizes_for
from serpentry.clubs.plans import MOST_AT_A_TABLE
from serpentry.clubs.points import points_of
from serpentry.clubs.state import Tournament
from serpentry.tabletop.helpers.frozen import Frozen

WHOLE = 60
"""A game in parts, of which every table of two to five shares out whole numbers."""
SMALL = MOST_AT_A_TABLE + 1
"""Where a surplus has the smaller tables, after the seats and the last seat of any table."""


def had_at(seat: int, seats: int, sizes: Sequence[int]) -> list[int]:
    """What a game on a seat adds to a surplus, in a round with tables of these sizes."""
    added = [-(WHOLE // seats) * (at < seats) for at in range(MOST_AT_A_TABLE)]
    added[seat] += WHOLE
    small = sum(one for one in sizes if one < max(sizes))
    is_last, is_small = seat == seats - 1, seats < max(sizes)
    return [
        *added,
        WHOLE * is_last - WHOLE // seats,
        WHOLE * is_small - WHOLE * small // sum(sizes),
    ]


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
    def uncounted(self) -> frozenset[frozenset[str]]:
        """Those who sat at one table in a game that does not count."""
        games = (one for one in self.tournament.games if one.result and not one.result.counts)
        return frozenset(frozenset(two) for game in games for two in combinations(game.seats, 2))

    @cached_property
    def runs(self) -> dict[str, tuple[int, int]]:
        """The seat that somebody had last, and how many times running."""
        found: dict[str, tuple[int, int]] = {}
        for game in self.tournament.games:
            for seat, one in enumerate(game.seats):
                last, times = found.get(one, (seat, 0))
                found[one] = (seat, times + 1 if last == seat else 1)
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

        At a four-player table, a quarter of each of its seats is due. What follows are last seats
        and, in rounds with tables of several sizes, the smaller ones.
        """
        found = {one: [0] * (SMALL + 1) for one in self.tournament.order}
        for number in range(1, len(self.tournament.rounds) + 1):
            games = self.tournament.of_round(number)
            sizes = [len(one.seats) for one in games]
            for game in games:
                for seat, member in enumerate(game.seats):
                    had = had_at(seat, len(game.seats), sizes)
                    found[member] = [a + b for a, b in zip(found[member], had, strict=True)]
        return {one: tuple(row) for one, row in found.items()}

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        """How many sit at each table of the next round, if all who can play do."""
        plan = self.tournament.plan
        return sizes_for(len(self.players), plan.seats, plan.fewest)

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
