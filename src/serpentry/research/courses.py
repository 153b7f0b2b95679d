"""How a game goes on, by the numbers of moves alone: compiled where there is an engine.

A course is a value: playing gives a new one. Plain rules serve where the engine is missing, and
give the same numbers in the same order.
"""

from array import array
from ctypes import addressof, c_int64
from functools import lru_cache
from typing import Any, Protocol

from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.engine import Engine, engine_of
from serpentry.engine.faults import EngineFault
from serpentry.engine.memory import place
from serpentry.kernels.interface import CHANCE, OVER
from serpentry.research.payoffs import Result
from serpentry.tabletop.actors import CHANCE as LUCK
from serpentry.tabletop.game import AnyGame

WORD = 8


class Course(Protocol):
    """A game up to some moment."""

    def actor(self) -> int:
        """The seat to act, CHANCE or OVER."""

    def numbers(self) -> list[int]:
        """The legal moves' numbers, ascending."""

    def draws(self) -> list[tuple[int, int]]:
        """The draws' numbers, ascending, and their weights."""

    def after(self, number: int) -> "Course":
        """The course after a move or draw."""

    def result(self) -> Result:
        """How the game ended."""


class Plain:
    """A course by the rules themselves."""

    def __init__(self, game: AnyGame, position: Any) -> None:
        self.game, self.position = game, position

    def actor(self) -> int:
        """As the rules say."""
        actor = self.game.rules.to_act(self.position)
        if actor is None:
            return OVER
        return CHANCE if actor is LUCK else actor

    def numbers(self) -> list[int]:
        """As the rules list them."""
        number, position = self.game.numbering.number, self.position
        return sorted(number(position, move) for move in self.game.rules.moves(position))

    def draws(self) -> list[tuple[int, int]]:
        """As the rules list them."""
        number, position = self.game.numbering.number, self.position
        return sorted((number(position, move), w) for move, w in self.game.rules.draws(position))

    def after(self, number: int) -> "Plain":
        """By the rules."""
        move = self.game.numbering.move(self.position, number)
        return Plain(self.game, self.game.rules.play(self.position, move))

    def result(self) -> Result:
        """By the rules."""
        outcome = self.game.rules.outcome(self.position)
        assert outcome
        return Result(outcome.scores, outcome.winners)


class Kit:
    """What all courses of a set-up need of its engine."""

    def __init__(self, engine: Engine) -> None:
        basis = engine.basis
        self.seats, self.kept = basis.seats, basis.facts
        self.facts = place(basis.facts, type(basis.facts))
        self.memory = c_int64 * basis.state(basis.facts).words
        functions = engine.library.functions
        self.actor, self.count = functions["actor"], functions["count"]
        self.moves, self.draws = functions["moves"], functions["draws"]
        self.play, self.scores = functions["play"], functions["scores"]
        self.observe = functions["observe"]


class Compiled:
    """A course in the memory of a kernel's state."""

    __slots__ = ("at", "kit", "memory")

    def __init__(self, kit: Kit, memory: Any) -> None:
        self.kit, self.memory, self.at = kit, memory, addressof(memory)

    def actor(self) -> int:
        """As the kernel says."""
        return int(self.kit.actor(self.at, self.kit.facts))

    def numbers(self) -> list[int]:
        """As the kernel lists them."""
        kit = self.kit
        found = array("q", bytes(WORD * kit.count(self.at, kit.facts)))
        kit.moves(self.at, kit.facts, found.buffer_info()[0])
        return found.tolist()

    def draws(self) -> list[tuple[int, int]]:
        """As the kernel lists them."""
        kit = self.kit
        size = WORD * kit.count(self.at, kit.facts)
        numbers, weights = array("q", bytes(size)), array("q", bytes(size))
        kit.draws(self.at, kit.facts, numbers.buffer_info()[0], weights.buffer_info()[0])
        return sorted(zip(numbers, weights, strict=True))

    def after(self, number: int) -> "Compiled":
        """A copy of the memory, in which the move is played."""
        later = Compiled(self.kit, self.kit.memory.from_buffer_copy(self.memory))
        self.kit.play(later.at, self.kit.facts, number)
        return later

    def observe(self, seat: int, out: int) -> None:
        """Write what a seat sees at an address, where there must be room for it."""
        self.kit.observe(self.at, self.kit.facts, seat, out)

    def result(self) -> Result:
        """Scores, and the winners by their shares."""
        kit, seats = self.kit, self.kit.seats
        out = array("d", bytes(2 * WORD * seats))
        kit.scores(self.at, kit.facts, out.buffer_info()[0])
        winners = tuple(seat for seat in range(seats) if out[seats + seat] > 0)
        return Result(tuple(int(score) for score in out[:seats]), winners)


def course_of(game: AnyGame, position: Any) -> Course:
    """The course from a position on."""
    try:
        if game.name not in KERNELS:
            return Plain(game, position)
        engine = engine_of(game)
    except EngineFault:
        return Plain(game, position)
    kit = _kit(engine)
    return Compiled(kit, kit.memory.from_buffer_copy(engine.load(position).memory))


@lru_cache(maxsize=64)
def _kit(engine: Engine) -> Kit:
    return Kit(engine)
