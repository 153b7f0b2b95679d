"""How a game continues, by the numbers of moves alone: compiled where there is an engine.

A course is a value: playing gives a new one. Plain rules serve where the engine is missing, and
give the same numbers in the same order.
"""

from array import array
from collections.abc import Sequence
from ctypes import c_int64, c_void_p
from functools import cached_property, lru_cache
from threading import local
from typing import Generic, Protocol

from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.engine import Engine, engine_of
from serpentry.engine.faults import EngineFault
from serpentry.engine.memory import place
from serpentry.kernels.batch.interface import BATCHES
from serpentry.kernels.interface import CHANCE_ACTS, OVER
from serpentry.research.payoffs import BareOutcome
from serpentry.search.request import move_of
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import Game, M, P

WORD_BYTES = 8
ONLY_LOOK = -1
"""No number of a move: the kernel is to list what can be played, and to play nothing."""
NO_WEIGHTS: Sequence[int] = ()


def room_for(count: int) -> "array[int]":
    """Room for a number of numbers."""
    return array("q", bytes(WORD_BYTES * count))


class Course(Protocol):
    """A game up to some moment."""

    @property
    def acts(self) -> int:
        """The seat to act, CHANCE_ACTS or OVER."""

    @property
    def numbers(self) -> "array[int]":
        """The numbers of the legal moves, or of what chance can draw, ascending."""

    @property
    def weights(self) -> Sequence[int]:
        """The weight of each draw, if chance is to act."""

    def after(self, number: int) -> "Course":
        """The course after a move or draw."""

    def further(self, number: int) -> "Course":
        """The same, where nobody asks for this one any more: it may lend its memory."""

    def result(self) -> BareOutcome:
        """How the game ended."""


class PlainCourse(Generic[P, M]):
    """A course by the rules themselves."""

    def __init__(self, game: Game[P, M], position: P) -> None:
        self.game, self.position = game, position

    @property
    def acts(self) -> int:
        """As the rules say."""
        actor = self.game.rules.to_act(self.position)
        if actor is None:
            return OVER
        return CHANCE_ACTS if actor is CHANCE else actor

    @cached_property
    def numbers(self) -> "array[int]":
        """As the rules list them."""
        number, position = self.game.numbering.number, self.position
        moves = self._draws or self.game.rules.moves(position)
        return array("q", sorted(number(position, move) for move in moves))

    @cached_property
    def weights(self) -> Sequence[int]:
        """As the rules list them."""
        number, position = self.game.numbering.number, self.position
        weights = {number(position, move): weight for move, weight in self._draws.items()}
        return [weights[one] for one in self.numbers] if weights else NO_WEIGHTS

    @cached_property
    def _draws(self) -> dict[M, int]:
        return dict(self.game.rules.draws(self.position)) if self.acts == CHANCE_ACTS else {}

    def after(self, number: int) -> "PlainCourse[P, M]":
        """By the rules."""
        move = move_of(self.game, self.position, number)
        return PlainCourse(self.game, self.game.rules.play(self.position, move))

    further = after

    def result(self) -> BareOutcome:
        """By the rules."""
        outcome = self.game.rules.outcome(self.position)
        assert outcome
        return BareOutcome(outcome.scores, outcome.winners)


class WritingRoom(local):
    """Where a kernel writes: of each thread its own, since kernels run beside each other."""

    def __init__(self, count: int) -> None:
        words = room_for(count)
        self.all = words, c_void_p(words.buffer_info()[0]), c_int64()
        """The words, where they are, and the number to play: found together, as they are used."""


class CourseEngine:
    """What all courses of a set-up need of its engine."""

    def __init__(self, engine: Engine, most_draws: int) -> None:
        basis, library = engine.basis, engine.library
        self.reach = basis.most_moves
        """How far the weights of draws are from their numbers."""
        self.room = WritingRoom(1 + self.reach + most_draws)
        self.seats, self.kept = basis.seats, basis.facts
        self.facts = place(basis.facts, type(basis.facts))
        self.ready_facts, self.ready_reach = c_void_p(self.facts), c_int64(self.reach)
        self.follow = library.quick(BATCHES["follow"])
        self.scores, self.observe = library.functions["scores"], library.functions["observe"]


class CompiledCourse:
    """A course in the memory of a kernel's state."""

    __slots__ = ("acts", "at", "kit", "memory", "numbers", "ready", "weights")

    def __init__(self, kit: CourseEngine, memory: "array[int]", number: int = ONLY_LOOK) -> None:
        """Play a number there, and list what can be played next."""
        self.kit, self.memory, self.at = kit, memory, memory.buffer_info()[0]
        self.ready = c_void_p(self.at)
        self.further(number)

    def after(self, number: int) -> "CompiledCourse":
        """A copy of the memory, in which the move is played."""
        return CompiledCourse(self.kit, self.memory[:], number)

    def further(self, number: int) -> "CompiledCourse":
        """Itself, with the move played in its own memory."""
        kit = self.kit
        words, out, given = kit.room.all
        given.value = number
        count = kit.follow(self.ready, kit.ready_facts, given, out, kit.ready_reach)
        self.acts = acts = words[0]
        self.numbers = words[1 : count + 1]
        reach = kit.reach + 1
        is_drawn = acts == CHANCE_ACTS
        self.weights = words[reach : reach + count].tolist() if is_drawn else NO_WEIGHTS
        return self

    def observe(self, seat: int, out: int) -> None:
        """Write what a seat sees at an address, where there must be room for it."""
        self.kit.observe(self.at, self.kit.facts, seat, out)

    def result(self) -> BareOutcome:
        """Scores, and the winners by their shares."""
        kit, seats = self.kit, self.kit.seats
        out = array("d", bytes(2 * WORD_BYTES * seats))
        kit.scores(self.at, kit.facts, out.buffer_info()[0])
        winners = tuple(seat for seat in range(seats) if out[seats + seat] > 0)
        return BareOutcome(tuple(int(score) for score in out[:seats]), winners)


def course_of(game: Game[P, M], position: P) -> Course:
    """The course from a position on."""
    try:
        if game.name not in KERNELS:
            return PlainCourse(game, position)
        engine = engine_of(game)
    except EngineFault:
        return PlainCourse(game, position)
    kit = _kit(engine, game.numbering.draw_count)
    return CompiledCourse(kit, array("q", bytes(engine.load(position).memory)))


@lru_cache(maxsize=64)
def _kit(engine: Engine, most_draws: int) -> CourseEngine:
    return CourseEngine(engine, most_draws)
