"""Who thinks for a host: computers at its tables, hints, analysis."""

from collections.abc import AsyncGenerator, AsyncIterator
from dataclasses import dataclass
from typing import Protocol

from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.making import is_there
from serpentry.hosting.room import Room
from serpentry.players import ROSTER
from serpentry.players.levels import WITHOUT_ENGINE
from serpentry.review.choices import MadeChoice
from serpentry.review.weighing import Weighed
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.formats.jsons import Json, JsonObject
from serpentry.tabletop.game import AnyGame

HINTER = "level6"
"""Who is asked for a hint."""
STAND_IN = WITHOUT_ENGINE
"""Who plays for somebody who left, and for a player that can't think or fails."""


class ThinkingFailed(Exception):
    """A player gave no result."""


@dataclass(frozen=True)
class Situation:
    """What a seat sees of a game, and for whom it is thought about."""

    game: AnyGame
    view: object
    seat: Seat
    guest: str = ""


class Thinker(Protocol):
    """Thinks, somewhere."""

    longest: float
    """So many seconds a position is analysed at most."""

    def able(self, player: str, game: str) -> str:
        """A player, if it can think about a game here; else who stands in."""
        ...

    def prepare(self, room: Room) -> None:
        """Have everything ready before the first computer of a table is due."""
        ...

    async def choose(self, room: Room, seat: Seat, player: str) -> object:
        """A player's move at a table, where progress is told; ThinkingFailed."""
        ...

    async def advise(self, situation: Situation) -> object:
        """The move of a hint; ThinkingFailed."""
        ...

    def until_ready(self, game: str) -> AsyncIterator[float]:
        """How far a game's engine has come, until it is there; EngineFault."""
        ...

    def analyse(self, situation: Situation, seconds: float) -> AsyncGenerator[JsonObject, None]:
        """Reports, each better than the last; ThinkingFailed."""
        ...

    async def weigh(self, game: AnyGame, choice: MadeChoice, seconds: float, guest: str) -> Weighed:
        """What a choice gave away; ThinkingFailed."""
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
    return able(player, game not in KERNELS or is_there(game))


def tell_progress(room: Room, seat: Seat, player: str, part: float, busy: bool = False) -> None:
    """Tell everybody that a computer thinks, and how much of it is done."""
    told: dict[str, Json] = {"type": "thinking", "seat": seat, "player": player}
    told["progress"] = round(part, 2)
    room.tell({**told, "busy": True} if busy else told)
