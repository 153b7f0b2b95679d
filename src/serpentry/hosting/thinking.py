"""The thinker for a host: computers at its tables, hints, analysis."""

from collections.abc import AsyncGenerator, AsyncIterator
from dataclasses import dataclass
from typing import Protocol

from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.making import is_there
from serpentry.hosting.room import Room
from serpentry.players import ROSTER
from serpentry.players.levels import WITHOUT_ENGINE
from serpentry.review.evaluating import COMPARED, level_of
from serpentry.review.evaluation import PositionEvaluation
from serpentry.search.budget import Budget, Seconds
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.game import AnyGame

STAND_IN = WITHOUT_ENGINE
"""The player for seats whose player left, can't think or fails."""


class ThinkingFailed(Exception):
    """A player gave no result."""


@dataclass(frozen=True)
class Situation:
    """What a seat sees of a game, and for whom it is thought about."""

    game: AnyGame
    view: object
    seat: Seat
    guest: str = ""
    address: str = ""


@dataclass(frozen=True)
class Wish:
    """How much is to be known of a position."""

    budget: Budget
    also: tuple[object, ...] = ()
    """Moves of which it is to be known what they are worth."""
    compared: int = COMPARED
    gradual: bool = False
    """Whether it is to be looked further and further, as long as the time allows."""
    is_watched: bool = False
    """Whether somebody waits at a table."""
    known: PositionEvaluation | None = None

    def is_met(self) -> bool:
        """Whether what is known is enough, and nothing needs to be thought."""
        known, budget = self.known, self.budget
        if known is None or known.level < level_of(budget):
            return False
        seconds = budget.amount if self.gradual and isinstance(budget, Seconds) else 0.0
        if known.seconds < seconds and not known.is_final:
            return False
        moves = [one.move for one in known.found.candidates[: self.compared]]
        return all(map(known.knows, [*moves, *self.also]))


Thought = float | PositionEvaluation
"""How far thinking has come, or what is known now."""


class Thinker(Protocol):
    """Thinks, somewhere."""

    longest: float
    """At most this many seconds per position are spent on analysis."""

    def able(self, player: str, game: str) -> str:
        """A player, if it can think about a game here; else who stands in."""
        ...

    def prepare(self, room: Room) -> None:
        """Have everything ready before the first computer of a table is due."""
        ...

    async def choose(self, room: Room, seat: Seat, player: str) -> object:
        """A player's move at a table, where progress is reported; ThinkingFailed."""
        ...

    async def has_engine(self, game: str) -> bool:
        """Whether positions of a game can be evaluated now, or in a moment."""
        ...

    async def guess(self, situation: Situation) -> object:
        """A move by a player that thinks without an engine; ThinkingFailed."""
        ...

    def until_ready(self, game: str) -> AsyncIterator[float]:
        """How far a game's engine has come, until it is there; EngineFault."""
        ...

    def evaluate(self, situation: Situation, wish: Wish) -> AsyncGenerator[Thought, None]:
        """Evaluations, each deeper than the last, the last one final; ThinkingFailed."""
        ...


def able(player: str, has_engine: bool) -> str:
    """A player, if it can think with or without an engine; else who stands in.

    A program that nobody knows here is tried all the same: its failing says more.
    """
    if has_engine or player not in ROSTER or not ROSTER[player].needs_engine:
        return player
    return STAND_IN


def able_here(player: str, game: str) -> str:
    """A player, if it can think about a game in this process; else who stands in."""
    return able(player, has_engine_here(game))


def has_engine_here(game: str) -> bool:
    """Whether a game's engine is here, if it can have one."""
    return game not in KERNELS or is_there(game)


def tell_progress(room: Room, seat: Seat, player: str, part: float, busy: bool = False) -> None:
    """Tell everybody that a computer thinks, and how much of it is done."""
    told: dict[str, Json] = {"type": "thinking", "seat": seat, "player": player}
    told["progress"] = round(part, 2)
    room.tell({**told, "busy": True} if busy else told)
