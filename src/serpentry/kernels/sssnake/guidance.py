"""What Sssnake's search knows beforehand: missing cards.

A player wants few missing on the own snake, and many on the neighbour's. Guided playouts take the
lay that does best so, and a first guess of a move's worth compares the snakes after it.
"""

import numpy as np

from serpentry.kernels.bits import below, lowest, scratch, shifted
from serpentry.kernels.compiling import compiled, part
from serpentry.kernels.kernel import PRIORS, Reals, Words
from serpentry.kernels.sssnake.flood import FAR, missing_beyond, missing_cards
from serpentry.kernels.sssnake.laying import ends_meet, missing_with
from serpentry.kernels.sssnake.layout import (
    END,
    END_SIDE,
    FACT_EXITS,
    FACT_SEATS,
    GIVE,
    LEGAL,
    LIE_COUNT,
    MOMENT,
    ONE,
)
from serpentry.kernels.sssnake.legal import lays_on, snake_of
from serpentry.kernels.sssnake.turn import actor_of

EVEN = 0.5
PER_CARD = 0.06
"""What a missing card more or less is worth."""
SURE = 0.98


@part
def look_ahead(snake: Words, facts: Words, beyond: Words) -> None:
    """For each end and side the missing cards if a plain card led there."""
    if not ends_meet(snake):
        missing_beyond(snake, facts, 0, beyond)
        missing_beyond(snake, facts, 1, shifted(beyond, 4))


@part
def missing_after(snake: Words, facts: Words, number: int, beyond: Words) -> int:
    """The missing cards after a lay; a second strand's use as a short cut is overlooked."""
    which, lie = number // LIE_COUNT, number % LIE_COUNT
    if not ends_meet(snake):
        way = facts[facts[FACT_EXITS] + 4 * lie + snake[END * which + END_SIDE]]
        if beyond[4 * which + way] != FAR:
            return beyond[4 * which + way]
    return missing_with(snake, facts, which, lie)


@part
def best_lay(state: Words, facts: Words, rng: Words) -> int:
    """The lay after which the own snake misses the fewest cards, or another's the most."""
    snake, wish = snake_of(state, lays_on(state, facts)), -1 if state[MOMENT] == ONE else 1
    beyond = scratch(8)
    look_ahead(snake, facts, beyond)
    best, best_worth, alike, legal = -1, FAR, 0, state[LEGAL]
    while legal != 0:
        number = lowest(legal)
        legal &= legal - 1
        worth = wish * missing_after(snake, facts, number, beyond)
        if worth < best_worth:
            best, best_worth, alike = number, worth, 1
        elif worth == best_worth:
            alike += 1
            if below(rng, alike) == 0:
                best = number
    return best


@part
def fewest_of_others(state: Words, facts: Words, seat: int, aside: int) -> int:
    """The fewest missing cards of all seats but two (which may be one)."""
    fewest = FAR
    for other in range(facts[FACT_SEATS]):
        if other != seat and other != aside:
            fewest = min(fewest, missing_cards(snake_of(state, other), facts))
    return fewest


@compiled(PRIORS)
def priors(state: Words, facts: Words, listed: Words, found: int, out: Reals) -> None:
    """A first guess of the share that each move will win."""
    if state[MOMENT] == GIVE:
        for at in range(found):
            out[at] = EVEN
        return
    seat, laid_to = actor_of(state, facts), lays_on(state, facts)
    snake, beyond = snake_of(state, laid_to), scratch(8)
    look_ahead(snake, facts, beyond)
    own = missing_cards(snake_of(state, seat), facts)
    others = fewest_of_others(state, facts, seat, laid_to)
    for at in range(found):
        after = missing_after(snake, facts, listed[at], beyond)
        if laid_to == seat:
            own = after
        lead = (others if laid_to == seat else min(others, after)) - own
        out[at] = min(SURE, max(1.0 - SURE, EVEN + PER_CARD * np.float64(lead)))
        if own == 0:
            out[at] = SURE
