"""Which cards can be placed on a square without joining what must stay apart.

That depends only on what comes in at the four sides of the square, so each such meeting is worked
out once and remembered::

              red
            +--│--+               Green's straight may be level: it joins green with grey,
      green ━  ?  ─ grey          and its grey part joins red with grey. Upright, its green
            +--│--+               part would meet red.
              grey
"""

from collections.abc import Mapping
from itertools import combinations

from serpentry.games.schlangennest.rules.cards import (
    FRAME,
    GREY,
    LIES,
    CardFaces,
    Colour,
    Kind,
    Strand,
)
from serpentry.games.schlangennest.rules.lattice import Port, SquareNumber
from serpentry.games.schlangennest.rules.nest import Chain

SIDES = (0, 1, 2, 3)
PAIRS = tuple(combinations(SIDES, 2))

Owners = tuple[Colour | None, ...]
"""Whose chain comes in at each side; None where the square beyond is empty."""

Links = tuple[tuple[int, int], ...]
"""Sides at which the same chain comes in."""

Lies = tuple[int, ...]
"""Ways to place a card, by their number."""

STRAIGHTS, CURVES, TAILS, HEADS = (1 << kind for kind in Kind)
"""Sets of kinds are bits."""

ENDS_ONLY = TAILS | HEADS
"""What may be outside the border."""


def kinds_in(hand: tuple[int, ...]) -> int:
    """The kinds of which a hand holds a card."""
    straights, curves, tails, heads = hand
    return (straights > 0) | (curves > 0) << 1 | (tails > 0) << 2 | (heads > 0) << 3


class Fitting:
    """Answers from memory what fits where."""

    def __init__(self, faces: CardFaces, strict_contact: bool) -> None:
        self.faces = faces
        self.strict_contact = strict_contact
        self._known: dict[tuple[object, ...], Lies] = {}
        self._joins: dict[Links, list[list[set[int]]]] = {}

    def lies(
        self,
        ends: Mapping[Port, Chain],
        square: SquareNumber,
        colour: Colour,
        held: int,
        inside: bool,
        first: bool,
    ) -> Lies:
        """The ways in which a colour can place one of the kinds it holds on an empty square."""
        base = square << 2
        north, east = ends.get(base), ends.get(base | 1)
        south, west = ends.get(base | 2), ends.get(base | 3)
        owners = (
            None if north is None else north[0],
            None if east is None else east[0],
            None if south is None else south[0],
            None if west is None else west[0],
        )
        same = (
            north is east,
            north is south,
            north is west,
            east is south,
            east is west,
            south is west,
        )
        key = (colour, held, inside, first, owners, same)
        known = self._known.get(key)
        if known is None:
            links = tuple(
                pair
                for pair, linked in zip(PAIRS, same, strict=True)
                if linked and owners[pair[0]] is not None
            )
            known = self._work_out(colour, held, inside, first, owners, links)
            self._known[key] = known
        return known

    def _work_out(
        self,
        colour: Colour,
        held: int,
        inside: bool,
        first: bool,
        owners: Owners,
        links: Links,
    ) -> Lies:
        joins = self._joins_with(links)
        kinds = held if inside else held & ENDS_ONLY
        if two_snakes_have_both_ends(owners):
            kinds &= STRAIGHTS | CURVES | (0 if held & STRAIGHTS else TAILS)
        return tuple(
            number
            for number, (kind, _) in enumerate(LIES)
            if kinds >> kind & 1
            and self._fits(self.faces.by_lie[number], colour, first, owners, joins[number])
        )

    def _joins_with(self, links: Links) -> list[list[set[int]]]:
        """By the number of a turn, the sides that it joins where chains link them elsewhere."""
        if links not in self._joins:
            self._joins[links] = [_joined(strands, links) for strands in self.faces.by_lie]
        return self._joins[links]

    def _fits(
        self,
        strands: tuple[Strand, ...],
        colour: Colour,
        first: bool,
        owners: Owners,
        joins: list[set[int]],
    ) -> bool:
        own = next(strand for strand in strands if strand.coloured)
        for sides in joins:
            snakes = {owners[side] for side in sides} - {None, GREY}
            holds_own_part = own.sides[0] in sides
            if len(snakes | {colour} if holds_own_part else snakes) > 1:
                return False
            if holds_own_part and not first and colour not in snakes:
                return False
        if self.strict_contact and not first:
            return any(owners[side] == colour for side in own.sides)
        return True


def _joined(strands: tuple[Strand, ...], links: Links) -> list[set[int]]:
    """The sides of the square that the strands join, those linked by a chain elsewhere too."""
    groups = [set(strand.sides) for strand in strands]
    for one, other in links:
        first = next(group for group in groups if one in group)
        second = next(group for group in groups if other in group)
        if first is not second:
            groups.remove(second)
            first |= second
    return groups


def two_snakes_have_both_ends(owners: Owners) -> bool:
    """Whether all four sides of a square are reached by two snakes."""
    snakes = [owner for owner in owners if owner is not None and GREY < owner < FRAME]
    return len(snakes) == 4 and all(snakes.count(owner) == 2 for owner in snakes)
