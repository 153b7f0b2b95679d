"""What every round must keep to, checked by means of its own: nothing here asks the pairing.

Seats are even if everybody has had each as often as is due, less than one game more or fewer: at
tables of two to five, a half to a fifth of a game is due in each seat.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations

from serpentry.clubs.pairing.field import Field
from serpentry.clubs.plans import ARENA, EVENING, KNOCKOUT, ROBIN, SWISS
from serpentry.clubs.state import Round, Tournament
from tests.clubs.evenings import times_met
from tests.clubs.orders import can_end_even
from tests.clubs.pairing.pairs import most_pairs

MOST_FOR_TRIAL = 9
"""With this many at tables for three or more, all divisions are tried."""

MOST_FOR_PAIRS = 8
"""With this many at two-player tables, all pairings are tried."""
MOST_UNEVEN = 1000
Table = tuple[str, ...]


WHOLE = 60
"""A game: what is due of each seat of a table for two to five is a whole number of parts."""


class Sat:
    """What everybody has had of each seat, less what was due, in parts of a game."""

    def __init__(self, tournament: Tournament, sizes: Sequence[int] = ()) -> None:
        self.lead = {one: [0] * 7 for one in tournament.entrants}
        """Seats, then the last seat of any table, then the smaller tables of a round."""
        self.last: dict[str, list[int]] = {one: [] for one in tournament.entrants}
        for played in tournament.rounds:
            games = [tournament.games[number - 1] for number in played.games]
            self.sizes = [len(one.seats) for one in games]
            for seats in (one.seats for one in games):
                for seat, one in enumerate(seats):
                    self.lead[one] = self.after(one, seat, len(seats))
                    self.last[one].append(seat)
        self.sizes = [*sizes]

    def after(self, one: str, seat: int, seats: int) -> list[int]:
        """One game later."""
        lead, sizes = [*self.lead[one]], self.sizes or [seats]
        for at in range(seats):
            lead[at] -= WHOLE // seats
        lead[seat] += WHOLE
        lead[5] += WHOLE * (seat + 1 == seats) - WHOLE // seats
        small = sum(size for size in sizes if size < max(sizes))
        lead[6] += WHOLE * (seats < max(sizes)) - WHOLE * small // sum(sizes)
        return lead

    def unfair(self, divided: Sequence[Table]) -> int:
        """How far those of these tables would be from sitting at small ones as often as is due."""
        return sum(
            (abs(self.after(one, 0, len(table))[6]) // WHOLE) ** 2
            for table in divided
            for one in table
        )

    def is_uneven(self, one: str) -> bool:
        """Whether somebody has had a seat a whole game too often or too rarely."""
        return _beyond(self.lead[one]) > 0

    def cost(self, order: Table) -> int:
        """How uneven those of a table would be."""
        return sum(_beyond(self.after(one, at, len(order))) for at, one in enumerate(order))

    def far(self, order: Table) -> int:
        """How many of two would start three games more than not, or have a seat for the third
        time running."""
        return sum(
            self.after(one, seat, 2)[seat] >= WHOLE * 3 // 2 or self.last[one][-2:] == [seat] * 2
            for seat, one in enumerate(order)
        )

    def mild(self, order: Table) -> int:
        """How uneven the seats of two would be, as far as pairing looks at it."""
        return sum(
            min(_beyond(self.after(one, seat, 2)), MOST_UNEVEN) for seat, one in enumerate(order)
        )

    def least(self, table: Table) -> int:
        """The same with the best order."""
        return min(map(self.cost, permutations(table)))


def _beyond(lead: Sequence[int]) -> int:
    """The parts that are too much, squared: a whole game is the first."""
    return sum((abs(one) - WHOLE + 1) ** 2 for one in lead if abs(one) >= WHOLE)


def faults_of(before: Tournament, after: Tournament) -> list[str]:
    """What is wrong with the last round."""
    field, paired = Field(before), after.rounds[-1]
    tables = [after.games[number - 1].seats for number in paired.games]
    seated = Counter(one for table in tables for one in table)
    seated.update(bye.member for bye in paired.byes)
    found = [f"{one} is paired twice" for one, times in seated.items() if times > 1]
    # In a knock-out a player who has just left loses the next game without playing it.
    unplayed = {
        one
        for number in paired.games
        if (result := after.games[number - 1].result) is not None
        for one in after.games[number - 1].seats
        if not result.was_played
    }
    found += [f"{one} is not there" for one in seated if one not in {*field.players, *unplayed}]
    kind = before.plan.kind
    if kind in (SWISS, ROBIN) and set(seated) != set(field.players):
        found.append("somebody was forgotten")
    if kind == KNOCKOUT:
        found += _byes(field, paired)
    if kind == SWISS:
        found += _swiss(field, paired, tables)
    if kind in (ROBIN, EVENING) and before.plan.seats == 2:
        found += [f"{table} met before" for table in tables if field.have_met(*table)]
        return found + _ahead(field, after)
    return found + _orders(before, tables) + (_arena(field, tables) if kind == ARENA else [])


def _byes(field: Field, paired: Round) -> list[str]:
    fewest = min(field.byes[one] for one in field.players)
    return [f"{bye.member} again" for bye in paired.byes if field.byes[bye.member] > fewest + 1]


def _orders(before: Tournament, tables: list[Table]) -> list[str]:
    """At no table would another order be more even."""
    sat = Sat(before, [len(one) for one in tables])
    costs = [(one, sat.cost(one)) for one in tables]
    return [f"{one} could sit better" for one, cost in costs if cost and cost > sat.least(one)]


def _ahead(before: Field, after: Tournament) -> list[str]:
    """Where all could end with even seats, they still can."""
    if can_end_even(before) and not can_end_even(Field(after)):
        return ["seats can no longer be even at the end"]
    return []


def _arena(field: Field, tables: list[Table]) -> list[str]:
    """Those who play could not have been paired with more even seats."""
    sat, few = Sat(field.tournament), len(field.tournament.present) <= 3
    if any(len(one) != 2 for one in tables) or not any(map(sat.cost, tables)):
        return []

    def even(one: str, other: str) -> bool:
        return (few or not field.just_met(one, other)) and not sat.least((one, other))

    could = most_pairs([one for table in tables for one in table], even) == len(tables)
    return ["seats could be even"] if could else []


def _swiss(field: Field, paired: Round, tables: list[Table]) -> list[str]:
    again = sum(field.meetings(table) > 0 for table in tables)
    again += sum(field.byes[bye.member] > 0 for bye in paired.byes)
    if field.tournament.plan.seats > 2:
        return _groups(field, paired, tables)
    chairs = [f"chair{number}" for number in range(len(field.players) % 2)]
    sat, new = Sat(field.tournament), {one for one in field.players if one not in field.played}

    def fresh(one: str, other: str) -> bool:
        if one in chairs or other in chairs:
            return not field.byes[other if one in chairs else one]
        return not field.have_met(one, other)

    def known(one: str, other: str) -> bool:
        """A player who has only just come plays."""
        return fresh(one, other) and not (new & {one, other} and {*chairs} & {one, other})

    def near(one: str, other: str) -> bool:
        """A seat for both that is not far from even."""
        if one in chairs or other in chairs:
            return known(one, other)
        return known(one, other) and not min(map(sat.far, ((one, other), (other, one))))

    names = [*field.players, *chairs]
    best = len(names) // 2 - most_pairs(names, fresh)
    found = [f"{again} repeats, {best} needed"] * (again > best and not _met_often(field))
    if best == 0 and again:
        found.append("somebody meets or sits out twice, which could be avoided")
    waits_at_once = field.played and any(bye.member in new for bye in paired.byes)
    if waits_at_once and most_pairs(names, known) * 2 == len(names):
        found.append("somebody who has only just come sits out")
    if any(map(sat.far, tables)) and most_pairs(names, near) * 2 == len(names):
        found.append("seats could be nearer to even")
    if len(names) <= MOST_FOR_PAIRS:
        pairs = [*tables, *((bye.member, *chairs) for bye in paired.byes)]
        found += _closest(field, sat, names, pairs)
    return found


def _closest(field: Field, sat: Sat, names: list[str], pairs: list[Table]) -> list[str]:
    """Of all pairings none has fewer repeats, and as few has scores closer, or seats more even."""

    def cost(one: str, other: str) -> list[Fraction | int]:
        if other.startswith("chair"):
            is_new = bool(field.played) and one not in field.played
            uneven = min(_beyond(sat.lead[one]), MOST_UNEVEN)
            return [field.byes[one], is_new, 0, field.points[one] ** 2, uneven]
        seats = min((sat.far(two), sat.mild(two)) for two in ((one, other), (other, one)))
        apart = (field.points[one] - field.points[other]) ** 2
        return [field.have_met(one, other), 0, seats[0], apart, seats[1]]

    def total(chosen: list[Table]) -> list[Fraction | int]:
        return [sum(column) for column in zip(*(cost(*pair) for pair in chosen), strict=True)]

    had = total(pairs)
    had[2:] = [sum(sat.far(pair) for pair in pairs if not pair[1].startswith("chair")), *had[3:]]
    best = min(map(total, _divisions(tuple(names), [2] * (len(names) // 2))))
    return [] if had <= best else [f"another pairing is better: {best}, this one {had}"]


def _met_often(field: Field) -> bool:
    """Then fewer meetings in all may be more tables with a repeat."""
    return (
        max(times_met(field.tournament), default=0) > 1 or max(field.byes.values(), default=0) > 1
    )


def _groups(field: Field, paired: Round, tables: list[Table]) -> list[str]:
    """No division has fewer repeats and small tables, or as few and more even seats."""
    sizes = [len(one) for one in tables]
    sat, waits = Sat(field.tournament, sizes), tuple(one.member for one in paired.byes)

    def again(divided: list[Table], out: Table) -> int:
        repeats = sum(map(field.meetings, divided)) + sum(field.byes[one] for one in out)
        return repeats + sat.unfair(divided)

    had = again(tables, waits)
    uneven = sum(map(sat.cost, tables))
    if not (had or uneven) or len(field.players) > MOST_FOR_TRIAL:
        return []
    for out in combinations(field.players, len(waits)):
        rest = tuple(one for one in field.players if one not in out)
        for divided in _divisions(rest, sizes):
            repeats = again(divided, out)
            if repeats < had:
                return [
                    "somebody meets, sits out or has a small table again, which could be avoided"
                ]
            # Sitting out also depends on points and newcomers.
            if repeats == had and out == waits and sum(map(sat.least, divided)) < uneven:
                return ["seats could be more even"]
    return []


def _divisions(names: Table, sizes: list[int]) -> Iterator[list[Table]]:
    """Every way to divide some into tables of these sizes."""
    if not sizes:
        yield []
        return
    first, *rest = names
    for size in set(sizes):
        fewer = [*sizes]
        fewer.remove(size)
        for others in combinations(rest, size - 1):
            left = tuple(one for one in rest if one not in others)
            for more in _divisions(left, fewer):
                yield [(first, *others), *more]
