"""What narrators have in common: whom a sentence speaks to, changes of a score, sides of a cell."""

from collections.abc import Iterable, Mapping

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


SnakeKeys = Mapping[str, tuple[str, str]]
"""Messages by whose snake it is: that of who acts, the listener's, or another one's."""


def done_to_snake(
    owner: Seat, actor: Seat, listener: Seat | None, keys: SnakeKeys, /, **facts: Fact
) -> Sentence:
    """What was done to a snake, described as `addressed` does; another one's owner is named."""
    whose = "own" if owner == actor else "mine" if owner == listener else "others"
    if whose == "others":
        facts["other"] = AtSeat(owner)
    return addressed(actor, listener, *keys[whose], **facts)


def changed(was: int, now: int) -> str:
    """By how much a number has changed, with its sign: +3, −2, ±0."""
    change = now - was
    sign = "+" if change > 0 else "−" if change else "±"
    return f"{sign}{abs(change)}"


def sides_told(sides: Iterable[int]) -> tuple[Sentence, ...]:
    """Sides of a square cell by their words, clockwise from the north."""
    return words(SIDE_NAMES[side] for side in sorted(sides))
