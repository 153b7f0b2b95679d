"""A bag of tiles: how many there are of each name, in the order of all names."""

from collections.abc import Iterable, Iterator

from serpentry.games.carnival.rules.tiles import NAMES

Bag = tuple[int, ...]

INDEX = {name: index for index, name in enumerate(NAMES)}
EMPTY_BAG: Bag = (0,) * len(NAMES)


def bag_of(names: Iterable[str]) -> Bag:
    """The bag that holds these tiles."""
    counts = [0] * len(NAMES)
    for name in names:
        counts[INDEX[name]] += 1
    return tuple(counts)


def put(bag: Bag, name: str) -> Bag:
    """The bag with one tile more."""
    at = INDEX[name]
    return (*bag[:at], bag[at] + 1, *bag[at + 1 :])


def take(bag: Bag, name: str) -> Bag:
    """The bag with one tile fewer."""
    at = INDEX[name]
    return (*bag[:at], bag[at] - 1, *bag[at + 1 :])


def together(one: Bag, other: Bag) -> Bag:
    """The tiles of two bags in one."""
    return tuple(map(int.__add__, one, other))


def contents(bag: Bag) -> Iterator[str]:
    """Every tile's name, copies side by side."""
    for name, count in zip(NAMES, bag, strict=True):
        for _ in range(count):
            yield name
