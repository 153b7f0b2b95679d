"""Exact endings of hexagonal snakes for two: alpha-beta over what can still be laid.

A value is from seat 0's side: its lead in steps of `STEP`, and between equal ones perhaps less than
a step. Work memory holds a little head, a state and a list of moves for each depth, and a table of
proved bounds by the position's key. A search that ran out of nodes can go on later.

A game's functions are built into those that need them: handed over as values they would keep Numba
from caching.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from serpentry.kernels.bits import shifted
from serpentry.kernels.compiling import part
from serpentry.kernels.hexsnakes.layout import ACTOR, FACT_STATE_SIZE, KEY, LEGAL_COUNT
from serpentry.kernels.kernel import OVER, PATIENCE, Reals, Words

Function = Callable[..., Any]

STEP = 32
"""More than the lead of a second snake can be."""
INFINITE = 1 << 20
NODES_LEFT, STATUS, DEPTH, ROOT_KEY, WORK_HEAD = PATIENCE + 1, 2, 3, 4, 8
IDLE, RUNNING, UNFIT = 0, 1, 2
DEEPEST = 24
"""No game of two has more tiles to lay, with a depth to spare."""
MOST_MOVES = 512
"""A position with more moves is not looked into."""
FRAME = 10
ALPHA, BETA, LOWER, UPPER, UPWARD = 0, 1, 2, 3, 4
BEST_VALUE, BEST_MOVE, DONE, COUNT, MADE = 5, 6, 7, 8, 9
TABLE_BITS = 16
ENTRY = 4
"""Key, lower bound, upper bound, best move."""


class Ending(NamedTuple):
    """What alpha-beta must be told about a game; each takes a state and the facts first."""

    play: Function
    """(move): the state becomes the one after it."""
    lead: Function
    """() → the value of a finished game."""
    limits: Function
    """() → what no value will be below, and above."""
    order: Function
    """(moves, merits, best) → how many moves there are; they are written with their merits."""
    is_fit: Function
    """() → whether such a state is looked into at all."""


def work_size(state_size: int) -> int:
    """How many words of memory the work takes."""
    return WORK_HEAD + DEEPEST * (state_size + 2 * MOST_MOVES + FRAME) + ENTRY * (1 << TABLE_BITS)


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
def state_at(facts: Words, work: Words, depth: int) -> Any:
    """A depth's state."""
    return shifted(work, WORK_HEAD + depth * facts[FACT_STATE_SIZE])


@part
def moves_at(facts: Words, work: Words, depth: int) -> Any:
    """A depth's moves; after them come their merits."""
    return shifted(work, WORK_HEAD + DEEPEST * facts[FACT_STATE_SIZE] + depth * 2 * MOST_MOVES)


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
    key = state_at(facts, work, depth)[KEY]
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
def begin(state: Words, facts: Words, work: Words) -> None:
    """Put the state at depth 0, unless it lies there already with its search under way."""
    if work[STATUS] == RUNNING and work[ROOT_KEY] == state[KEY]:
        return
    root = state_at(facts, work, 0)
    for word in range(facts[FACT_STATE_SIZE]):
        root[word] = state[word]
    work[STATUS], work[DEPTH], work[ROOT_KEY] = RUNNING, 0, state[KEY]


@part
def share_of(value: int) -> float:
    """What seat 0 has of the win."""
    return 1.0 if value > 0 else 0.5 if value == 0 else 0.0


@part
def steps_of(value: int) -> int:
    """A value in whole steps, towards zero."""
    return value // STEP if value >= 0 else -(-value // STEP)


def bounding(limits: Function) -> Function:
    """What is known about a state beforehand."""

    @part
    def bounds(state: Words, facts: Words, work: Words) -> tuple[int, int, int]:
        """What is known about a state's value, from below and above, and its best move or -1."""
        low, high = limits(state, facts)
        entry = entry_at(facts, work, state[KEY])
        if entry[0] != state[KEY]:
            return low, high, -1
        return max(low, entry[1]), min(high, entry[2]), entry[3]

    return bounds


def entering(bounds: Function, lead: Function, order: Function, is_fit: Function) -> Function:
    """How a depth is begun."""

    @part
    def enter(facts: Words, work: Words, depth: int, alpha: int, beta: int) -> tuple[bool, int]:
        """Look at the state of a depth: whether its value is clear at once, and that value."""
        state = state_at(facts, work, depth)
        if state[ACTOR] == OVER:
            return True, lead(state, facts)
        if state[LEGAL_COUNT] > MOST_MOVES or depth + 1 == DEEPEST or not is_fit(state, facts):
            work[STATUS] = UNFIT
            return True, 0
        work[NODES_LEFT] -= 1
        low, high, known = bounds(state, facts, work)
        if low >= beta or low == high:
            return True, low
        if high <= alpha:
            return True, high
        frame, moves = frame_at(facts, work, depth), moves_at(facts, work, depth)
        frame[ALPHA], frame[BETA] = max(alpha, low), min(beta, high)
        frame[LOWER], frame[UPPER] = frame[ALPHA], frame[BETA]
        frame[UPWARD] = 1 if state[ACTOR] == 0 else 0
        frame[BEST_VALUE], frame[BEST_MOVE] = -INFINITE if frame[UPWARD] else INFINITE, -1
        frame[DONE] = 0
        frame[COUNT] = order(state, facts, moves, shifted(moves, MOST_MOVES), known)
        return False, 0

    return enter


def stepping(play: Function) -> Function:
    """How a move is made."""

    @part
    def step(facts: Words, work: Words, depth: int) -> None:
        """Make a depth's next move, on the state of the next depth."""
        frame, moves = frame_at(facts, work, depth), moves_at(facts, work, depth)
        move = take_best(moves, shifted(moves, MOST_MOVES), frame[DONE], frame[COUNT])
        frame[DONE] += 1
        state, after = state_at(facts, work, depth), state_at(facts, work, depth + 1)
        for word in range(facts[FACT_STATE_SIZE]):
            after[word] = state[word]
        play(after, facts, move)
        frame[MADE] = move

    return step


def solving(enter: Function, step: Function) -> Function:
    """The search itself."""

    @part
    def solve(facts: Words, work: Words) -> int:
        """The value of the state at depth 0, if the status says so in the end; nodes may run out.

        Frames instead of calls of itself: Numba loads a recursive function wrongly from its cache.
        """
        depth, alpha, beta = work[DEPTH], -INFINITE, INFINITE
        if depth > 0:
            above = frame_at(facts, work, depth - 1)
            alpha, beta = above[LOWER], above[UPPER]
        descends = True
        while True:
            is_clear, value = False, 0
            if descends:
                if work[NODES_LEFT] <= 0:
                    work[DEPTH] = depth
                    return 0
                is_clear, value = enter(facts, work, depth, alpha, beta)
                if work[STATUS] == UNFIT:
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
                work[STATUS] = IDLE
                return value
            depth -= 1
            absorb(facts, work, depth, value)
            descends = False

    return solve


def settling(ending: Ending) -> Function:
    """The part of `settle` that is alike in all games."""
    bounds = bounding(ending.limits)
    enter = entering(bounds, ending.lead, ending.order, ending.is_fit)
    solve = solving(enter, stepping(ending.play))

    @part
    def settle(state: Words, facts: Words, work: Words, budget: int, out: Reals) -> int:
        """Prove a result: 1 if it is proved, 2 if more nodes might do it, 0 if it is not tried.

        Out gets each seat's margin and share and the best move; with 2, the most each can hope for.
        """
        begin(state, facts, work)
        work[NODES_LEFT] = budget
        value = solve(facts, work)
        if work[STATUS] == UNFIT:
            return 0
        if work[STATUS] == IDLE:
            entry = entry_at(facts, work, state[KEY])
            low, high, best = value, value, entry[3] if entry[0] == state[KEY] else -1
        else:
            low, high, best = bounds(state, facts, work)
        out[0], out[1] = steps_of(high), -steps_of(low)
        out[2], out[3] = share_of(high), 1.0 - share_of(low)
        out[4] = best
        return 1 if low == high else 2

    return settle
