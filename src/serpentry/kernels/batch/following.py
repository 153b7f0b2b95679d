"""Following one game from Python with a single call for each event, compiled with each kernel."""

from serpentry.kernels import interface
from serpentry.kernels.bits import shifted
from serpentry.kernels.common import Calls, Function
from serpentry.kernels.compiling import compiled
from serpentry.kernels.structs import AnyStruct, Words
from serpentry.kernels.structs.compiled import bound


def following(calls: Calls, kind: type[AnyStruct]) -> Function:
    """The program that plays an event, around a kernel's functions and kind of state."""

    @compiled
    def follow(memory: Words, facts: Words, number: int, out: Words, reach: int) -> int:
        state = bound(kind, memory, facts)
        if number >= 0:
            calls.play(state, number)
        out[0] = calls.actor(state)
        if out[0] == interface.OVER:
            return 0
        numbers = shifted(out, 1)
        if out[0] == interface.CHANCE_ACTS:
            return calls.draws(state, numbers, shifted(numbers, reach))
        return calls.moves(state, numbers)

    return follow
