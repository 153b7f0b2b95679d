"""What computers at a table are called: each by a name of its own, its level beside it."""

from collections.abc import Iterable, Iterator
from random import Random

NAMES = (
    "adder",
    "taipan",
    "krait",
    "boomslang",
    "bushmaster",
    "kingsnake",
    "milksnake",
    "sidewinder",
)
"""The words are messages, `bot-NAME`; there are more than seats at any table."""


def unused(taken: Iterable[str], rng: Random | None = None) -> Iterator[str]:
    """Names that nobody at the table has, in their order or from anywhere in it."""
    first = rng.randrange(len(NAMES)) if rng else 0
    known = set(taken)
    return (one for one in (*NAMES[first:], *NAMES[:first]) if one not in known)
