"""SNEKAGON's rules, compiled: the sets of possible placements, kept up to date by each move."""

from serpentry.kernels.bits import below, popcount
from serpentry.kernels.compiling import part
from serpentry.kernels.hexsnakes.laying import (
    crowd_sets,
    join,
    lay_hexes,
    lay_sets,
    nth_member,
    nth_of,
)
from serpentry.kernels.hexsnakes.layout import (
    ACTOR,
    ALIVE,
    BOARD,
    CROWDED,
    FACT_KEYS,
    FACT_PLACEMENTS,
    FACT_SETS,
    FACT_WORDS,
    FIRST,
    KEY,
    LAST,
    LEGAL_COUNT,
)
from serpentry.kernels.kernel import OVER, Words
from serpentry.kernels.snekagon.layout import FACT_PIE, LAID, LEGAL, SETS_EACH, SWAPPED

GUESSES = 16
"""As long as one in so many placements is legal, guessing is quicker than counting."""


@part
def may_take_over(state: Words, facts: Words) -> bool:
    """Whether the second player may take over the starter's colour."""
    return facts[FACT_PIE] == 1 and state[SWAPPED] == 0 and state[LAID] == 1


@part
def sets_of(facts: Words, colour: int) -> int:
    """Where a colour's sets begin."""
    return facts[FACT_SETS] + colour * SETS_EACH * facts[FACT_WORDS]


@part
def play_move(state: Words, facts: Words, move: int) -> None:
    """Lay a placement, or take over; then the turn passes."""
    placements = facts[FACT_PLACEMENTS]
    keys = facts[FACT_KEYS]
    actor = state[ACTOR]
    if actor == 1:
        state[KEY] ^= facts[keys + 2 * placements + 1]
    if move == placements:
        state[SWAPPED] = 1
        state[KEY] ^= facts[keys + 2 * placements]
        turn_to(state, facts, 0)
        return
    colour = actor ^ state[SWAPPED]
    state[KEY] ^= facts[keys + 2 * move + colour]
    state[LAID] += 1
    own, foe = sets_of(facts, colour), sets_of(facts, 1 - colour)
    lay_sets(state, facts, move, own)
    crowd_sets(state, facts, move, foe)
    tile = lay_hexes(state, facts, move, colour, BOARD)
    join(state, facts, move, tile, BOARD, own, 0)
    turn_to(state, facts, 1 - actor)


@part
def turn_to(state: Words, facts: Words, seat: int) -> None:
    """Give the turn to the seat, to the other one if it can't move, or to nobody."""
    if find_legal(state, facts, seat ^ state[SWAPPED]) > 0:
        state[ACTOR] = seat
    elif find_legal(state, facts, 1 - seat ^ state[SWAPPED]) > 0:
        state[ACTOR] = 1 - seat
    else:
        state[ACTOR] = OVER
        return
    if state[ACTOR] == 1:
        state[KEY] ^= facts[facts[FACT_KEYS] + 2 * facts[FACT_PLACEMENTS] + 1]


@part
def find_legal(state: Words, facts: Words, colour: int) -> int:
    """Work out what the colour may lay; how many that are."""
    words = facts[FACT_WORDS]
    own = sets_of(facts, colour)
    legal = facts[FACT_SETS] + LEGAL * words
    count = 0
    for word in range(words):
        touched = state[own + FIRST * words + word] | state[own + LAST * words + word]
        free = touched | ~state[own + CROWDED * words + word]
        found = state[own + ALIVE * words + word] & free
        state[legal + word] = found
        count += popcount(found)
    state[LEGAL_COUNT] = count
    return count


@part
def nth_legal(state: Words, facts: Words, n: int) -> int:
    """The n-th placement that may be laid; the number after the last is the take-over."""
    if n >= state[LEGAL_COUNT]:
        return facts[FACT_PLACEMENTS]
    return nth_member(state, facts[FACT_SETS] + LEGAL * facts[FACT_WORDS], n)


@part
def random_legal(state: Words, facts: Words, rng: Words) -> int:
    """Any legal move, all alike: guessed while there are many, else counted off."""
    found = state[LEGAL_COUNT]
    if may_take_over(state, facts):
        found += 1
    elif GUESSES * found > facts[FACT_PLACEMENTS]:
        legal = facts[FACT_SETS] + LEGAL * facts[FACT_WORDS]
        while True:
            guess = below(rng, facts[FACT_PLACEMENTS])
            if state[legal + (guess >> 6)] >> (guess & 63) & 1:
                return guess
    return nth_legal(state, facts, below(rng, found))


@part
def random_growing(state: Words, facts: Words, rng: Words) -> int:
    """Any placement that touches the actor's own colour; -1 if none may be laid."""
    words = facts[FACT_WORDS]
    own = sets_of(facts, state[ACTOR] ^ state[SWAPPED])
    legal = facts[FACT_SETS] + LEGAL * words
    found = 0
    for word in range(words):
        touched = state[own + FIRST * words + word] | state[own + LAST * words + word]
        found += popcount(state[legal + word] & touched)
    if found == 0:
        return -1
    n = below(rng, found)
    for word in range(words):
        touched = state[own + FIRST * words + word] | state[own + LAST * words + word]
        bits = state[legal + word] & touched
        inside = popcount(bits)
        if n < inside:
            return 64 * word + nth_of(bits, n)
        n -= inside
    return -1
