"""Games that can do what a game may do without: positions by hand, scores that light up."""

from functools import cache

from serpentry.catalogue import boxes, set_up
from serpentry.tabletop.game import AnyBox

OURS = {"snekagon", "snekagon5g", "schlangennest", "sssnake", "carnival"}
"""These can do all of it."""


@cache
def able(part: str) -> tuple[AnyBox, ...]:
    """The games that have a part."""
    return tuple(box for box in boxes() if getattr(set_up(box.name), part) is not None)


def samples(part: str) -> list[tuple[str, int, dict[str, object]]]:
    """Their set-ups."""
    return [
        (box.name, seats, dict(options)) for box in able(part) for seats, options in box.samples
    ]
