"""SNEKAGON 5G's kernel functions: what search calls."""

from serpentry.kernels.bits import below, lowest
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.laying import longest
from serpentry.kernels.hexsnakes.layout import ACTOR, FACT_WORDS, LEGAL_COUNT
from serpentry.kernels.kernel import ACTOR as ACTOR_OF
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
from serpentry.kernels.snekagon5g.laying import (
    move_number,
    play_move,
    random_growing,
    random_legal,
)
from serpentry.kernels.snekagon5g.layout import FACT_LEGAL, FACT_SEATS, FACT_WAYS


@compiled(ACTOR_OF)
def actor(state: Words, facts: Words) -> int:
    """Whose turn it is."""
    return int(state[ACTOR])


@compiled(COUNT)
def count(state: Words, facts: Words) -> int:
    """How many moves there are."""
    return int(state[LEGAL_COUNT])


@compiled(MOVES)
def moves(state: Words, facts: Words, out: Words) -> int:
    """Every legal move: by floor, then by placement, then by the way it is drilled."""
    words, ways, found = facts[FACT_WORDS], facts[FACT_WAYS], 0
    for floor in range(facts[FACT_SEATS]):
        legal = facts[FACT_LEGAL] + floor * ways * words
        for word in range(words):
            some = 0
            for way in range(ways):
                some |= state[legal + way * words + word]
            while some != 0:
                bit = lowest(some)
                some &= some - 1
                for way in range(ways):
                    if state[legal + way * words + word] >> bit & 1:
                        out[found] = move_number(facts, floor * ways + way, 64 * word + bit)
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
    """Lay a placement, drilled in a certain way."""
    play_move(state, facts, move)


@compiled(SCORES)
def scores(state: Words, facts: Words, out: Reals) -> None:
    """The longest snakes, and who wins with them."""
    seats, best, winners = facts[FACT_SEATS], -1, 0
    for seat in range(seats):
        length, _ = longest(state, facts, seat)
        out[seat] = length
        winners = 1 if length > best else winners + (length == best)
        best = max(best, length)
    for seat in range(seats):
        out[seats + seat] = 1.0 / winners if out[seat] == best else 0.0


@compiled(DEED)
def deed(state: Words, facts: Words, move: int) -> int:
    """The move itself: it means the same in every position."""
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
