"""SNEKAGON's rules, compiled: the sets of possible placements, kept up to date by each move."""

from serpentry.kernels.bits import below, lowest, popcount
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import OVER, Words
from serpentry.kernels.snekagon.layout import (
    ACTOR,
    ALIVE,
    BOARD,
    CROWDED,
    DEAD,
    FACT_CELLS,
    FACT_JOINTS,
    FACT_KEYS,
    FACT_LABELS,
    FACT_LENGTHS,
    FACT_NEIGHBOURS,
    FACT_PIE,
    FACT_PLACEMENTS,
    FACT_ROWS,
    FACT_RULED_OUT,
    FACT_SETS,
    FACT_SINGLES,
    FACT_SIZE,
    FACT_TILE,
    FACT_TILES,
    FACT_WORDS,
    FIRST,
    FIRST_END,
    KEY,
    LAID,
    LAST,
    LAST_END,
    LEGAL,
    LEGAL_COUNT,
    LINK,
    MOST_CELLS,
    NEAR,
    OCCUPIED,
    OVERLAP,
    ROWS_EACH,
    SETS_EACH,
    SWAPPED,
    TILE_BITS,
    TILE_MASK,
    TILE_SPAN,
)

GUESSES = 16
"""As long as one in so many placements is legal, guessing is quicker than counting."""


@part
def may_take_over(state: Words, facts: Words) -> bool:
    """Whether the second player may take over the starter's colour."""
    return facts[FACT_PIE] == 1 and state[SWAPPED] == 0 and state[LAID] == 1


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
    update_sets(state, facts, move, colour)
    join(state, facts, move, colour)
    turn_to(state, facts, 1 - actor)


@part
def update_sets(state: Words, facts: Words, move: int, colour: int) -> None:
    """What every placement suffers from the laid one alone."""
    words = facts[FACT_WORDS]
    own = facts[FACT_SETS] + colour * SETS_EACH * words
    foe = facts[FACT_SETS] + (1 - colour) * SETS_EACH * words
    row = facts[FACT_ROWS] + move * ROWS_EACH * words
    singles = facts[FACT_SINGLES]
    alive, first, last = own + ALIVE * words, own + FIRST * words, own + LAST * words
    foe_alive, foe_crowded = foe + ALIVE * words, foe + CROWDED * words
    new_first, new_last = row + FIRST_END * words, row + LAST_END * words
    dead, overlap, near = row + DEAD * words, row + OVERLAP * words, row + NEAR * words
    for word in range(words):
        lone = facts[singles + word]
        f, g = state[first + word], facts[new_first + word]
        k, m = state[last + word], facts[new_last + word]
        doomed = (f & g & ~lone) | (k & m) | (lone & ((k & g) | (f & m)))
        doomed |= facts[dead + word]
        state[alive + word] = state[alive + word] & ~doomed
        state[first + word] = f | g
        state[last + word] = k | m | (f & g & lone)
    for word in range(words):
        state[foe_alive + word] = state[foe_alive + word] & ~facts[overlap + word]
        state[foe_crowded + word] = state[foe_crowded + word] | facts[near + word]


@part
def unite(state: Words, facts: Words, colour: int, one: int, other: int) -> None:
    """Two tiles become one snake."""
    labels, lengths = facts[FACT_LABELS], facts[FACT_LENGTHS]
    keep = min(state[labels + one], state[labels + other])
    drop = max(state[labels + one], state[labels + other])
    if keep == drop:
        return
    state[lengths + keep] += state[lengths + drop]
    state[lengths + drop] = 0
    first = labels + colour * TILE_SPAN
    for place in range(first, first + facts[FACT_TILES]):
        if state[place] == drop:
            state[place] = keep


@part
def rule_out(state: Words, facts: Words, colour: int, cell: int, links: int) -> None:
    """Kill the placements that a hex with so many links (one or two) allows no more."""
    words = facts[FACT_WORDS]
    alive = facts[FACT_SETS] + (colour * SETS_EACH + ALIVE) * words
    row = facts[FACT_RULED_OUT] + (2 * cell + links - 1) * words
    for word in range(words):
        state[alive + word] = state[alive + word] & ~facts[row + word]


@part
def join(state: Words, facts: Words, move: int, colour: int) -> None:
    """Put the tile on the board, and rule out what its joints rule out."""
    kind = facts[facts[FACT_TILE] + move]
    tile = colour * TILE_SPAN + kind
    length = facts[facts[FACT_SIZE] + kind]
    cells = facts[FACT_CELLS] + move * MOST_CELLS
    state[facts[FACT_LABELS] + tile] = tile
    state[facts[FACT_LENGTHS] + tile] = length
    for number in range(1, length - 1):
        state[BOARD + facts[cells + number]] = OCCUPIED + tile + 2 * LINK
    for number in range(min(length, 2)):
        joint = facts[facts[FACT_JOINTS] + 2 * move + number]
        links = touch(state, facts, colour, tile, joint) + (length > 1)
        state[BOARD + joint] = OCCUPIED + tile + links * LINK
        if links > (length > 1):
            rule_out(state, facts, colour, joint, links)


@part
def touch(state: Words, facts: Words, colour: int, tile: int, joint: int) -> int:
    """Link a joint with the colour's other tiles around it; how many there are."""
    around = facts[FACT_NEIGHBOURS] + 6 * joint
    found = 0
    for side in range(6):
        cell = facts[around + side]
        there = state[BOARD + cell]
        other = there & TILE_MASK
        if there >> TILE_BITS & 3 == 2 + colour and other != tile:
            found += 1
            state[BOARD + cell] = there + LINK
            unite(state, facts, colour, tile, other)
            rule_out(state, facts, colour, cell, there // LINK + 1)
    return found


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
    own = facts[FACT_SETS] + colour * SETS_EACH * words
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
    place = facts[FACT_SETS] + LEGAL * facts[FACT_WORDS]
    below_word = 0
    count = popcount(state[place])
    while n >= count:
        n -= count
        place += 1
        below_word += 64
        count = popcount(state[place])
    bits = state[place]
    for _ in range(n):
        bits &= bits - 1
    return below_word + lowest(bits)


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
def longest(state: Words, facts: Words, colour: int) -> tuple[int, int]:
    """The lengths of the colour's longest and second longest snake."""
    first = facts[FACT_LENGTHS] + colour * TILE_SPAN
    best = second = 0
    for place in range(first, first + facts[FACT_TILES]):
        length = state[place]
        if length > best:
            best, second = length, best
        elif length > second:
            second = length
    return best, second


@part
def random_growing(state: Words, facts: Words, rng: Words) -> int:
    """Any placement that touches the actor's own colour; -1 if none may be laid."""
    words = facts[FACT_WORDS]
    own = facts[FACT_SETS] + (state[ACTOR] ^ state[SWAPPED]) * SETS_EACH * words
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
            for _ in range(n):
                bits &= bits - 1
            return 64 * word + lowest(bits)
        n -= inside
    return -1
