"""Set-ups in which every two options meet with every two of their values, in few rows."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product

Row = dict[str, object]
Pair = tuple[str, object, str, object]


def pairs_of(row: Mapping[str, object]) -> set[Pair]:
    """What meets in a row."""
    return {(one, row[one], two, row[two]) for one, two in combinations(sorted(row), 2)}


def covering(values: Mapping[str, Sequence[object]]) -> Iterator[Row]:
    """Rows that together hold all pairs: each takes of all rows the one with most that is missing.

    With more rows than can be gone through, each begins with a missing pair and is filled greedily.
    """
    names = sorted(values)
    missing = {
        (one, this, two, that)
        for one, two in combinations(names, 2)
        for this, that in product(values[one], values[two])
    }
    while missing:
        one, this, two, that = min(missing, key=repr)
        row: Row = {one: this, two: that}
        for name in names:
            if name not in row:
                row[name] = max(
                    values[name],
                    key=lambda value: len(pairs_of({**row, name: value}) & missing),
                )
        missing -= pairs_of(row)
        yield row
