"""Sentences about a table of hexagonal snakes, whichever of the games it is."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from serpentry.hexsnakes.rules.tiles import Tile, tile_word
from serpentry.languages import AtSeat, Sentence, sentence
from serpentry.tabletop.actors import CHANCE, Seat
from serpentry.tabletop.board import Board, Snake
from serpentry.tabletop.helpers.telling import addressed
from serpentry.tabletop.judge import Judge
from serpentry.tabletop.narrator import PlainNarrator, Told
from serpentry.tabletop.notation import Notation
from serpentry.tabletop.refusal import Cell
from serpentry.tabletop.rules import Rules

P = TypeVar("P")
M = TypeVar("M")
R = TypeVar("R", bound=Rules[Any, Any])
POSITIONS = 512
"""The most that are remembered, of many tables: a move is described from the one before it."""


class Ways(NamedTuple):
    """How a seat could place a tile, and which of its tiles."""

    tiles: frozenset[Tile]
    grow: bool
    new: bool
    drill: bool = False


class Grown(NamedTuple):
    """A snake that was made of a number of others and a tile."""

    parts: int
    length: int
    is_ring: bool


NO_TILES = "passed-hex-no-tiles-you", "passed-hex-no-tiles-other"
STUCK = "passed-hex-stuck-you", "passed-hex-stuck-other"


class HexNarrator(PlainNarrator[P, M, R], ABC):
    """Tells of tiles, snakes and rings; a game adds what it alone knows."""

    stuck_keys = frozenset({NO_TILES[1], STUCK[1]})

    def __init__(
        self, rules: R, notation: Notation[M], judge: Judge[P], board: Board[P, M]
    ) -> None:
        super().__init__(rules, notation, judge)
        self.board = board
        # All listeners hear about the same few positions: what is there is found once.
        self.known_ways: Callable[[P, Seat], Ways] = lru_cache(maxsize=POSITIONS)(self.ways)
        self.snakes = lru_cache(maxsize=POSITIONS)(lambda position: board.snakes(position))

    @abstractmethod
    def hand(self, position: P, seat: Seat) -> tuple[Tile, ...]:
        """The tiles that a seat has not placed yet."""

    @abstractmethod
    def ways(self, position: P, seat: Seat) -> Ways:
        """How a seat could place a tile, if it were its turn."""

    def can_place(self, position: P, seat: Seat) -> bool:
        """Whether a seat could place any tile at all."""
        return bool(self.known_ways(position, seat).tiles)

    @abstractmethod
    def is_opening(self, position: P) -> bool:
        """Whether the 1-tile has to be placed first of all."""

    @abstractmethod
    def to_do(self, position: P, seat: Seat) -> Told:
        """What the seat to act has to do, told to it."""

    def task(self, position: P, listener: Seat | None) -> Told:
        """What may be placed, and where."""
        actor = self.rules.to_act(position)
        if actor is None or actor is CHANCE:
            return (self.turn(position, listener),)
        if self.is_opening(position):
            keys = "task-hex-opening-you", "task-hex-opening-other"
            return (addressed(actor, listener, *keys),)
        if actor == listener:
            return self.to_do(position, actor)
        return (sentence("task-hex-other", who=AtSeat(actor)),)

    def place_or_grow(self, ways: Ways) -> Sentence:
        """What may be done without drills."""
        if ways.grow and ways.new:
            return sentence("task-hex-grow-new-you")
        return sentence("task-hex-grow-you" if ways.grow else "task-hex-new-you")

    def barred(self, position: P, seat: Seat) -> Mapping[str, Sentence]:
        """Tiles of the hand that fit nowhere, or that may not be the first."""
        is_opening = self.is_opening(position) and self.rules.to_act(position) == seat
        why = sentence("barred-hex-opening" if is_opening else "barred-hex-nowhere")
        usable = self.known_ways(position, seat).tiles
        return {tile: why for tile in self.hand(position, seat) if tile not in usable}

    def happened(self, before: P, move: M, after: P, listener: Seat | None) -> Told:
        """Which snake was begun, grown, joined or closed, and whether it is the longest now."""
        actor, cells = self.rules.to_act(before), self.board.cells(before, move)
        assert actor is not None
        assert actor is not CHANCE
        grown = self.grown(actor, cells, before, after)
        did = _did(self.said(before, move), actor, listener, grown)
        return (did, *self.scored(before, after, listener))

    def grown(self, actor: Seat, cells: Sequence[Cell], before: P, after: P) -> Grown:
        """What became of the snake that these cells were added to."""
        grown = next(one for one in self.snakes(after) if _covers(one, cells[0]))
        parts = sum(
            one.owner == actor and _covers(grown, one.path[0].cell) for one in self.snakes(before)
        )
        return Grown(parts, len(grown.path), grown.is_ring)

    def scored(self, before: P, after: P, listener: Seat | None) -> Told:
        """Whose longest snake has grown."""
        changes = zip(self.judge.score(before), self.judge.score(after), strict=True)
        return tuple(
            addressed(seat, listener, "scored-hex-you", "scored-hex-other", score=now)
            for seat, (was, now) in enumerate(changes)
            if was != now
        )

    def passed(self, before: P, move: M, after: P, listener: Seat | None) -> Told:
        """Which seat has no tile left that fits and is out from now on, while others continue."""
        if self.rules.to_act(after) is None:
            return ()
        seats = range(len(self.judge.score(after)))
        return tuple(
            self._out(after, seat, listener)
            for seat in seats
            if self.can_place(before, seat) and not self.can_place(after, seat)
        )

    def _out(self, position: P, seat: Seat, listener: Seat | None) -> Sentence:
        count = len(self.hand(position, seat))
        if not count:
            return addressed(seat, listener, *NO_TILES)
        return addressed(seat, listener, *STUCK, count=count)

    def ended(self, position: P, listener: Seat | None) -> Told:
        """The winner, that nobody can continue, and the lengths that decided."""
        if self.rules.outcome(position) is None:
            return ()
        who, *_ = super().ended(position, listener)
        return (who, sentence("end-hex-nobody"), self.decided(position))

    def decided(self, position: P) -> Sentence:
        """The lengths by which the game was won or shared."""
        outcome = self.rules.outcome(position)
        assert outcome is not None
        scores = lengths_told(outcome.scores)
        if len(outcome.winners) == 1:
            return sentence("end-hex-longest", scores=scores)
        return sentence("end-hex-shared", scores=tuple(scores[seat] for seat in outcome.winners))

    def summary(self, position: P, listener: Seat | None) -> Told:
        """Whose turn it is, every snake with its ends, and every hand."""
        return (self.turn(position, listener), *self._table(position))

    def _table(self, position: P) -> Iterator[Sentence]:
        snakes = self.snakes(position)
        for seat in range(len(self.judge.score(position))):
            own = [snake for snake in snakes if snake.owner == seat]
            yield from map(self._snake, own)
            if not own:
                yield sentence("summary-hex-no-snake", who=AtSeat(seat))
            tiles = tuple(map(tile_word, self.hand(position, seat)))
            if tiles:
                yield sentence("summary-hex-hand", who=AtSeat(seat), tiles=tiles)
            else:
                yield sentence("summary-hex-no-tiles", who=AtSeat(seat))

    def _snake(self, snake: Snake) -> Sentence:
        assert snake.owner is not None
        who, length = AtSeat(snake.owner), len(snake.path)
        if snake.is_ring:
            return sentence("summary-hex-ring", who=who, length=length)
        ends = tuple(self.end_told(end.cell) for end in snake.ends)
        return sentence("summary-hex-snake", who=who, length=length, ends=ends)

    def end_told(self, cell: Cell) -> str | Sentence:
        """Where a snake ends, in words."""
        return self.board.cell_name(cell)


def lengths_told(lengths: tuple[float, ...]) -> tuple[Sentence, ...]:
    """How long somebody's snake is, seat by seat."""
    return tuple(
        sentence("end-hex-length", who=AtSeat(seat), length=int(length))
        for seat, length in enumerate(lengths)
    )


def _covers(snake: Snake, cell: Cell) -> bool:
    return any(segment.cell == cell for segment in snake.path)


def _did(what: Sentence, seat: Seat, listener: Seat | None, grown: Grown) -> Sentence:
    """What became of a snake."""
    if not grown.parts:
        keys = "did-hex-new-you", "did-hex-new-other"
        return addressed(seat, listener, *keys, what=what)
    if grown.is_ring:
        keys = "did-hex-ring-you", "did-hex-ring-other"
    elif grown.parts > 1:
        keys = "did-hex-join-you", "did-hex-join-other"
    else:
        keys = "did-hex-grow-you", "did-hex-grow-other"
    return addressed(seat, listener, *keys, what=what, length=grown.length)
