"""SNEKAGON's kernel functions: what search calls."""

from serpentry.kernels.bits import below, lowest
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.laying import longest
from serpentry.kernels.hexsnakes.layout import (
    ACTOR,
    FACT_PLACEMENTS,
    FACT_SETS,
    FACT_WORDS,
    LEGAL_COUNT,
)
from serpentry.kernels.kernel import (
    ACTOR as ACTOR_OF,
)
from serpentry.kernels.kernel import (
    COUNT,
    DEED,
    DRAWS,
    MOVES,
    OVER,
    PICK,
    PLAY,
    PLAYOUT,
    SCORES,
    Reals,
    Words,
)
from serpentry.kernels.snekagon.laying import (
    may_take_over,
    play_move,
    random_growing,
    random_legal,
)
from serpentry.kernels.snekagon.layout import FACT_TIEBREAK, LEGAL, SWAPPED


@compiled(ACTOR_OF)
def actor(state: Words, facts: Words) -> int:
    """Whose turn it is."""
    return int(state[ACTOR])


@compiled(COUNT)
def count(state: Words, facts: Words) -> int:
    """How many moves there are."""
    if state[ACTOR] == OVER:
        return 0
    return int(state[LEGAL_COUNT] + may_take_over(state, facts))


@compiled(MOVES)
def moves(state: Words, facts: Words, out: Words) -> int:
    """Every legal placement, and perhaps the take-over."""
    if state[ACTOR] == OVER:
        return 0
    found = 0
    legal = facts[FACT_SETS] + LEGAL * facts[FACT_WORDS]
    for word in range(facts[FACT_WORDS]):
        bits = state[legal + word]
        while bits != 0:
            out[found] = 64 * word + lowest(bits)
            bits &= bits - 1
            found += 1
    if may_take_over(state, facts):
        out[found] = facts[FACT_PLACEMENTS]
        found += 1
    return found


@compiled(DRAWS)
def draws(state: Words, facts: Words, numbers: Words, weights: Words) -> int:
    """None: there is no luck."""
    return 0


@compiled(PICK)
def pick(state: Words, facts: Words, rng: Words) -> int:
    """Any legal move, all alike."""
    return random_legal(state, facts, rng)


@compiled(PLAY)
def play(state: Words, facts: Words, move: int) -> None:
    """Lay a placement, or take over."""
    play_move(state, facts, move)


@compiled(SCORES)
def scores(state: Words, facts: Words, out: Reals) -> None:
    """The longest snakes, and who wins with them."""
    best0, second0 = longest(state, facts, state[SWAPPED])
    best1, second1 = longest(state, facts, 1 - state[SWAPPED])
    out[0], out[1] = best0, best1
    lead = best0 - best1
    if lead == 0 and facts[FACT_TIEBREAK] == 1:
        lead = second0 - second1
    out[2] = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    out[3] = 1.0 - out[2]


@compiled(DEED)
def deed(state: Words, facts: Words, move: int) -> int:
    """The placement: it means the same in every position."""
    return move


@compiled(PLAYOUT)
def playout(state: Words, facts: Words, rng: Words, trail: Words, guided: int) -> int:
    """Play to the end; guided play mostly makes a snake longer where it can."""
    played = 0
    while state[ACTOR] != OVER:
        move = -1
        if guided > 0 and below(rng, 100) < guided:
            move = random_growing(state, facts, rng)
        if move < 0:
            move = random_legal(state, facts, rng)
        trail[2 * played] = state[ACTOR]
        trail[2 * played + 1] = move
        play_move(state, facts, move)
        played += 1
    return played
