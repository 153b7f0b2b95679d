"""How a game continues, by the numbers of moves alone: compiled where there is an engine.

A course is a value: playing gives a new one. Plain rules serve where the engine is missing, and
give the same numbers in the same order.
"""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Generic, Protocol

from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.engine import Engine, engine_of
from serpentry.engine.faults import EngineFault
from serpentry.engine.memory import place
from serpentry.kernels.interface import CHANCE_ACTS, OVER
from serpentry.research.payoffs import BareOutcome
from serpentry.search.request import move_of
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import Game, M, P

WORD_BYTES = 8
FEW_MOVES = 64
"""Where there never are more moves, room is made for all of them without counting first."""

Draws = tuple["array[int]", Sequence[int]]
"""What chance can draw: numbers, ascending, and the weight of each."""


def room_for(count: int) -> "array[int]":
    """Room for a number of numbers."""
    return array("q", bytes(WORD_BYTES * count))


class Course(Protocol):
    """A game up to some moment."""

    def actor(self) -> int:
        """The seat to act, CHANCE_ACTS or OVER."""

    def numbers(self) -> "array[int]":
        """The legal moves' numbers, ascending."""

    def draws(self) -> Draws:
        """What chance can draw."""

    def after(self, number: int) -> "Course":
        """The course after a move or draw."""

    def result(self) -> BareOutcome:
        """How the game ended."""


class PlainCourse(Generic[P, M]):
    """A course by the rules themselves."""

    def __init__(self, game: Game[P, M], position: P) -> None:
        self.game, self.position = game, position

    def actor(self) -> int:
        """As the rules say."""
        actor = self.game.rules.to_act(self.position)
        if actor is None:
            return OVER
        return CHANCE_ACTS if actor is CHANCE else actor

    def numbers(self) -> "array[int]":
        """As the rules list them."""
        number, position = self.game.numbering.number, self.position
        moves = self.game.rules.moves(position)
        return array("q", sorted(number(position, move) for move in moves))

    def draws(self) -> Draws:
        """As the rules list them."""
        number, position = self.game.numbering.number, self.position
        draws = self.game.rules.draws(position)
        weights = {number(position, move): weight for move, weight in draws}
        numbers = array("q", sorted(weights))
        return numbers, [weights[one] for one in numbers]

    def after(self, number: int) -> "PlainCourse[P, M]":
        """By the rules."""
        move = move_of(self.game, self.position, number)
        return PlainCourse(self.game, self.game.rules.play(self.position, move))

    def result(self) -> BareOutcome:
        """By the rules."""
        outcome = self.game.rules.outcome(self.position)
        assert outcome
        return BareOutcome(outcome.scores, outcome.winners)


class CourseEngine:
    """What all courses of a set-up need of its engine."""

    def __init__(self, engine: Engine, most_draws: int) -> None:
        basis = engine.basis
        self.move_room = room_for(basis.most_moves if basis.most_moves <= FEW_MOVES else 0)
        """Copied for each list of moves, if they are few."""
        self.draw_room = room_for(2 * most_draws)
        """Copied for each list of draws and their weights."""
        self.seats, self.kept = basis.seats, basis.facts
        self.facts = place(basis.facts, type(basis.facts))
        functions = engine.library.functions
        self.actor, self.count = functions["actor"], functions["count"]
        self.moves, self.draws = functions["moves"], functions["draws"]
        self.play, self.scores = functions["play"], functions["scores"]
        self.observe = functions["observe"]


class CompiledCourse:
    """A course in the memory of a kernel's state."""

    __slots__ = ("at", "kit", "memory")

    def __init__(self, kit: CourseEngine, memory: "array[int]") -> None:
        self.kit, self.memory, self.at = kit, memory, memory.buffer_info()[0]

    def actor(self) -> int:
        """As the kernel says."""
        found: int = self.kit.actor(self.at, self.kit.facts)
        return found

    def numbers(self) -> "array[int]":
        """As the kernel lists them."""
        kit = self.kit
        found = kit.move_room[:] or room_for(kit.count(self.at, kit.facts))
        count = kit.moves(self.at, kit.facts, found.buffer_info()[0])
        return found[:count]

    def draws(self) -> Draws:
        """As the kernel lists them: also ascending."""
        kit, found = self.kit, self.kit.draw_room[:]
        start, most = found.buffer_info()[0], len(found) // 2
        count = kit.draws(self.at, kit.facts, start, start + WORD_BYTES * most)
        return found[:count], found[most : most + count]

    def after(self, number: int) -> "CompiledCourse":
        """A copy of the memory, in which the move is played."""
        later = CompiledCourse(self.kit, self.memory[:])
        self.kit.play(later.at, self.kit.facts, number)
        return later

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
