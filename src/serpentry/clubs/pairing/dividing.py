"""Dividing players into tables at the least cost: exactly for two, by improvement for more."""

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate, combinations, pairwise, product

from serpentry.clubs.pairing.matching import cheapest_pairs
from serpentry.clubs.pairing.seating import cheapest_seats
from serpentry.tabletop.helpers.frozen import Frozen

MOST_SWEEPS = 12
MOST_TRIALS = 20_000
"""Steps of the search for tables where nobody meets twice, before it gives up."""


class Costs(Frozen):
    """What it costs that two meet, that one sits out, and what is too dear if it can be helped."""

    meeting: Callable[[str, str], int]
    waiting: Callable[[str], int]
    too_dear: int
    may_wait: bool = False
    """Whether anybody may sit out rather than pay too much."""
    sitting: Callable[[str, int], Sequence[int]] | None = None
    """At larger tables: what each of so many seats costs somebody."""


Divided = tuple[list[tuple[str, ...]], list[str]]
"""Tables, and who sits out."""
Groups = list[list[int]]


def divided(players: Sequence[str], sizes: Sequence[int], costs: Costs) -> Divided:
    """Everybody at tables of these sizes, the others waiting."""
    if set(sizes) <= {2}:
        return _in_pairs(players, len(players) - sum(sizes), costs)
    return _Groups(players, sizes, costs).best()


def _in_pairs(players: Sequence[str], byes: int, costs: Costs) -> Divided:
    """Pairs by matching; where it is too dear that all play who could, anybody may wait."""
    tables, waiting = _matched(players, byes, costs)
    if costs.may_wait and any(costs.meeting(*pair) >= costs.too_dear for pair in tables):
        return _matched(players, len(players), costs)
    return tables, waiting


def _matched(players: Sequence[str], chairs: int, costs: Costs) -> Divided:
    """Somebody who waits is matched with an empty chair."""
    names = [*players, *[""] * chairs]

    def cost(one: str, other: str) -> int:
        if one and other:
            return costs.meeting(one, other)
        return costs.waiting(one or other) if one or other else 0

    table = [[0] * len(names) for _ in names]
    for a, one in enumerate(names):
        for b in range(a):
            table[a][b] = table[b][a] = cost(one, names[b])
    pairs = [(names[a], names[b]) for a, b in cheapest_pairs(table)]
    alone = [one or other for one, other in pairs if bool(one) != bool(other)]
    return [pair for pair in pairs if all(pair)], alone


class _Groups:
    """Tables of several: neighbours first, then exchanges of two as long as they help.

    Players are numbers here; the last group are those who wait.
    """

    def __init__(self, players: Sequence[str], sizes: Sequence[int], costs: Costs) -> None:
        self.players, self.sizes, self.too_dear = players, sizes, costs.too_dear
        self.fare = [
            [costs.meeting(one, other) if one != other else 0 for other in players]
            for one in players
        ]
        self.wait = [costs.waiting(one) for one in players]
        sizes_there = set(sizes) if costs.sitting else ()
        self.sitting = {
            size: [costs.sitting(one, size) for one in players]
            for size in sizes_there
            if costs.sitting
        }
        self.known_seats: dict[frozenset[int], int] = {}

    def best(self) -> Divided:
        """The best that was found from several beginnings."""
        best = min(map(self._improved, self._beginnings()), key=self._total)
        if self._total(best) >= self.too_dear and (strict := self._strict()):
            best = min((best, self._improved(strict)), key=self._total)
        *tables, waiting = [[self.players[one] for one in group] for group in best]
        return [tuple(one) for one in tables], waiting

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
        met = sum(self.fare[a][b] for table in tables for a, b in combinations(table, 2))
        return met + sum(map(self._seats, tables)) + sum(self.wait[one] for one in waiting)

    def _seats(self, table: Sequence[int]) -> int:
        """What it costs at least that everybody of a table has one seat."""
        rows = self.sitting.get(len(table))
        if rows is None:
            return 0
        key = frozenset(table)
        if key not in self.known_seats:
            self.known_seats[key] = cheapest_seats([rows[one] for one in table])
        return self.known_seats[key]

    def _improved(self, groups: Groups) -> Groups:
        return self._with_even_seats(self._exchanged(groups))

    def _with_even_seats(self, groups: Groups) -> Groups:
        """Exchange members of tables where somebody has a seat too often, as long as it helps."""
        *tables, waiting = groups
        for _ in range(MOST_SWEEPS):
            bad = [at for at, table in enumerate(tables) if self._seats(table)]
            helped = [self._sits_better(tables, at) for at in bad]
            if not any(helped):
                break
        return [*tables, waiting]

    def _sits_better(self, tables: Groups, a: int) -> bool:
        """Make the best exchange between a table and any other; whether there was one."""
        best, found = 0, None
        for b, i, j in self._exchanges(tables, a):
            here, there = [*tables[a]], [*tables[b]]
            here[i], there[j] = there[j], here[i]
            gain = self._cost(here) + self._cost(there)
            gain -= self._cost(tables[a]) + self._cost(tables[b])
            if gain < best:
                best, found = gain, (b, here, there)
        if found is None:
            return False
        b, tables[a], tables[b] = found
        return True

    def _exchanges(self, tables: Groups, a: int) -> Iterator[tuple[int, int, int]]:
        """Another table, and who of both would change places, without a meeting too dear."""
        for b in range(len(tables)):
            for i, j in product(range(len(tables[a])), range(len(tables[b]))) if a != b else ():
                yield b, i, j

    def _cost(self, table: Sequence[int]) -> int:
        met = sum([self.fare[one][two] for one, two in combinations(table, 2)])
        return met + self._seats(table)

    def _exchanged(self, groups: Groups) -> Groups:
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
        """Tables at which nothing is too dear, by trial; None if none was found in time."""
        self.trials = 0
        count = len(self.players) - sum(self.sizes)
        cheap = [one for one, cost in enumerate(self.wait) if cost < self.too_dear]
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
        return self.fare[one][other] < self.too_dear
