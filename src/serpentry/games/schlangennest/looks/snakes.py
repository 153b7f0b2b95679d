"""The chains of Schlangennest in order, for those who draw them: snakes, and grey ones too."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from serpentry.games.schlangennest.rules.cards import (
    COLOUR_NAMES,
    FRAME,
    GREY,
    PATH,
    TURNS,
    Card,
    CardFaces,
    Kind,
    Strand,
)
from serpentry.games.schlangennest.rules.lattice import STEP, Port, SquareNumber, square_of
from serpentry.games.schlangennest.rules.options import Agreement
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.board import MOST_SNAKES, Segment, Snake, SnakeEnd

NAMES = {**COLOUR_NAMES, PATH: "path", FRAME: "frame", GREY: "gray"}
STUB = 4
"""In the place of the side by which a part is left: a stub has only one side."""

Way = int
"""How a strand leads through a card, from one of its sides on: where it goes out, and one bit that
says whether it is coloured."""
Part = int
"""A strand where it lies, in the direction in which its chain is followed::

    square number … | side it comes in by | side it goes out by, or 4 | coloured
                      2 bits                3 bits                      1 bit
"""
Cards = Mapping[SquareNumber, Card]


class Chains:
    """What lies on the tables of a set-up, followed part by part."""

    def __init__(self, agreement: Agreement, faces: CardFaces) -> None:
        self.agreement = agreement
        strands = [
            [[one for one in faces.strands(Card(0, kind, turn)) if one.parts] for turn in range(n)]
            for kind, n in TURNS.items()
        ]
        self.starts = [[[one.sides[0] for one in lie] for lie in lies] for lies in strands]
        """By kind and turn of a card: a side of each of its strands."""
        self.ways = [[_ways(lie) for lie in lies] for lies in strands]
        """By kind and turn of a card, and side: the way through; None where nothing is printed."""

    def snakes(self, cards: Cards) -> tuple[Snake, ...]:
        """All chains; a snake that is not begun has no path."""
        found = list(self._all(cards))
        names = {snake.colour for snake in found}
        bare = [
            Snake(self.agreement.seat_of(colour), NAMES[colour], (), ())
            for colour in range(self.agreement.colours)
            if NAMES[colour] not in names
        ]
        return (*found, *bare)

    def _all(self, cards: Cards) -> Iterator[Snake]:
        followed: set[Port] = set()
        for square in sorted(cards):
            _, kind, turn = cards[square]
            for side in self.starts[kind][turn]:
                if square << 2 | side in followed:
                    continue
                before = square - STEP[side ^ 2], side ^ 2
                first, *forth = self._walk(cards, followed, *before)
                is_ring = bool(forth) and _out(forth[-1]) == (square + STEP[side], side ^ 2)
                is_stub = _leaves(first) == STUB
                back = self._walk(cards, followed, square, side)
                if is_stub:
                    yield self._snake(cards, [first, *back], is_ring=False)
                else:
                    back = [_turned(part) for part in reversed(back)]
                    yield self._snake(cards, [*back, first, *forth], is_ring)

    def _walk(
        self, cards: Cards, followed: set[Port], square: SquareNumber, out: int
    ) -> list[Part]:
        """The parts that one comes to by leaving a square through a side."""
        parts: list[Part] = []
        while out != STUB:
            square, side = square + STEP[out], out ^ 2
            card, port = cards.get(square), square << 2 | side
            way = None if card is None else self.ways[card.kind][card.turn][side]
            if way is None or port in followed:
                break
            parts.append(square << 6 | side << 4 | way)
            followed.add(port)
            out = way >> 1
            if out != STUB:
                followed.add(square << 2 | out)
        return parts

    def _snake(self, cards: Cards, parts: list[Part], is_ring: bool) -> Snake:
        if _is_stub(cards, parts[0], is_head=False) or _is_stub(cards, parts[-1], is_head=True):
            parts = [_turned(part) for part in reversed(parts)]
        colour = next((cards[part >> 6].colour for part in parts if part & 1), GREY)
        owner = self.agreement.seat_of(colour) if 0 <= colour < self.agreement.colours else None
        ends = () if is_ring else _ends(cards, parts[0], parts[-1], len(parts) == 1)
        return _made(owner, NAMES[colour], tuple(parts), ends, is_ring)


def _ways(strands: list[Strand]) -> list[Way | None]:
    ways: list[Way | None] = [None] * 4
    for strand in strands:
        for side in strand.sides:
            leaves = STUB if len(strand.sides) == 1 else sum(strand.sides) - side
            ways[side] = leaves << 1 | strand.coloured
    return ways


def _enters(part: Part) -> int:
    return part >> 4 & 3


def _leaves(part: Part) -> int:
    return part >> 1 & 7


def _out(part: Part) -> tuple[SquareNumber, int]:
    """Where a part goes out: its square and side."""
    return part >> 6, _leaves(part)


def _turned(part: Part) -> Part:
    """The part followed the other way; a stub has its one side only."""
    if _leaves(part) == STUB:
        return part
    return part >> 6 << 6 | _leaves(part) << 4 | _enters(part) << 1 | part & 1


def _is_stub(cards: Cards, part: Part, is_head: bool) -> bool:
    """Whether a part is printed as a head, or as a tail: the grey stub is always the other."""
    if _leaves(part) != STUB:
        return False
    return ((cards[part >> 6].kind is Kind.HEAD) == bool(part & 1)) == is_head


def _ends(cards: Cards, first: Part, last: Part, is_alone: bool) -> tuple[Port, ...]:
    """The empty squares that it leads to; only the last of two stubs lies at its other side."""
    outs = []
    if is_alone or _leaves(first) != STUB:
        outs.append((first >> 6, _enters(first)))
    if _leaves(last) != STUB:
        outs.append(_out(last))
    reached = [(square + STEP[side], side ^ 2) for square, side in outs]
    return tuple([square << 2 | side for square, side in reached if square not in cards])


@lru_cache(maxsize=MOST_SNAKES)
def _made(
    owner: Seat | None, colour: str, parts: tuple[Part, ...], ends: tuple[Port, ...], is_ring: bool
) -> Snake:
    """Most snakes are as they were a move ago, and then this is the very same object."""
    path = tuple(map(_segment, parts))
    reached = tuple(SnakeEnd(square_of(port >> 2), port & 3) for port in ends)
    return Snake(owner, colour, path, reached, is_ring)


def _segment(part: Part) -> Segment:
    leaves = None if _leaves(part) == STUB else _leaves(part)
    return Segment(square_of(part >> 6), _enters(part), leaves, not part & 1)
