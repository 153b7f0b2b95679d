"""What narrators have in common: whom a sentence speaks to, changes of a score, sides of a cell."""

from collections.abc import Iterable

from serpentry.languages import AtSeat, Fact, Sentence, words
from serpentry.tabletop.actors import Seat

SIDE_NAMES = ("north", "east", "south", "west")
"""As sides of square cells are numbered."""


def addressed(
    seat: Seat, listener: Seat | None, yours: str, others: str, /, **facts: Fact
) -> Sentence:
    """One message for the seat it is about, another, which names it, for everybody else."""
    if seat == listener:
        return Sentence(yours, facts)
    return Sentence(others, {"who": AtSeat(seat), **facts})


def changed(was: int, now: int) -> str:
    """By how much a number has changed, with its sign: +3, −2, ±0."""
    change = now - was
    sign = "+" if change > 0 else "−" if change else "±"
    return f"{sign}{abs(change)}"


def sides_told(sides: Iterable[int]) -> tuple[Sentence, ...]:
    """Sides of a square cell by their words, clockwise from the north."""
    return words(SIDE_NAMES[side] for side in sorted(sides))
