"""Exact endings of SNEKAGON: alpha-beta over what can still be laid, with proved results kept.

A value is from seat 0's side: the lead of the longest snake in steps of `STEP`, and where the
option says so, between equally long ones, the lead of the second. Work memory holds a little head,
a state and a list of moves for each depth, and a table of proved bounds by the position's key.
"""

from serpentry.kernels.bits import lowest, popcount, shifted
from serpentry.kernels.compiling import compiled, part
from serpentry.kernels.kernel import OVER, SETTLE, Reals, Words
from serpentry.kernels.snekagon.bias import length_after
from serpentry.kernels.snekagon.laying import longest, may_take_over, nth_legal, play_move
from serpentry.kernels.snekagon.layout import (
    ACTOR,
    ALIVE,
    FACT_LENGTHS,
    FACT_ROWS,
    FACT_SETS,
    FACT_SIZE,
    FACT_STATE_SIZE,
    FACT_TIEBREAK,
    FACT_TILE,
    FACT_TILES,
    FACT_WORDS,
    KEY,
    LEGAL_COUNT,
    OVERLAP,
    ROWS_EACH,
    SETS_EACH,
    SWAPPED,
    TILE_SPAN,
)

STEP = 32
"""More than the lead of a second snake can be."""
INFINITE = 1 << 20
NODES_LEFT, WORK_HEAD = 0, 4
DEEPEST = 18
MOST_MOVES = 512
"""A position with more moves is not looked into."""
TABLE_BITS = 16
ENTRY = 4
"""Key, lower bound, upper bound, best move."""


def work_size(state_size: int) -> int:
    """How many words of memory the work takes."""
    return WORK_HEAD + DEEPEST * (state_size + 2 * MOST_MOVES) + ENTRY * (1 << TABLE_BITS)


@part
def tiles_among(facts: Words, word: int, bits: int) -> int:
    """The set of the tiles whose placements are among a word's bits."""
    tiles = 0
    while bits != 0:
        tile = facts[facts[FACT_TILE] + 64 * word + lowest(bits)]
        tiles |= 1 << tile
        bits &= bits - 1
        while bits != 0 and facts[facts[FACT_TILE] + 64 * word + lowest(bits)] == tile:
            bits &= bits - 1
    return tiles


@part
def reach(state: Words, facts: Words, colour: int) -> int:
    """A length that no snake of the colour will exceed: all joined, with every tile that fits."""
    words = facts[FACT_WORDS]
    alive = facts[FACT_SETS] + (colour * SETS_EACH + ALIVE) * words
    lengths = facts[FACT_LENGTHS] + colour * TILE_SPAN
    total = 0
    for tile in range(facts[FACT_TILES]):
        total += state[lengths + tile]
    tiles = 0
    for word in range(words):
        bits = state[alive + word]
        if bits != 0:
            tiles |= tiles_among(facts, word, bits)
    if tiles == 0:
        best, _ = longest(state, facts, colour)
        return best
    for tile in range(facts[FACT_TILES]):
        if tiles >> tile & 1:
            total += facts[facts[FACT_SIZE] + tile]
    return total


@part
def lead(state: Words, facts: Words) -> int:
    """The value of a finished game."""
    best0, second0 = longest(state, facts, state[SWAPPED])
    best1, second1 = longest(state, facts, 1 - state[SWAPPED])
    if best0 == best1 and facts[FACT_TIEBREAK] == 1:
        return second0 - second1
    return STEP * (best0 - best1)


@part
def order(state: Words, facts: Words, moves: Words, merits: Words, best: int) -> int:
    """List the moves with their merits: the longest snake first, then what hinders most."""
    words = facts[FACT_WORDS]
    colour = state[ACTOR] ^ state[SWAPPED]
    foe = facts[FACT_SETS] + ((1 - colour) * SETS_EACH + ALIVE) * words
    found = state[LEGAL_COUNT]
    for at in range(found):
        move = nth_legal(state, facts, at)
        row = facts[FACT_ROWS] + (move * ROWS_EACH + OVERLAP) * words
        hindered = 0
        for word in range(words):
            hindered += popcount(facts[row + word] & state[foe + word])
        moves[at] = move
        merits[at] = 4 * length_after(state, facts, colour, move) + hindered
        if move == best:
            merits[at] = INFINITE
    return found


@part
def take_best(moves: Words, merits: Words, at: int, count: int) -> int:
    """Bring the best of the moves from here on to this place."""
    best = at
    for other in range(at + 1, count):
        if merits[other] > merits[best]:
            best = other
    moves[at], moves[best] = moves[best], moves[at]
    merits[at], merits[best] = merits[best], merits[at]
    return moves[at]


@part
def solve(facts: Words, work: Words, depth: int, alpha: int, beta: int) -> int:
    """The value of the state at a depth, or a bound outside the window; nodes may run out."""
    size = facts[FACT_STATE_SIZE]
    state = shifted(work, WORK_HEAD + depth * size)
    if state[ACTOR] == OVER:
        return lead(state, facts)
    work[NODES_LEFT] -= 1
    if work[NODES_LEFT] < 0 or state[LEGAL_COUNT] > MOST_MOVES or may_take_over(state, facts):
        work[NODES_LEFT] = -1
        return 0
    colour = state[SWAPPED]
    best0, _ = longest(state, facts, colour)
    best1, _ = longest(state, facts, 1 - colour)
    tie = (STEP - 1) * facts[FACT_TIEBREAK]
    low = STEP * (best0 - reach(state, facts, 1 - colour)) - tie
    high = STEP * (reach(state, facts, colour) - best1) + tie
    if low >= beta or low == high:
        return low
    if high <= alpha:
        return high
    table = WORK_HEAD + DEEPEST * (size + 2 * MOST_MOVES)
    entry = shifted(work, table + ENTRY * (state[KEY] & ((1 << TABLE_BITS) - 1)))
    known = -1
    if entry[0] == state[KEY]:
        low, high, known = max(low, entry[1]), min(high, entry[2]), entry[3]
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
    alpha, beta = max(alpha, low), min(beta, high)
    moves = shifted(work, WORK_HEAD + DEEPEST * size + depth * 2 * MOST_MOVES)
    merits = shifted(moves, MOST_MOVES)
    count = order(state, facts, moves, merits, known)
    after = shifted(state, size)
    upward = state[ACTOR] == 0
    best, best_move = -INFINITE if upward else INFINITE, -1
    lower, upper = alpha, beta
    for at in range(count):
        move = take_best(moves, merits, at, count)
        for word in range(size):
            after[word] = state[word]
        play_move(after, facts, move)
        value = solve(facts, work, depth + 1, lower, upper)
        if work[NODES_LEFT] < 0:
            return 0
        if (upward and value > best) or (not upward and value < best):
            best, best_move = value, move
        if upward:
            lower = max(lower, best)
        else:
            upper = min(upper, best)
        if lower >= upper:
            break
    if entry[0] != state[KEY]:
        entry[0] = state[KEY]
        entry[1], entry[2] = -INFINITE, INFINITE
        entry[3] = best_move
    if best > alpha if upward else best < beta:
        entry[3] = best_move
    if best > alpha:
        entry[1] = max(entry[1], best)
    if best < beta:
        entry[2] = min(entry[2], best)
    return best


@part
def alive_count(state: Words, facts: Words) -> int:
    """How many placements both colours could still lay."""
    words = facts[FACT_WORDS]
    sets = facts[FACT_SETS]
    found = 0
    for word in range(words):
        found += popcount(state[sets + ALIVE * words + word])
        found += popcount(state[sets + (SETS_EACH + ALIVE) * words + word])
    return found


@compiled(SETTLE)
def settle(state: Words, facts: Words, work: Words, budget: int, out: Reals) -> int:
    """Prove the result, if few enough placements are left and nodes suffice."""
    hopeful = 16
    while hopeful * hopeful * 4 < budget:
        hopeful += 8
    if state[ACTOR] == OVER or alive_count(state, facts) > hopeful:
        return 0
    size = facts[FACT_STATE_SIZE]
    for word in range(size):
        work[WORK_HEAD + word] = state[word]
    work[NODES_LEFT] = budget
    value = solve(facts, work, 0, -INFINITE, INFINITE)
    if work[NODES_LEFT] < 0:
        return 0
    table = WORK_HEAD + DEEPEST * (size + 2 * MOST_MOVES)
    entry = table + ENTRY * (state[KEY] & ((1 << TABLE_BITS) - 1))
    out[4] = work[entry + 3] if work[entry] == state[KEY] else -1
    out[0] = value // STEP if value >= 0 else -(-value // STEP)
    out[1] = -out[0]
    out[2] = 1.0 if value > 0 else 0.5 if value == 0 else 0.0
    out[3] = 1.0 - out[2]
    return 1
