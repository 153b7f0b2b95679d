"""The chains of Schlangennest in order, for those who draw them: snakes, and grey ones too."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from serpentry.games.schlangennest.rules.cards import (
    COLOUR_NAMES,
    FRAME,
    GREY,
    PATH,
    Card,
    CardFaces,
    Colour,
    Kind,
    Strand,
)
from serpentry.games.schlangennest.rules.lattice import STEP, SquareNumber, square_of
from serpentry.games.schlangennest.rules.options import Agreement
from serpentry.tabletop.board import Segment, Snake, SnakeEnd

NAMES = {**COLOUR_NAMES, PATH: "path", FRAME: "frame", GREY: "gray"}


class Part(NamedTuple):
    """A strand where it lies, in the direction in which its chain is followed."""

    square: SquareNumber
    strand: Strand
    enters: int
    leaves: int | None

    @property
    def turned(self) -> "Part":
        """The part followed the other way; a stub has its one side only."""
        if self.leaves is None:
            return self
        return Part(self.square, self.strand, self.leaves, self.enters)


class Chains:
    """The parts of all cards on a table, followed one after the other."""

    def __init__(
        self, agreement: Agreement, faces: CardFaces, cards: Mapping[SquareNumber, Card]
    ) -> None:
        self.agreement = agreement
        self.cards = cards
        self.left = {
            (square, side): strand
            for square, card in sorted(cards.items())
            for strand in faces.strands(card)
            if strand.parts
            for side in strand.sides
        }
        """What was not followed yet, by the side at which one comes in."""

    def snakes(self) -> tuple[Snake, ...]:
        """All chains; a snake that is not begun has no path."""
        found = list(self._all())
        names = {snake.colour for snake in found}
        bare = [
            Snake(self.agreement.seat_of(colour), NAMES[colour], (), ())
            for colour in range(self.agreement.colours)
            if NAMES[colour] not in names
        ]
        return (*found, *bare)

    def _all(self) -> Iterator[Snake]:
        while self.left:
            (square, side), strand = next(iter(self.left.items()))
            first = self._take(square, side, strand)
            if first.leaves is None:
                yield self._snake([first, *self._walk(square, side)], is_ring=False)
                continue
            forth = list(self._walk(square, first.leaves))
            is_ring = bool(forth) and self._beyond(square, side) == _out(forth[-1])
            back = [part.turned for part in self._walk(square, side)]
            yield self._snake([*reversed(back), first, *forth], is_ring)

    def _take(self, square: SquareNumber, side: int, strand: Strand) -> Part:
        sides = strand.sides
        for one in sides:
            del self.left[square, one]
        return Part(square, strand, side, None if len(sides) == 1 else sum(sides) - side)

    def _walk(self, square: SquareNumber, out: int | None) -> Iterator[Part]:
        """The parts that one comes to by leaving a square through a side."""
        while out is not None:
            square, side = square + STEP[out], out ^ 2
            strand = self.left.get((square, side))
            if strand is None:
                return
            part = self._take(square, side, strand)
            yield part
            out = part.leaves

    @staticmethod
    def _beyond(square: SquareNumber, side: int) -> tuple[SquareNumber, int]:
        """The square across a side, and that side as seen from there."""
        return square + STEP[side], side ^ 2

    def _snake(self, parts: Sequence[Part], is_ring: bool) -> Snake:
        if self._is_stub(parts[0], "tail") or self._is_stub(parts[-1], "head"):
            parts = [part.turned for part in reversed(parts)]
        colour = next((self._colour(part) for part in parts if part.strand.coloured), GREY)
        owner = self.agreement.seat_of(colour) if 0 <= colour < self.agreement.colours else None
        path = tuple([_segment(*part) for part in parts])
        return Snake(owner, NAMES[colour], path, () if is_ring else self._ends(parts), is_ring)

    def _colour(self, part: Part) -> Colour:
        return self.cards[part.square].colour

    def _is_stub(self, part: Part, kind: str) -> bool:
        """Whether a part is printed as a head, or as a tail: the grey stub is always the other."""
        is_head = (self.cards[part.square].kind is Kind.HEAD) == part.strand.coloured
        return part.leaves is None and is_head == (kind == "head")

    def _ends(self, parts: Sequence[Part]) -> tuple[SnakeEnd, ...]:
        """The empty squares that it leads to; only the last of two stubs lies at its other side."""
        first, last = parts[0], parts[-1]
        is_lone_stub = len(parts) == 1 and first.leaves is None
        outs = [(first.square, first.enters)] if first.leaves is not None or is_lone_stub else []
        outs += [] if last.leaves is None else [(last.square, last.leaves)]
        reached = [self._beyond(square, side) for square, side in outs]
        return tuple(SnakeEnd(square_of(at), side) for at, side in reached if at not in self.cards)


@lru_cache(maxsize=4096)
def _segment(square: SquareNumber, strand: Strand, enters: int, leaves: int | None) -> Segment:
    return Segment(square_of(square), enters, leaves, not strand.coloured)


def _out(part: Part) -> tuple[SquareNumber, int] | None:
    """Where a part goes out: its square and side."""
    return None if part.leaves is None else (part.square, part.leaves)
