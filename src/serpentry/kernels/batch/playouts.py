"""Doing much at a time, compiled with each kernel."""

from serpentry.kernels.common import Function
from serpentry.kernels.compiling import compiled
from serpentry.kernels.structs import AnyStruct, Words
from serpentry.kernels.structs.compiled import bound


def playing_many(playout: Function, kind: type[AnyStruct]) -> Function:
    """The function that plays many games, around a kernel's playout and kind of state."""

    @compiled
    def playouts(
        start: Words, facts: Words, room: Words, rng: Words, trail: Words, games: int, guided: int
    ) -> int:
        first, state = bound(kind, start, facts), bound(kind, room, facts)
        events = 0
        for _ in range(games):
            state.become(first)
            events += playout(state, rng, trail, guided)
        return events

    return playouts
