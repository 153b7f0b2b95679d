"""Schlangennest's kernel functions: what search calls."""

from serpentry.kernels.bits import lowest
from serpentry.kernels.compiling import compiled, part
from serpentry.kernels.kernel import (
    ACTOR as ACTOR_OF,
)
from serpentry.kernels.kernel import (
    CHANCE,
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
from serpentry.kernels.schlangennest.bias import likely_move
from serpentry.kernels.schlangennest.layout import (
    ACTOR,
    ALL_LIES,
    BOARD,
    FACT_COLOURS,
    FACT_FEWER_GRAY,
    FACT_PATH_COUNT,
    FACT_SEATS,
    GRAY_PARTS,
    LEGAL,
    LEGAL_COUNT,
    LEGAL_WORDS,
    PARTS,
    SNAKE,
    SNAKES,
)
from serpentry.kernels.schlangennest.picking import random_move
from serpentry.kernels.schlangennest.turns import meaning, play_move
from serpentry.kernels.schlangennest.weaving import place

GRAY_STEP = 1024
"""More than the gray parts of all snakes of a seat."""


@compiled(ACTOR_OF)
def actor(state: Words, facts: Words) -> int:
    """Whose turn it is."""
    return int(state[ACTOR])


@compiled(COUNT)
def count(state: Words, facts: Words) -> int:
    """How many moves there are, or paths."""
    return int(facts[FACT_PATH_COUNT] if state[ACTOR] == CHANCE else state[LEGAL_COUNT])


@compiled(MOVES)
def moves(state: Words, facts: Words, out: Words) -> int:
    """Every legal move."""
    found = 0
    for word in range(LEGAL_WORDS):
        bits = state[LEGAL + word]
        while bits != 0:
            out[found] = 64 * word + lowest(bits)
            bits &= bits - 1
            found += 1
    return found


@compiled(DRAWS)
def draws(state: Words, facts: Words, numbers: Words, weights: Words) -> int:
    """The paths across a fixed field, all alike."""
    if state[ACTOR] != CHANCE:
        return 0
    for number in range(facts[FACT_PATH_COUNT]):
        numbers[number], weights[number] = number, 1
    return int(facts[FACT_PATH_COUNT])


@compiled(PICK)
def pick(state: Words, facts: Words, rng: Words) -> int:
    """Any legal move or path, all alike."""
    return random_move(state, facts, rng)


@compiled(PLAY)
def play(state: Words, facts: Words, move: int) -> None:
    """Lay a card, turn or replace one, or lay the path."""
    play_move(state, facts, move)


@part
def standing(state: Words, facts: Words, seat: int) -> tuple[int, int]:
    """The parts of a seat's snakes, and how many of them are gray."""
    parts = gray = 0
    for colour in range(seat, facts[FACT_COLOURS], facts[FACT_SEATS]):
        parts += state[SNAKES + SNAKE * colour + PARTS]
        gray += state[SNAKES + SNAKE * colour + GRAY_PARTS]
    return parts, gray


@compiled(SCORES)
def scores(state: Words, facts: Words, out: Reals) -> None:
    """The parts of each seat's snakes, and who wins with them."""
    seats, best, winners = facts[FACT_SEATS], -1, 0
    for seat in range(seats):
        parts, gray = standing(state, facts, seat)
        out[seat] = parts
        key = GRAY_STEP * parts - gray * facts[FACT_FEWER_GRAY]
        if key > best:
            best, winners = key, 0
        winners += key == best
    for seat in range(seats):
        parts, gray = standing(state, facts, seat)
        key = GRAY_STEP * parts - gray * facts[FACT_FEWER_GRAY]
        out[seats + seat] = 1.0 / winners if key == best else 0.0


@part
def deed_of(state: Words, facts: Words, move: int) -> int:
    """The card's square, how it lies there, and for which of two snakes."""
    if state[ACTOR] < 0:
        return 0
    colour, square, lie = meaning(state, facts, move)
    cell = (place(facts, square << 2) - BOARD) >> 2
    return (cell * ALL_LIES + lie) * 2 + (colour >= facts[FACT_SEATS])


@compiled(DEED)
def deed(state: Words, facts: Words, move: int) -> int:
    """What a move does, wherever along the snake that is."""
    return deed_of(state, facts, move)


@compiled(PLAYOUT)
def playout(state: Words, facts: Words, rng: Words, trail: Words, guided: int) -> int:
    """Play to the end; guided play takes the best of a few random moves."""
    played = 0
    while state[ACTOR] != OVER:
        if guided > 0 and state[ACTOR] != CHANCE:
            move = likely_move(state, facts, rng)
        else:
            move = random_move(state, facts, rng)
        trail[2 * played] = state[ACTOR]
        trail[2 * played + 1] = deed_of(state, facts, move)
        play_move(state, facts, move)
        played += 1
    return played
