"""Sizes that the facts of a set-up decide: sums of products of their words."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Protocol


class Fact(Protocol):
    """A word of the facts; it gets its name only after a size was made of it."""

    name: str
    serial: int


Term = tuple[Fact, ...]
"""Facts to be multiplied; none for a plain number."""


@dataclass(frozen=True)
class Size:
    """A number of bytes or of things: by term, how often it is counted."""

    terms: tuple[tuple[Term, int], ...] = ()

    def __add__(self, other: "Size") -> "Size":
        sums = dict(self.terms)
        for term, count in other.terms:
            sums[term] = sums.get(term, 0) + count
        return _size(sums)

    def __mul__(self, other: "Size") -> "Size":
        sums: dict[Term, int] = {}
        for one, count in self.terms:
            for two, times in other.terms:
                term = tuple(sorted(one + two, key=_serial))
                sums[term] = sums.get(term, 0) + count * times
        return _size(sums)

    @cached_property
    def is_fixed(self) -> bool:
        """Whether it is the same for every set-up."""
        return all(not term for term, _ in self.terms)

    @cached_property
    def fixed(self) -> int:
        """The part that is the same for every set-up."""
        return dict(self.terms).get((), 0)

    def is_multiple(self, step: int) -> bool:
        """Whether it is a multiple of this for every set-up."""
        return all(count % step == 0 for _, count in self.terms)

    def value(self, fact: Callable[[str], int]) -> int:
        """What it is for the facts of a set-up."""
        return sum(count * prod(fact(one.name) for one in term) for term, count in self.terms)


def number(count: int) -> Size:
    """A size that is the same for every set-up."""
    return _size({(): count})


def given(fact: Fact) -> Size:
    """A size that is a word of the facts."""
    return _size({(fact,): 1})


def _size(sums: dict[Term, int]) -> Size:
    kept = [(term, count) for term, count in sums.items() if count]
    return Size(tuple(sorted(kept, key=lambda one: [_serial(fact) for fact in one[0]])))


def _serial(fact: Fact) -> int:
    return fact.serial
