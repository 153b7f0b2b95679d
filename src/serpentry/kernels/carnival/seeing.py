"""What a seat sees of Cobra Carnival, compiled: the state, without what hidden hands hide."""

from serpentry.kernels.carnival import structs
from serpentry.kernels.carnival.flow import actor
from serpentry.kernels.carnival.structs import State
from serpentry.kernels.compiling import compiled
from serpentry.kernels.structs import Words
from serpentry.kernels.structs.compiled import bound


@compiled
def hide_hand(seen: State, other: int) -> None:
    """A hand's tiles go to the pile, as nobody can tell which is where; how many, is known."""
    size = 0
    for tile in range(structs.TILE_COUNT):
        size += seen.hands[other, tile]
        seen.pile[tile] += seen.hands[other, tile]
        seen.hands[other, tile] = 0
    seen.held[other] = size


@compiled
def observe(state: State, seat: int, out: Words) -> None:
    """Write the state as a seat may see it."""
    seen = bound(State, out, state)
    seen.become(state)
    if not state.facts.hidden_hands:
        return
    for other in range(state.facts.seats):
        if other != seat:
            hide_hand(seen, other)
    if actor(state) != seat:
        seen.total = 0
        for tile in range(structs.TILE_COUNT):
            seen.counts[tile] = 0
