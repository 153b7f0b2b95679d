"""The principles of the courses of strategy, and what a move that breaks one alone is."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from bench.following import carnival, hexes, sssnake
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
    shows: Callable[[Choice], bool] = lambda choice: True
    """Whether a move that keeps to it is one of the kind that is meant."""


def _lays_a_body(choice: Choice) -> bool:
    return not choice.written.startswith(("tail", "head"))


def _is_under_way(choice: Choice) -> bool:
    return all(snake is not None for snake in choice.position.table.nest.snakes)


def _goes_on(choice: Choice) -> bool:
    return len(choice.snakes(choice.after, choice.seat)) == len(
        choice.snakes(choice.position, choice.seat)
    )


def _is_nearest(choice: Choice) -> bool:
    """Whether no card or place brings one's own snake nearer to its end."""
    moves = choice.game.rules.moves(choice.position)
    choices = (Choice(choice.game, choice.position, choice.seat, one) for one in moves)
    return sssnake.closer(choice) == max(map(sssnake.closer, choices))


def _is(*kinds: str) -> Callable[[Choice], bool]:
    """Whether a tile of one of these kinds is placed."""
    return lambda choice: any(kind in choice.written for kind in kinds)


def _is_coloured(choice: Choice) -> bool:
    """Whether a tile of a snake is placed, and no log."""
    return not _is(carnival.GIFT, carnival.TROUBLE, carnival.LOG)(choice)


PRINCIPLES: Mapping[str, Sequence[Principle]] = {
    "schlangennest": (
        Principle("begin", nest.begin_without_end, "no head or tail at first"),
        Principle("room", nest.room, "both ends inside the nest", _lays_a_body),
        Principle("curves", nest.curves_too, "never fewer curves than straights", _lays_a_body),
        Principle("ends", nest.ends_last, "head and tail last", _is_under_way),
        Principle("hunt", nest.hunt, "finish or lead out other ends", _lays_a_body),
    ),
    "snekagon": (
        Principle("large", hexes.large_first, "large tiles first"),
        Principle("ends", hexes.open_ends, "no end walled in", _goes_on),
        Principle("second", hexes.another),
        Principle("join", hexes.join),
        Principle("ones", hexes.ones_last),
    ),
    "snekagon5g": (
        Principle("one", hexes.one_snake, "no other snake while one can grow"),
        Principle("ends", hexes.open_ends, "no end walled in on its floor", _goes_on),
        Principle("drill", hexes.drill, isolates=_goes_on),
        Principle("join", hexes.join),
        Principle("ones", hexes.ones_last, "the 1-tile last"),
    ),
    "sssnake": (
        Principle("closer", sssnake.closer, "fewest missing cards"),
        Principle("useful", sssnake.useful, "where most cards help", _is_nearest),
        Principle("away", sssnake.away, "the neighbour’s end away"),
        Principle("gift", sssnake.poor_gift, "the gift that helps least", _is_nearest),
        Principle("safe", sssnake.safe, "where others do least harm", _is_nearest),
    ),
    "carnival": (
        Principle("own", carnival.own_first, "most for your own snakes", shows=_is_coloured),
        Principle("gifts", carnival.gifts_well, "gifts well placed", _is(carnival.GIFT)),
        Principle("troubles", carnival.troubles_well, "trouble well placed", _is(carnival.TROUBLE)),
        Principle("logs", carnival.logs_well, "logs where they cost most", _is(carnival.LOG)),
        Principle("way", carnival.free_way, "your own way free"),
    ),
}
