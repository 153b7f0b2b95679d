"""The chains of Schlangennest in order, for those who draw them: snakes, and grey ones too."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

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
"""A strand where it is, in the direction in which its chain is followed::

    square number … | side it comes in by | side it goes out by, or 4 | coloured
                      2 bits                3 bits                      1 bit
"""
Start = int
"""A strand by its square and its number on the card: chains stand in the order of their first."""
Cards = dict[SquareNumber, Card]
Laid = tuple[SquareNumber, Card]
MOST_NESTS = 1024
"""As many as this are remembered with their chains."""


class Followed(NamedTuple):
    """A chain, and the empty squares that it leads to: a card elsewhere leaves it as it is."""

    snake: Snake
    reached: tuple[SquareNumber, ...]


class Chains:
    """What is on the tables of a set-up, followed part by part."""

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
        self.known: dict[frozenset[Laid], dict[Start, Followed]] = {}
        """The chains of the last nests: a card that is placed changes few of them."""

    def snakes(self, cards: Cards) -> tuple[Snake, ...]:
        """All chains; a snake that is not begun has no path."""
        found = self._followed(cards).values()
        names = {chain.snake.colour for chain in found}
        bare = [
            Snake(self.agreement.seat_of(colour), NAMES[colour], (), ())
            for colour in range(self.agreement.colours)
            if NAMES[colour] not in names
        ]
        return (*(chain.snake for chain in found), *bare)

    def _followed(self, cards: Cards) -> dict[Start, Followed]:
        """All chains in the order of their starts; those that the last card left alone are kept."""
        nest = frozenset(cards.items())
        found = self.known.get(nest)
        if found is None:
            if len(self.known) >= MOST_NESTS:
                self.known.clear()
            found = self.known[nest] = self._with_last(cards, nest) or self._all(cards)
        return found

    def _with_last(self, cards: Cards, nest: frozenset[Laid]) -> dict[Start, Followed] | None:
        """The chains of the nest before its last card, and those that this card changed."""
        last = next(reversed(cards), None)
        before = None if last is None else self.known.get(nest - {(last, cards[last])})
        if last is None or before is None:
            return None
        kept = {start: one for start, one in before.items() if last not in one.reached}
        touched = before.keys() - kept.keys()
        found = self._from(cards, sorted([*touched, *self._starts_at(cards, last)]))
        return dict(sorted([*kept.items(), *found.items()]))

    def _all(self, cards: Cards) -> dict[Start, Followed]:
        starts = [start for square in sorted(cards) for start in self._starts_at(cards, square)]
        return self._from(cards, starts)

    def _starts_at(self, cards: Cards, square: SquareNumber) -> list[Start]:
        _, kind, turn = cards[square]
        return [square << 2 | at for at in range(len(self.starts[kind][turn]))]

    def _from(self, cards: Cards, starts: Iterable[Start]) -> dict[Start, Followed]:
        """The chains that strands belong to, each from the first of them that it has."""
        followed: set[Port] = set()
        found = {}
        for start in starts:
            square = start >> 2
            _, kind, turn = cards[square]
            side = self.starts[kind][turn][start & 3]
            if square << 2 | side not in followed:
                found[start] = self._chain(cards, followed, square, side)
        return found

    def _chain(
        self, cards: Cards, followed: set[Port], square: SquareNumber, side: int
    ) -> Followed:
        """The chain of a strand, which is followed from one of its sides on, then back."""
        first, *forth = self._walk(cards, followed, square - STEP[side ^ 2], side ^ 2)
        is_ring = bool(forth) and _out(forth[-1]) == (square + STEP[side], side ^ 2)
        back = self._walk(cards, followed, square, side)
        if _leaves(first) == STUB:
            return self._made(cards, [first, *back], is_ring=False)
        back = [_turned(part) for part in reversed(back)]
        return self._made(cards, [*back, first, *forth], is_ring)

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

    def _made(self, cards: Cards, parts: list[Part], is_ring: bool) -> Followed:
        if _is_stub(cards, parts[0], is_head=False) or _is_stub(cards, parts[-1], is_head=True):
            parts = [_turned(part) for part in reversed(parts)]
        colour = next((cards[part >> 6].colour for part in parts if part & 1), GREY)
        owner = self.agreement.seat_of(colour) if 0 <= colour < self.agreement.colours else None
        ends = () if is_ring else _ends(cards, parts[0], parts[-1], len(parts) == 1)
        snake = _made(owner, NAMES[colour], tuple(parts), ends, is_ring)
        return Followed(snake, tuple([end >> 2 for end in ends]))


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
    """The empty squares that it leads to; only the last of two stubs is at its other side."""
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
