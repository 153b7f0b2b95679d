"""What mistakes hand in where a number is wanted: of any sign, size and type."""

from collections.abc import Callable
from decimal import Decimal
from fractions import Fraction
from random import Random
from typing import Any

import numpy as np


class Stubborn:
    """Nothing can be asked of it."""

    def __index__(self) -> int:
        raise RuntimeError("no number")

    def __repr__(self) -> str:
        raise RuntimeError("no words")


class Untrue:
    """Says that it is a number, and isn't."""

    def __index__(self) -> Any:
        return "3"


PLAIN: tuple[Any, ...] = (
    *(None, True, False, "", "3", "x", b"3", 1j, 3.0, 3.7, float("nan"), float("inf")),
    *([], [3], (3,), {}, {3}, {"action": 3}, range(3), object(), int, print, Stubborn(), Untrue()),
    *(Decimal(3), Fraction(3), Fraction(1, 3), 10**5000, -(10**5000), np.bool_(True)),
    *(np.float64(2), np.array(5), np.array([5]), np.array([[1, 2]]), np.array("x"), np.array(None)),
    *(np.datetime64("2026-01-01"), np.ma.masked, memoryview(b"3"), slice(3), "9" * 5000),
)

KINDS = (np.int8, np.int16, np.int32, np.int64)


def sized(rng: Random) -> int:
    """A whole number of any size: near nothing, near a border of some type, or far beyond all."""
    middle = rng.choice((1, -1)) * 2 ** rng.randrange(0, 72)
    return rng.choice((0, middle)) + rng.randrange(-3, 4)


def typed(rng: Random) -> Any:
    """A whole number in a type of NumPy's, mostly one that doesn't hold all."""
    number = sized(rng)
    fitting = [kind for kind in KINDS if np.iinfo(kind).min <= number <= np.iinfo(kind).max]
    return rng.choice(fitting)(number) if fitting else np.uint64(number % 2**64)


def near(rng: Random) -> int:
    """A number that a game may know, though perhaps not now."""
    return rng.randrange(-4, 8000)


def pair(rng: Random) -> Any:
    """Several at once."""
    return [odd(rng) for _ in range(rng.randrange(4))]


WAYS: tuple[Callable[[Random], Any], ...] = (
    sized,
    typed,
    near,
    near,
    lambda rng: rng.choice(PLAIN),
    lambda rng: rng.uniform(-5, 5000),
    pair,
)


def odd(rng: Random) -> Any:
    """Whatever comes."""
    return rng.choice(WAYS)(rng)
