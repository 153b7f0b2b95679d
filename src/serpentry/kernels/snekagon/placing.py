"""SNEKAGON's rules, compiled: the sets of possible placements, kept up to date by each move."""

from serpentry.kernels import interface
from serpentry.kernels.bits import below, popcount
from serpentry.kernels.common import heeding, same_deed
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.placing import crowd_sets, join, longest, place_hexes, place_sets
from serpentry.kernels.sets import list_members, nth_member, nth_of
from serpentry.kernels.snekagon.structs import State
from serpentry.kernels.structs import Words

GUESSES = 16
"""As long as one in this number of placements is legal, guessing is quicker than counting."""

deed = same_deed


@compiled
def may_take_over(state: State) -> bool:
    """Whether the second player may take over the starter's colour."""
    return state.facts.pie == 1 and state.swapped == 0 and state.laid == 1


@compiled
def play(state: State, move: int) -> None:
    """Make a placement, or take over; then the turn passes."""
    facts, seat = state.facts, state.actor
    if seat == 1:
        state.key ^= facts.turn_key
    if move == facts.placements:
        state.swapped = 1
        state.key ^= facts.swap_key
        turn_to(state, 0)
        return
    colour = seat ^ state.swapped
    state.key ^= facts.keys[move, colour]
    state.laid += 1
    own, foe = state.colours[colour], state.colours[1 - colour]
    place_sets(own, move)
    crowd_sets(foe, move)
    tile = place_hexes(state, state.board, move, colour)
    join(state, state.board, own, move, tile, 0)
    turn_to(state, 1 - seat)


@compiled
def turn_to(state: State, seat: int) -> None:
    """Give the turn to the seat, to the other one if it can't move, or to nobody."""
    if find_legal(state, seat ^ state.swapped) > 0:
        state.actor = seat
    elif find_legal(state, 1 - seat ^ state.swapped) > 0:
        state.actor = 1 - seat
    else:
        state.actor = interface.OVER
        return
    if state.actor == 1:
        state.key ^= state.facts.turn_key


@compiled
def find_legal(state: State, colour: int) -> int:
    """Work out what the colour may place: what grows, or touches nobody; how many that are."""
    own, count = state.colours[colour], 0
    for word in range(state.facts.word_count):
        free = own.first[word] | own.last[word] | ~own.crowded[word]
        found = own.alive[word] & free
        state.legal.members[word] = found
        count += popcount(found)
    state.legal_count = count
    return count


@compiled
def count(state: State) -> int:
    """How many moves there are."""
    return 0 if state.actor == interface.OVER else state.legal_count + may_take_over(state)


@compiled
def moves(state: State, out: Words) -> int:
    """Every legal placement, and perhaps the take-over."""
    if state.actor == interface.OVER:
        return 0
    found = list_members(state.legal.members, state.facts.word_count, out)
    if may_take_over(state):
        out[found] = state.facts.placements
        found += 1
    return found


@compiled
def nth_legal(state: State, n: int) -> int:
    """The n-th placement that may be made; the number after the last is the take-over."""
    if n >= state.legal_count:
        return state.facts.placements
    return nth_member(state.legal.members, n)


@compiled
def pick(state: State, rng: Words) -> int:
    """Any legal move, all equally likely: guessed while there are many, else counted off."""
    found, placements = state.legal_count, state.facts.placements
    if may_take_over(state):
        found += 1
    elif GUESSES * found > placements:
        while True:
            guess = below(rng, placements)
            if state.legal.members[guess >> 6] >> (guess & 63) & 1:
                return guess
    return nth_legal(state, below(rng, found))


@compiled
def growing(state: State, word: int) -> int:
    """Of a word's legal placements those that touch the actor's own colour."""
    own = state.colours[state.actor ^ state.swapped]
    return state.legal.members[word] & (own.first[word] | own.last[word])


@compiled
def random_growing(state: State, rng: Words) -> int:
    """Any placement that touches the actor's own colour; -1 if none may be made."""
    found = 0
    for word in range(state.facts.word_count):
        found += popcount(growing(state, word))
    if found == 0:
        return -1
    n = below(rng, found)
    for word in range(state.facts.word_count):
        bits = growing(state, word)
        inside = popcount(bits)
        if n < inside:
            return 64 * word + nth_of(bits, n)
        n -= inside
    return -1


guess = heeding(random_growing)
"""Guided play mostly makes a snake longer where it can."""


@compiled
def score(state: State, seat: int) -> int:
    """The length of a seat's longest snake."""
    best, _ = longest(state, seat ^ state.swapped)
    return best


@compiled
def rank(state: State, seat: int, score: int) -> int:
    """One number that ranks seats: by an option, the second longest snake decides a draw."""
    _, second = longest(state, seat ^ state.swapped)
    return 1024 * score + second * state.facts.tiebreak
