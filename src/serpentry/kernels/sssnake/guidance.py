"""What Sssnake's search knows beforehand: missing cards.

A player wants few missing on the own snake, and many on the neighbour's. Guided playouts take the
placement that does best so, and a first guess of a move's worth compares the snakes after it.
"""

import numpy as np

from serpentry.kernels.bits import below, lowest
from serpentry.kernels.common import heeds
from serpentry.kernels.compiling import compiled
from serpentry.kernels.sssnake.flood import FAR, Lookout, look_beyond, missing_cards
from serpentry.kernels.sssnake.legal import places_on
from serpentry.kernels.sssnake.placing import ends_meet, missing_with
from serpentry.kernels.sssnake.structs import GIFTS, LIE_COUNT, Snake, State, Time
from serpentry.kernels.sssnake.turn import actor
from serpentry.kernels.structs import Reals, Words
from serpentry.kernels.structs.compiled import scratch

EVEN = 0.5
PER_CARD = 0.06
"""What a missing card more or less is worth."""
SURE = 0.98
ALL_PLACEMENTS = (1 << GIFTS) - 1


@compiled
def look_ahead(snake: Snake, beyond: Lookout) -> None:
    """For each end and side the missing cards if a plain card led there."""
    if not ends_meet(snake):
        look_beyond(snake, 0, beyond)
        look_beyond(snake, 1, beyond)


@compiled
def missing_after(snake: Snake, number: int, beyond: Lookout) -> int:
    """The missing cards after a placement; a second strand's use as a short cut is overlooked."""
    which, lie = number // LIE_COUNT, number % LIE_COUNT
    if not ends_meet(snake):
        way = snake.facts.exits[lie, snake.ends[which].side]
        if beyond.missing[which, way] != FAR:
            return beyond.missing[which, way]
    return missing_with(snake, which, lie)


@compiled
def best_placement(state: State, rng: Words) -> int:
    """The placement after which the own snake misses the fewest cards, or another's the most."""
    snake, wish = state.snakes[places_on(state)], -1 if state.moment == Time.ONE else 1
    beyond = scratch(Lookout, state)
    look_ahead(snake, beyond)
    best, best_worth, alike, legal = -1, FAR, 0, state.legal
    while legal != 0:
        number = lowest(legal)
        legal &= legal - 1
        worth = wish * missing_after(snake, number, beyond)
        if worth < best_worth:
            best, best_worth, alike = number, worth, 1
        elif worth == best_worth:
            alike += 1
            if below(rng, alike) == 0:
                best = number
    return best


@compiled
def guess(state: State, rng: Words, guided: int) -> int:
    """Guided play mostly takes what leaves the fewest cards missing."""
    return best_placement(state, rng) if state.legal & ALL_PLACEMENTS and heeds(rng, guided) else -1


@compiled
def fewest_of_others(state: State, seat: int, aside: int) -> int:
    """The fewest missing cards of all seats but two (which may be one)."""
    fewest = FAR
    for other in range(state.facts.seats):
        if other != seat and other != aside:
            fewest = min(fewest, missing_cards(state.snakes[other]))
    return fewest


@compiled
def priors(state: State, moves: Words, count: int, out: Reals) -> None:
    """A first guess of the share that each move will win."""
    if state.moment == Time.GIVE:
        for at in range(count):
            out[at] = EVEN
        return
    seat, placed_on = actor(state), places_on(state)
    snake, beyond = state.snakes[placed_on], scratch(Lookout, state)
    look_ahead(snake, beyond)
    own = missing_cards(state.snakes[seat])
    others = fewest_of_others(state, seat, placed_on)
    for at in range(count):
        after = missing_after(snake, moves[at], beyond)
        if placed_on == seat:
            own = after
        lead = (others if placed_on == seat else min(others, after)) - own
        out[at] = min(SURE, max(1.0 - SURE, EVEN + PER_CARD * np.float64(lead)))
        if own == 0:
            out[at] = SURE
