"""The principles of the courses of strategy, and what a move that breaks one alone is."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bench.following import hexes
from bench.following import schlangennest as nest
from bench.following.choice import Choice, Tip


@dataclass(frozen=True)
class Principle:
    """What a course teaches at a time."""

    name: str
    tip: Tip
    """How far a move keeps to it."""
    row: str = ""
    """What it is called in the table of tips on the rule page; empty: it is an opinion."""
    isolates: Callable[[Choice], bool] = lambda choice: True
    """Whether a move that breaks it breaks no other one."""


def _lays_a_body(choice: Choice) -> bool:
    return not choice.written.startswith(("tail", "head"))


def _is_under_way(choice: Choice) -> bool:
    return all(snake is not None for snake in choice.position.table.nest.snakes)


def _goes_on(choice: Choice) -> bool:
    return len(choice.snakes(choice.after, choice.seat)) == len(
        choice.snakes(choice.position, choice.seat)
    )


PRINCIPLES: Mapping[str, Sequence[Principle]] = {
    "schlangennest": (
        Principle("begin", nest.begin_without_end, "no head or tail at first"),
        Principle("room", nest.room, "both ends inside the nest", _lays_a_body),
        Principle("curves", nest.curves_too, "never fewer curves than straights", _lays_a_body),
        Principle("ends", nest.ends_last, "head and tail last", _is_under_way),
        Principle("hunt", nest.hunt, "finish or lead out other ends", _lays_a_body),
    ),
    "snekagon": (
        Principle("ends", hexes.open_ends, isolates=_goes_on),
        Principle("second", hexes.another),
        Principle("join", hexes.join),
        Principle("ones", hexes.ones_last),
    ),
}
