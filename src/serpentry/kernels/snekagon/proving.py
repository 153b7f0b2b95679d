"""Exact endings of SNEKAGON: alpha-beta over what can still be laid, with proved results kept.

A value is from seat 0's side: the lead of the longest snake in steps of `STEP`, and where the
option says so, between equally long ones, the lead of the second. Work memory holds a little head,
a state and a list of moves for each depth, and a table of proved bounds by the position's key.
"""

from typing import Any

from serpentry.kernels.bits import lowest, popcount, shifted
from serpentry.kernels.compiling import compiled, part
from serpentry.kernels.hexsnakes.laying import longest
from serpentry.kernels.hexsnakes.layout import (
    ACTOR,
    ALIVE,
    FACT_LENGTHS,
    FACT_ROWS,
    FACT_SETS,
    FACT_SIZE,
    FACT_STATE_SIZE,
    FACT_TILE,
    FACT_TILES,
    FACT_WORDS,
    KEY,
    LEGAL_COUNT,
    OVERLAP,
    ROWS_EACH,
    TILE_SPAN,
)
from serpentry.kernels.kernel import OVER, SETTLE, Reals, Words
from serpentry.kernels.snekagon.bias import length_after
from serpentry.kernels.snekagon.laying import may_take_over, nth_legal, play_move
from serpentry.kernels.snekagon.layout import FACT_TIEBREAK, SETS_EACH, SWAPPED

STEP = 32
"""More than the lead of a second snake can be."""
INFINITE = 1 << 20
NODES_LEFT, WORK_HEAD = 0, 4
DEEPEST = 18
MOST_MOVES = 512
"""A position with more moves is not looked into."""
NODES_FOR_EACH = 100
MOST_HOPEFUL = 500
"""A proof is tried where each placement left has so many nodes, and where they are no more."""
FRAME = 10
ALPHA, BETA, LOWER, UPPER, UPWARD = 0, 1, 2, 3, 4
BEST_VALUE, BEST_MOVE, DONE, COUNT, MADE = 5, 6, 7, 8, 9
TABLE_BITS = 16
ENTRY = 4
"""Key, lower bound, upper bound, best move."""


def work_size(state_size: int) -> int:
    """How many words of memory the work takes."""
    return WORK_HEAD + DEEPEST * (state_size + 2 * MOST_MOVES + FRAME) + ENTRY * (1 << TABLE_BITS)


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
def frame_at(facts: Words, work: Words, depth: int) -> Any:
    """A depth's frame: its window, its best so far, how many of its moves are done."""
    size = facts[FACT_STATE_SIZE] + 2 * MOST_MOVES
    return shifted(work, WORK_HEAD + DEEPEST * size + FRAME * depth)


@part
def entry_at(facts: Words, work: Words, key: int) -> Any:
    """Where the bounds of a position are kept."""
    size = facts[FACT_STATE_SIZE] + 2 * MOST_MOVES + FRAME
    return shifted(work, WORK_HEAD + DEEPEST * size + ENTRY * (key & ((1 << TABLE_BITS) - 1)))


@part
def bounds(state: Words, facts: Words, work: Words) -> tuple[int, int, int]:
    """What is known about a state's value, from below and above, and its best move or -1."""
    colour = state[SWAPPED]
    best0, _ = longest(state, facts, colour)
    best1, _ = longest(state, facts, 1 - colour)
    tie = (STEP - 1) * facts[FACT_TIEBREAK]
    low = STEP * (best0 - reach(state, facts, 1 - colour)) - tie
    high = STEP * (reach(state, facts, colour) - best1) + tie
    entry = entry_at(facts, work, state[KEY])
    if entry[0] != state[KEY]:
        return low, high, -1
    return max(low, entry[1]), min(high, entry[2]), entry[3]


@part
def enter(facts: Words, work: Words, depth: int, alpha: int, beta: int) -> tuple[bool, int]:
    """Look at the state of a depth: whether its value is clear at once, and that value."""
    size = facts[FACT_STATE_SIZE]
    state = shifted(work, WORK_HEAD + depth * size)
    if state[ACTOR] == OVER:
        return True, lead(state, facts)
    work[NODES_LEFT] -= 1
    if work[NODES_LEFT] < 0 or state[LEGAL_COUNT] > MOST_MOVES or may_take_over(state, facts):
        work[NODES_LEFT] = -1
        return True, 0
    low, high, known = bounds(state, facts, work)
    if low >= beta or low == high:
        return True, low
    if high <= alpha:
        return True, high
    frame = frame_at(facts, work, depth)
    moves = shifted(work, WORK_HEAD + DEEPEST * size + depth * 2 * MOST_MOVES)
    frame[ALPHA], frame[BETA] = max(alpha, low), min(beta, high)
    frame[LOWER], frame[UPPER] = frame[ALPHA], frame[BETA]
    frame[UPWARD] = 1 if state[ACTOR] == 0 else 0
    frame[BEST_VALUE], frame[BEST_MOVE] = -INFINITE if frame[UPWARD] else INFINITE, -1
    frame[DONE] = 0
    frame[COUNT] = order(state, facts, moves, shifted(moves, MOST_MOVES), known)
    return False, 0


@part
def step(facts: Words, work: Words, depth: int) -> None:
    """Make a depth's next move, on the state of the next depth."""
    size = facts[FACT_STATE_SIZE]
    frame = frame_at(facts, work, depth)
    moves = shifted(work, WORK_HEAD + DEEPEST * size + depth * 2 * MOST_MOVES)
    move = take_best(moves, shifted(moves, MOST_MOVES), frame[DONE], frame[COUNT])
    frame[DONE] += 1
    state = shifted(work, WORK_HEAD + depth * size)
    after = shifted(state, size)
    for word in range(size):
        after[word] = state[word]
    play_move(after, facts, move)
    frame[MADE] = move


@part
def absorb(facts: Words, work: Words, depth: int, value: int) -> None:
    """Take the value of the move last made at a depth into account."""
    frame = frame_at(facts, work, depth)
    if frame[UPWARD] == 1:
        if value > frame[BEST_VALUE]:
            frame[BEST_VALUE], frame[BEST_MOVE] = value, frame[MADE]
        frame[LOWER] = max(frame[LOWER], value)
    else:
        if value < frame[BEST_VALUE]:
            frame[BEST_VALUE], frame[BEST_MOVE] = value, frame[MADE]
        frame[UPPER] = min(frame[UPPER], value)


@part
def leave(facts: Words, work: Words, depth: int) -> int:
    """Keep what was found at a depth; its value, or a bound outside its window."""
    key = work[WORK_HEAD + depth * facts[FACT_STATE_SIZE] + KEY]
    frame = frame_at(facts, work, depth)
    entry = entry_at(facts, work, key)
    best = frame[BEST_VALUE]
    if entry[0] != key:
        entry[0], entry[1], entry[2], entry[3] = key, -INFINITE, INFINITE, frame[BEST_MOVE]
    if (frame[UPWARD] == 1 and best > frame[ALPHA]) or (frame[UPWARD] == 0 and best < frame[BETA]):
        entry[3] = frame[BEST_MOVE]
    if best > frame[ALPHA]:
        entry[1] = max(entry[1], best)
    if best < frame[BETA]:
        entry[2] = min(entry[2], best)
    return best


@part
def solve(facts: Words, work: Words) -> int:
    """The value of the state at depth 0; nodes may run out.

    Frames instead of calls of itself: Numba loads a recursive function wrongly from its cache.
    """
    depth, alpha, beta = 0, -INFINITE, INFINITE
    descends = True
    while True:
        is_clear, value = False, 0
        if descends:
            is_clear, value = enter(facts, work, depth, alpha, beta)
            if work[NODES_LEFT] < 0:
                return 0
        frame = frame_at(facts, work, depth)
        if not is_clear and frame[DONE] < frame[COUNT] and frame[LOWER] < frame[UPPER]:
            step(facts, work, depth)
            depth, alpha, beta = depth + 1, frame[LOWER], frame[UPPER]
            descends = True
            continue
        if not is_clear:
            value = leave(facts, work, depth)
        if depth == 0:
            return value
        depth -= 1
        absorb(facts, work, depth, value)
        descends = False


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
    hopeful = min(MOST_HOPEFUL, 24 + budget // NODES_FOR_EACH)
    if state[ACTOR] == OVER or alive_count(state, facts) > hopeful:
        return 0
    size = facts[FACT_STATE_SIZE]
    for word in range(size):
        work[WORK_HEAD + word] = state[word]
    work[NODES_LEFT] = budget
    value = solve(facts, work)
    if work[NODES_LEFT] < 0:
        return 0
    entry = entry_at(facts, work, state[KEY])
    out[4] = entry[3] if entry[0] == state[KEY] else -1
    out[0] = value // STEP if value >= 0 else -(-value // STEP)
    out[1] = -out[0]
    out[2] = 1.0 if value > 0 else 0.5 if value == 0 else 0.0
    out[3] = 1.0 - out[2]
    return 1
