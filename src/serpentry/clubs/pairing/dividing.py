"""Dividing players into tables at the least cost: exactly for two, by improvement for more."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, combinations, pairwise
from math import factorial, prod
from random import Random

from serpentry.clubs.pairing.assignment import cheapest_assignment
from serpentry.clubs.pairing.matching import cheapest_pairs
from serpentry.clubs.pairing.seating import cheapest_seats
from serpentry.tabletop.helpers.frozen import Frozen

MOST_SWEEPS = 12
MOST_TRIALS = 20_000
"""Steps of the search for tables where nobody meets twice, before it gives up."""
MIXED_TABLES = 7
"""Of this many tables one player each is exchanged at a time, in the best of all ways."""
MOST_IN_VAIN, MOST_IN_VAIN_FOR_SEATS = 60, 300
"""This many such exchanges may help nothing, before no more are tried; more if only seats are
uneven."""
MOST_DIVISIONS = 6000
"""With this many divisions or fewer, all are tried if none without a fault was found."""


class Costs(Frozen):
    """What it costs that two meet, that one sits out or on a seat, and what is too expensive."""

    meeting: Callable[[str, str], int]
    waiting: Callable[[str], int]
    sitting: Callable[[str, int], Sequence[int]]
    """What each of a number of seats costs somebody."""
    too_dear: int
    """What a meeting should not cost, if it can be helped."""
    uneven: int
    """What a table costs at least if somebody's seats become uneven there."""
    may_wait: bool = False
    """Whether anybody may sit out rather than pay too much."""
    only_news: bool = False
    """Whether tables without a meeting that is cheap enough are not played, and take no seats."""


Divided = tuple[list[tuple[str, ...]], list[str]]
"""Tables, and who sits out."""
Groups = list[list[int]]


def divided(players: Sequence[str], sizes: Sequence[int], costs: Costs) -> Divided:
    """Everybody at tables of these sizes, the others waiting."""
    if set(sizes) <= {2}:
        return _in_pairs(players, len(players) - sum(sizes), costs)
    return _Groups(players, sizes, costs).best()


def _in_pairs(players: Sequence[str], byes: int, costs: Costs) -> Divided:
    """Pairs by matching; somebody who waits is matched with an empty chair.

    Two who wait rather than pay too much are matched with each other, for as much as both waits.
    """
    names = [*players, *[""] * byes]
    seats = {one: costs.sitting(one, 2) for one in players}
    waits = {one: costs.waiting(one) for one in players} | {"": 0}

    def meets(one: str, other: str) -> int:
        mine, theirs = seats[one], seats[other]
        return costs.meeting(one, other) + min(mine[0] + theirs[1], mine[1] + theirs[0])

    def cost(one: str, other: str) -> int:
        both_wait = waits[one] + waits[other]
        if not (one and other):
            return both_wait
        return min(meets(one, other), both_wait) if costs.may_wait else meets(one, other)

    table = [[0] * len(names) for _ in names]
    for a, one in enumerate(names):
        for b in range(a):
            table[a][b] = table[b][a] = cost(one, names[b])
    tables, waiting = list[tuple[str, ...]](), list[str]()
    for one, other in ((names[a], names[b]) for a, b in cheapest_pairs(table)):
        together = one and other and meets(one, other) <= cost(one, other)
        if together:
            tables.append((one, other))
        else:
            waiting += [member for member in (one, other) if member]
    return tables, waiting


class _Groups:
    """Tables of several: neighbours first, then exchanges as long as they help.

    Players are numbers here; the last group are those who wait.
    """

    def __init__(self, players: Sequence[str], sizes: Sequence[int], costs: Costs) -> None:
        self.players, self.sizes, self.costs = players, sizes, costs
        self.fare = [
            [costs.meeting(one, other) if one != other else 0 for other in players]
            for one in players
        ]
        self.wait = [costs.waiting(one) for one in players]
        self.sitting = {size: [costs.sitting(one, size) for one in players] for size in set(sizes)}
        self.known = dict[frozenset[int], int]()
        self.rng = Random(0)

    def best(self) -> Divided:
        """The best that was found from several beginnings."""
        best = min(map(self._exchanged, self._beginnings()), key=self._total)
        if self._total(best) >= self.costs.too_dear and (strict := self._strict()):
            best = min((best, self._exchanged(strict)), key=self._total)
        best = self._mixed(best)
        if self._total(best) >= self.costs.uneven and self._count() <= MOST_DIVISIONS:
            best = min((best, *self._every(tuple(range(len(self.players))))), key=self._total)
        *tables, waiting = [[self.players[one] for one in group] for group in best]
        return [tuple(one) for one in tables], waiting

    def _count(self) -> int:
        """How many divisions there are."""
        waits = len(self.players) - sum(self.sizes)
        alike = prod(factorial(count) for count in Counter(self.sizes).values())
        seats = prod(map(factorial, self.sizes))
        return factorial(len(self.players)) // (factorial(waits) * seats * alike)

    def _every(self, everybody: tuple[int, ...]) -> Iterator[Groups]:
        for waiting in combinations(everybody, len(everybody) - sum(self.sizes)):
            rest = tuple(one for one in everybody if one not in waiting)
            for tables in _divisions(rest, tuple(self.sizes)):
                yield [*tables, list(waiting)]

    def _beginnings(self) -> list[Groups]:
        """Neighbours together; and one after another to each table in turn."""
        everybody = range(len(self.players))
        waits = sorted(everybody, key=self.wait.__getitem__)[: len(everybody) - sum(self.sizes)]
        rest = [one for one in everybody if one not in waits]
        ends = [0, *accumulate(self.sizes)]
        neighbours = [rest[begin:end] for begin, end in pairwise(ends)]
        chairs = [(lap, at) for at, size in enumerate(self.sizes) for lap in range(size)]
        spread: Groups = [[] for _ in self.sizes]
        for one, (_, at) in zip(rest, sorted(chairs), strict=True):
            spread[at].append(one)
        return [[*neighbours, waits], [*spread, waits]]

    def _total(self, groups: Groups) -> int:
        *tables, waiting = groups
        return sum(map(self._cost, tables)) + sum(self.wait[one] for one in waiting)

    def _cost(self, table: Sequence[int]) -> int:
        """What a table costs if everybody there takes the best seat."""
        key = frozenset(table)
        if (known := self.known.get(key)) is None:
            fares = [self.fare[one][two] for one, two in combinations(table, 2)]
            known = sum(fares)
            if not self.costs.only_news or min(fares) < self.costs.too_dear:
                rows = self.sitting[len(table)]
                known += cheapest_seats([rows[one] for one in table])
            self.known[key] = known
        return known

    def _mixed(self, groups: Groups) -> Groups:
        """Take one player from each of several tables, and put all back in the best way.

        That continues while anybody meets again, or has uneven seats, and there is hope.
        """
        *tables, waiting = [list(one) for one in groups]
        in_vain = 0
        only_seats = self._total(groups) < self.costs.too_dear
        while in_vain < (MOST_IN_VAIN_FOR_SEATS if only_seats else MOST_IN_VAIN):
            dear = [at for at, one in enumerate(tables) if self._cost(one) >= self.costs.uneven]
            if not dear or len(tables) < 2:
                break
            in_vain = 0 if self._mix(tables, waiting, self.rng.choice(dear)) else in_vain + 1
        return [*tables, waiting]

    def _mix(self, tables: Groups, waiting: list[int], dear: int) -> bool:
        """Exchange players between a table and some others; whether that helped."""
        others = [at for at in range(len(tables)) if at != dear]
        chosen = [dear, *self.rng.sample(others, min(len(others), MIXED_TABLES - 1))]
        places = [(at, self.rng.randrange(len(tables[at]))) for at in chosen]
        moving = [tables[at][place] for at, place in places]
        rests = [[*tables[at][:place], *tables[at][place + 1 :]] for at, place in places]
        if waiting:
            moving.append(waiting[outside := self.rng.randrange(len(waiting))])
        costs = [[self._cost([*rest, one]) for rest in rests] for one in moving]
        if waiting:
            for one, row in zip(moving, costs, strict=True):
                row.append(self.wait[one])
        order = cheapest_assignment(costs)
        before = sum(row[at] for at, row in enumerate(costs))
        after = sum(row[at] for at, row in zip(order, costs, strict=True))
        for one, at in zip(moving, order, strict=True):
            if at < len(places):
                table, place = places[at]
                tables[table][place] = one
            else:
                waiting[outside] = one
        return after < before

    def _exchanged(self, groups: Groups) -> Groups:
        """Exchange members of two groups as long as those who meet then cost less."""
        groups = [list(one) for one in groups]
        loads = [[self._load(one, group) for group in groups[:-1]] for one in range(len(self.wait))]
        for row, wait in zip(loads, self.wait, strict=True):
            row.append(wait)
        for _ in range(MOST_SWEEPS):
            two = combinations(range(len(groups)), 2)
            helped = [self._exchange(groups, loads, a, b) for a, b in two]
            if not any(helped):
                break
        return groups

    def _load(self, one: int, group: Sequence[int]) -> int:
        """What somebody would cost among these."""
        row = self.fare[one]
        return sum([row[other] for other in group])

    def _exchange(self, groups: Groups, loads: list[list[int]], a: int, b: int) -> bool:
        """Exchange members of two groups where that is cheaper."""
        helped, waits = False, b == len(groups) - 1
        for i, one in enumerate(groups[a]):
            for j, other in enumerate(groups[b]):
                fare = self.fare[one][other]
                before = loads[one][a] + loads[other][b]
                after = loads[other][a] + loads[one][b] - (fare if waits else 2 * fare)
                if after < before:
                    groups[a][i], groups[b][j] = other, one
                    self._move(loads, one, other, a)
                    if not waits:
                        self._move(loads, other, one, b)
                    helped, one = True, other
        return helped

    def _move(self, loads: list[list[int]], left: int, came: int, group: int) -> None:
        for row, fares in zip(loads, self.fare, strict=True):
            row[group] += fares[came] - fares[left]

    def _strict(self) -> Groups | None:
        """Tables at which nothing is too expensive, by trial; None if none was found in time."""
        self.trials = 0
        count = len(self.players) - sum(self.sizes)
        cheap = [one for one, cost in enumerate(self.wait) if cost < self.costs.too_dear]
        for waits in combinations(reversed(cheap), count):
            rest = [one for one in range(len(self.players)) if one not in waits]
            if (found := self._seat(rest, list(self.sizes))) is not None:
                return [*found, list(waits)]
            if self.trials > MOST_TRIALS:
                break
        return None

    def _seat(self, rest: list[int], sizes: list[int]) -> Groups | None:
        """Seat the one with the fewest companions left, then everybody else."""
        if not rest:
            return []
        friends = {
            one: [two for two in rest if two != one and self._fits(one, two)] for one in rest
        }
        first = min(rest, key=lambda one: len(friends[one]))
        for size in sorted(set(sizes)):
            fewer = [*sizes]
            fewer.remove(size)
            for others in combinations(friends[first], size - 1):
                self.trials += 1
                if self.trials > MOST_TRIALS:
                    return None
                if all(self._fits(*two) for two in combinations(others, 2)):
                    left = [one for one in rest if one != first and one not in others]
                    if (found := self._seat(left, fewer)) is not None:
                        return [[first, *others], *found]
        return None

    def _fits(self, one: int, other: int) -> bool:
        return self.fare[one][other] < self.costs.too_dear


def _divisions(rest: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[Groups]:
    """Every way to divide some into tables, each once: the first of them picks a table's size."""
    if not sizes:
        yield []
        return
    first, *others = rest
    for size in sorted(set(sizes)):
        at = sizes.index(size)
        for company in combinations(others, size - 1):
            left = tuple(one for one in others if one not in company)
            for tables in _divisions(left, (*sizes[:at], *sizes[at + 1 :])):
                yield [[first, *company], *tables]
