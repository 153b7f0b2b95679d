"""What is given to one process at a time: the longest first, so that none is left alone at the end.

Tests that share something costly (`together`) stay together. Short ones of a file are given in a
handful, as they often share something. Those that are `apart` begin in fresh processes when
no others are left to give.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

import pytest

ORDINARY = 0.1
"""Seconds of a test that has not been run here yet."""
HANDFUL = 2.0
"""Seconds of tests that are given at once, unless they have to stay together."""


@dataclass(frozen=True)
class Unit:
    """Numbers of tests that one process runs one after the other."""

    tests: tuple[int, ...]
    is_apart: bool
    seconds: float


def units(items: Sequence[pytest.Item], spent: Mapping[str, float]) -> list[Unit]:
    """All tests, in the order in which they are given away."""
    seconds = [spent.get(one.nodeid, ORDINARY) for one in items]
    by_place = sorted(range(len(items)), key=lambda at: _place(items[at]))
    found: list[Unit] = []
    for (is_apart, name, _), tests in groupby(by_place, key=lambda at: _place(items[at])):
        for some in [tuple(tests)] if name else _handfuls(list(tests), seconds):
            found.append(Unit(some, is_apart, sum(seconds[one] for one in some)))
    return sorted(found, key=lambda unit: (unit.is_apart, -unit.seconds))


def _place(item: pytest.Item) -> tuple[bool, str, str]:
    """Whether a test is apart, and what it shares: the name of something costly, or a file."""
    together = item.get_closest_marker("together")
    name = str(together.args[0]) if together else ""
    return bool(item.get_closest_marker("apart")), name, "" if name else str(item.path)


def _handfuls(tests: Sequence[int], seconds: Sequence[float]) -> list[tuple[int, ...]]:
    """Tests of a file in their order, a few at a time."""
    found: list[list[int]] = [[]]
    for one in tests:
        if found[-1] and sum(seconds[other] for other in found[-1]) + seconds[one] > HANDFUL:
            found.append([])
        found[-1].append(one)
    return [tuple(some) for some in found]
