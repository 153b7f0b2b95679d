"""SNEKAGON: two players build snakes of hexagons; the longest one wins."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from serpentry.games.snekagon.rules.growth import growth_for
from serpentry.games.snekagon.rules.moves import Move, Place, TakeOver
from serpentry.games.snekagon.rules.options import Options
from serpentry.games.snekagon.rules.position import Position
from serpentry.games.snekagon.rules.referee import Referee
from serpentry.geometry.bitsets import members, nth_member
from serpentry.hexsnakes.rules.colour import Colour
from serpentry.languages import Sentence
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.lazy import LazySequence
from serpentry.tabletop.outcome import Outcome, best_seats
from serpentry.tabletop.refusal import Illegal
from serpentry.tabletop.rules import NoLuck

MOST_BOARDS = 8192
"""As many as this are remembered with the parts of a colour's cells: those of many tables."""


class SnekagonRules(NoLuck[Position, Move]):
    """The rules for one set of options."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.growth = growth_for(options)
        self.table = self.growth.table
        self.referee = Referee(options, self.table)
        self.placements = tuple(Place(placement.path) for placement in self.table.placements)
        self.parts = lru_cache(maxsize=MOST_BOARDS)(self._parts_of)

    def start(self) -> Position:
        """The empty board; the first tile is the 1-tile, unless the option says otherwise."""
        fresh = self.growth.fresh()
        opening = self.growth.singles if self.options.opening_single else self.table.everything
        return Position((fresh, fresh), 0, opening)

    def to_act(self, position: Position) -> Seat | None:
        """The seat to move; a seat that can't is skipped."""
        return position.actor

    def moves(self, position: Position) -> Sequence[Move]:
        """All placements by tile, then by path; a take-over comes last."""
        return Moves(self, position.legal, self.may_take_over(position))

    def why_illegal(self, position: Position, move: Move) -> Illegal | None:
        """What forbids the move, or None."""
        return self.referee.why_illegal(position, move)

    def play(self, position: Position, move: Move) -> Position:
        """The position after a tile is placed or taken over."""
        assert position.actor is not None
        match move:
            case TakeOver():
                return self.turn_to(position.colours, 0, swapped=True)
            case Place(cells):
                placement = self.table.index[cells]
        mover = position.colour_of(position.actor)
        own = self.growth.place(position.colours[mover], placement)
        foe = self.growth.crowd(position.colours[1 - mover], placement)
        colours = (own, foe) if mover == 0 else (foe, own)
        return self.turn_to(colours, 1 - position.actor, position.swapped)

    def turn_to(self, colours: tuple[Colour, Colour], seat: Seat, swapped: bool) -> Position:
        """The position with the seat to move, or the other one if it can't, or nobody."""
        for actor in (seat, 1 - seat):
            legal = self.growth.legal(colours[actor ^ swapped])
            if legal:
                return Position(colours, actor, legal, swapped)
        return Position(colours, None, 0, swapped)

    def may_take_over(self, position: Position) -> bool:
        """Whether the seat to act may take over the starter's tile."""
        return (
            self.options.pie
            and not position.swapped
            and sum(colour.laid.bit_count() for colour in position.colours) == 1
        )

    def outcome(self, position: Position) -> Outcome | None:
        """The longest snake wins; the second longest may break a tie."""
        if position.actor is not None:
            return None
        lengths = [self.snake_lengths(position, seat) for seat in (0, 1)]
        ranked = 2 if self.options.tiebreak == "second_longest" else 1
        winners = best_seats([tuple((*length, 0, 0)[:ranked]) for length in lengths])
        scores = (max(lengths[0], default=0), max(lengths[1], default=0))
        return Outcome(scores, winners, Sentence(_reason(scores, winners)))

    def snake_lengths(self, position: Position, seat: Seat) -> list[int]:
        """The lengths of a seat's snakes, longest first."""
        cells = position.colours[position.colour_of(seat)].cells
        return [part.bit_count() for part in self.parts(cells)]

    def _parts_of(self, cells: int) -> tuple[int, ...]:
        """The cells of each snake, the longest first."""
        return tuple(sorted(self.table.grid.parts(cells), key=int.bit_count, reverse=True))

    def most_events(self) -> int:
        """Eight tiles each, and one take-over."""
        return 2 * len(self.table.tiles) + self.options.pie


def _reason(scores: tuple[int, int], winners: tuple[Seat, ...]) -> str:
    if len(winners) > 1:
        return "reason-longest-equal"
    return "reason-longest" if scores[0] != scores[1] else "reason-second-longest"


class Moves(LazySequence[Move]):
    """A set of placements as a list of moves, made only where it is looked at."""

    def __init__(self, rules: SnekagonRules, legal: int, take_over: bool) -> None:
        self._placements = rules.placements
        self._index = rules.table.index
        self._legal = legal
        self._count = legal.bit_count()
        self._take_over = take_over

    def __len__(self) -> int:
        return self._count + self._take_over

    def at(self, index: int) -> Move:
        """The placement at an index, or the take-over after them all."""
        return (
            TakeOver() if index == self._count else self._placements[nth_member(self._legal, index)]
        )

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Place):
            number = self._index.get(move.cells)
            return number is not None and bool(self._legal >> number & 1)
        return self._take_over and move == TakeOver()

    def __iter__(self) -> Iterator[Move]:
        for number in members(self._legal):
            yield self._placements[number]
        if self._take_over:
            yield TakeOver()

    def names(self) -> list[int]:
        """The numbers of the placements; the take-over has the next one after them all."""
        return members(self.numbers())

    def named(self, name: int) -> Move:
        """The move of a number."""
        return TakeOver() if name == len(self._placements) else self._placements[name]

    def numbers(self) -> int:
        """The same as a set."""
        return self._legal | self._take_over << len(self._placements)
