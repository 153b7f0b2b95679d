"""Thinking in the one thread that also answers: in steps, with a turn for others between them."""

import asyncio
import secrets
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import closing
from random import Random
from time import monotonic

from serpentry.engine.library import library_of
from serpentry.hosting.evaluations.pondering import thoughts
from serpentry.hosting.room import Room
from serpentry.hosting.thinking import (
    STAND_IN,
    Situation,
    ThinkingFailed,
    Thought,
    Wish,
    able_here,
    has_engine_here,
    tell_progress,
)
from serpentry.players import FREE, Terms, find_player
from serpentry.search.kept_trees import KeptTrees
from serpentry.search.request import SearchRequest
from serpentry.tabletop.actors import Seat

SLICE_SECONDS = 0.03
"""So long is thought until others have their turns."""
TURNS = 32
"""Turns of the loop that others have then: an answer takes several, and would wait for each."""
LONGEST_MOVE = 5.0
"""A computer may think at most this many seconds about a move."""


class TimeSlices:
    """Lets others have their turn, as often as they should."""

    def __init__(self) -> None:
        self.since = monotonic()

    async def rest(self) -> None:
        """Between two steps."""
        if monotonic() - self.since > SLICE_SECONDS:
            for _ in range(TURNS):
                await asyncio.sleep(0)
            self.since = monotonic()


class BrowserThinker:
    """Thinks here, between answers."""

    longest = 600.0

    def __init__(self) -> None:
        self.trees = KeptTrees()

    def able(self, player: str, game: str) -> str:
        """A player, if it can think about a game here; else who stands in."""
        return able_here(player, game)

    def prepare(self, room: Room) -> None:
        """Everything is here already."""

    async def choose(self, room: Room, seat: Seat, player: str) -> object:
        """A player's move at a table; it ends early if something happens there."""
        knows = room.state.seq
        view = room.state.game.secrets.view(room.state.position, seat)
        terms = Terms(
            LONGEST_MOVE,
            lambda part: tell_progress(room, seat, player, part),
            lambda: room.state.binding > knows,
            self.trees,
            room.state.is_opening,
        )
        await asyncio.sleep(0)
        return await _chosen(player, Situation(room.state.game, view, seat), terms)

    async def has_engine(self, game: str) -> bool:
        """Whether a game has its engine here."""
        return has_engine_here(game)

    async def guess(self, situation: Situation) -> object:
        """A move by a player that thinks without an engine."""
        return await _chosen(STAND_IN, situation, FREE)

    async def until_ready(self, game: str) -> AsyncIterator[float]:
        """An engine is here or never will be; EngineFault."""
        library_of(game)
        for part in tuple[float]():
            yield part

    async def evaluate(self, situation: Situation, wish: Wish) -> AsyncGenerator[Thought, None]:
        """Evaluations, each deeper than the last."""
        game, view, seat = situation.game, situation.view, situation.seat
        asked = SearchRequest(game, view, seat, wish.budget, trees=self.trees)
        slices = TimeSlices()
        with closing(thoughts(asked, wish)) as steps:
            for thought in steps:
                if thought is not None:
                    yield thought
                await slices.rest()


async def _chosen(player: str, situation: Situation, terms: Terms) -> object:
    """A player's move; ThinkingFailed, as a player that breaks must not end the game."""
    slices = TimeSlices()
    try:
        steps = find_player(player).choosing(
            situation.game, situation.view, situation.seat, _rng(), terms
        )
        while True:
            try:
                next(steps)
            except StopIteration as ended:
                move: object = ended.value
                return move
            await slices.rest()
    except Exception as error:
        raise ThinkingFailed(f"{type(error).__name__}: {error}") from error


def _rng() -> Random:
    return Random(secrets.randbits(64))
