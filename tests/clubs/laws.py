"""What every round must keep to, checked by means of its own: nothing here asks the pairing."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations

from serpentry.clubs.pairing.field import Field
from serpentry.clubs.plans import EVENING, KNOCKOUT, ROBIN, SWISS
from serpentry.clubs.state import Round, Tournament

Allowed = Callable[[str, str], bool]


def most_pairs(names: Sequence[str], allowed: Allowed) -> int:
    """The size of a maximum matching, by Edmonds' search for one augmenting path after another."""
    near = [
        [b for b, other in enumerate(names) if a != b and allowed(one, other)]
        for a, one in enumerate(names)
    ]
    mate = [-1] * len(names)
    return sum(_augmented(near, mate, root) for root in range(len(names)) if mate[root] < 0)


def _augmented(near: list[list[int]], mate: list[int], root: int) -> bool:
    size = len(near)
    parent, base, queue = [-1] * size, list(range(size)), [root]
    used = [at == root for at in range(size)]

    def common(a: int, b: int) -> int:
        on_path = set[int]()
        while True:
            a = base[a]
            on_path.add(a)
            if mate[a] < 0:
                break
            a = parent[mate[a]]
        while base[b] not in on_path:
            b = parent[mate[base[b]]]
        return base[b]

    def mark(v: int, stop: int, child: int, ring: set[int]) -> None:
        while base[v] != stop:
            ring |= {base[v], base[mate[v]]}
            parent[v] = child
            child = mate[v]
            v = parent[mate[v]]

    for v in queue:
        for to in near[v]:
            if base[v] == base[to] or mate[v] == to:
                continue
            if to == root or (mate[to] >= 0 and parent[mate[to]] >= 0):
                ring, stop = set[int](), common(v, to)
                mark(v, stop, to, ring)
                mark(to, stop, v, ring)
                for at in range(size):
                    if base[at] in ring:
                        base[at] = stop
                        if not used[at]:
                            used[at] = True
                            queue.append(at)
            elif parent[to] < 0:
                parent[to] = v
                if mate[to] < 0:
                    while to >= 0:
                        before = parent[to]
                        after = mate[before]
                        mate[to], mate[before] = before, to
                        to = after
                    return True
                used[mate[to]] = True
                queue.append(mate[to])
    return False


def could_avoid(names: Sequence[str], sizes: Sequence[int], allowed: Allowed) -> bool:
    """Whether some division into tables of these sizes has only pairs that are allowed."""
    if not sizes:
        return True
    first, *rest = names
    for size in set(sizes):
        fewer = [*sizes]
        fewer.remove(size)
        for others in combinations(rest, size - 1):
            if all(allowed(*pair) for pair in combinations((first, *others), 2)):
                left = [one for one in rest if one not in others]
                if could_avoid(left, fewer, allowed):
                    return True
    return False


MOST_FOR_TRIAL = 9
"""With so many at tables of three and more, all divisions are tried."""


def faults_of(before: Tournament, after: Tournament) -> list[str]:
    """What is wrong with the last round."""
    field, paired = Field(before), after.rounds[-1]
    tables = [after.games[number - 1].seats for number in paired.games]
    seated = Counter(one for table in tables for one in table)
    seated.update(bye.member for bye in paired.byes)
    found = [f"{one} is paired twice" for one, times in seated.items() if times > 1]
    found += [f"{one} is not there" for one in seated if one not in field.players]
    kind = before.plan.kind
    if kind in (SWISS, ROBIN) and set(seated) != set(field.players):
        found.append("somebody was forgotten")
    if kind == KNOCKOUT:
        return found + _byes(field, paired)
    if kind == SWISS:
        found += _swiss(field, paired, tables)
    if kind in (ROBIN, EVENING) and before.plan.seats == 2:
        found += [f"{table} met before" for table in tables if field.have_met(*table)]
    return found


def _byes(field: Field, paired: Round) -> list[str]:
    fewest = min(field.byes[one] for one in field.players)
    return [f"{bye.member} again" for bye in paired.byes if field.byes[bye.member] > fewest + 1]


def _swiss(field: Field, paired: Round, tables: list[tuple[str, ...]]) -> list[str]:
    again = sum(field.meetings(table) > 0 for table in tables)
    again += sum(field.byes[bye.member] > 0 for bye in paired.byes)
    if field.tournament.plan.seats > 2:
        return _groups(field, paired, tables, again)
    chairs = [f"chair{number}" for number in range(len(field.players) % 2)]

    def fresh(one: str, other: str) -> bool:
        if one in chairs or other in chairs:
            return not field.byes[other if one in chairs else one]
        return not field.have_met(one, other)

    def even(one: str, other: str) -> bool:
        clash = one not in chairs and other not in chairs
        return fresh(one, other) and not (clash and field.balance(one) * field.balance(other) > 0)

    names = [*field.players, *chairs]
    best = len(names) // 2 - most_pairs(names, fresh)
    found = [f"{again} repeats, {best} needed"] * (again > best and not _met_often(field))
    if best == 0 and again:
        found.append("somebody meets or sits out twice, which could be avoided")
    begun = {one: field.balance(one) + (1, -1)[seat] for t in tables for seat, one in enumerate(t)}
    if most_pairs(names, even) * 2 == len(names) and not _even(field, begun):
        found.append("seats could be even")
    return found


def _met_often(field: Field) -> bool:
    """Then fewer meetings in all may be more tables with a repeat."""
    return max(field.met.values(), default=0) > 1 or max(field.byes.values(), default=0) > 1


def _even(field: Field, begun: dict[str, int]) -> bool:
    return all(abs(now) <= max(1, abs(field.balance(one))) for one, now in begun.items())


def _groups(field: Field, paired: Round, tables: list[tuple[str, ...]], again: int) -> list[str]:
    if not again or len(field.players) > MOST_FOR_TRIAL:
        return []
    sizes, names = [len(table) for table in tables], list(field.players)
    for waits in combinations(names, len(paired.byes)):
        rest = [one for one in names if one not in waits]
        allowed = could_avoid(rest, sizes, lambda one, other: not field.have_met(one, other))
        if allowed and not any(field.byes[one] for one in waits):
            return ["somebody meets twice, which could be avoided"]
    return []
