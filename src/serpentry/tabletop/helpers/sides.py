"""What each seat picks for itself before a game: a species where the rules have one, or a colour.

A colour is a look and no rule: positions, moves and records name the pieces as they always do, and
programs that show them paint them otherwise (`looks`). A species has the colour of its set.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from serpentry.languages import Sentence, word
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.options import Listing, kinds
from serpentry.tabletop.picture import Picture

SEAT = re.compile(r"seat\d+")
"""How the role of a seat's pieces begins."""
Looks = Mapping[str, str]
"""For each colour that pieces are named by, the one that they are shown in, if that is another."""


@dataclass(frozen=True)
class Sides:
    """What there is to pick."""

    offered: tuple[str, ...]
    option: str = ""
    """The option that it is played by; empty: it changes looks alone."""

    def settled(self, picked: Sequence[str]) -> list[str]:
        """What everybody has: who has not picked takes what is left, in order."""
        left = (one for one in self.offered if one not in picked)
        return [one or next(left) for one in picked]


@lru_cache(maxsize=64)
def sides_of(box: AnyBox) -> Sides | None:
    """What seats of a game can pick; None where the rules give it out."""
    for name, kind in kinds(box.options).items():
        if isinstance(kind, Listing) and kind.source and kind.source.by_seat:
            return Sides(tuple(map(str, kind.source.items(box.options()))), name)
    return Sides(box.colours) if box.colours else None


def looks(box: AnyBox, options: object, picked: Sequence[str]) -> dict[str, str]:
    """How the pieces look, given the options of a game and what its seats picked."""
    sides = sides_of(box)
    if sides is None or not box.colours:
        return {}
    played = list(getattr(options, sides.option)) if sides.option else list(picked)
    if not any(played):
        return {}
    unused = [""] * (len(sides.offered) - len(played))
    shown = [sides.offered.index(one) for one in sides.settled([*played, *unused])]
    seen = zip(box.colours, (box.colours[at] for at in shown), strict=True)
    return {own: other for own, other in seen if own != other}


Paint = Callable[[str], str]
"""What the role of a piece becomes in the colours that people picked."""


def painter(box: AnyBox, seen: Looks) -> Paint:
    """How pieces are painted as people picked."""
    at = {
        f"seat{n}": f"seat{box.colours.index(seen[own])}"
        for n, own in enumerate(box.colours)
        if own in seen
    }

    def role(name: str) -> str:
        seat = SEAT.match(name)
        return name if seat is None else at.get(seat[0], seat[0]) + name[seat.end() :]

    return role


def repainted(picture: Picture, box: AnyBox, seen: Looks) -> Picture:
    """The same picture in the colours that people picked."""
    role = painter(box, seen)
    shapes = tuple(replace(shape, role=role(shape.role)) for shape in picture.shapes)
    return replace(picture, shapes=shapes) if seen else picture


def seen_sentence(told: Sentence, seen: Looks) -> Sentence:
    """The same, with colours called by how they look."""
    words = {word(own).key: word(other) for own, other in seen.items()}
    return told.retold(lambda one: words.get(one.key, one))


def seen_name(name: str, seen: Looks) -> str:
    """What a seat that is called by its colours is called by how they look."""
    return " and ".join(seen.get(colour, colour) for colour in name.split(" and "))
