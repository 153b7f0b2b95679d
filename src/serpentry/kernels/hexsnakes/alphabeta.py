"""Exact endings of hexagonal snakes for two: alpha-beta over what can still be placed.

A value is from seat 0's side: its lead in steps of `STEP`, and between equal ones perhaps less than
a step. A state is only looked into where what is known beforehand (how long snakes are, how long
they can still become, what the table has) leaves the window open. A search that ran out of nodes
can continue later.

A game's functions are built into those that need them, so that calls are direct.
"""

from typing import NamedTuple

from serpentry.kernels import interface
from serpentry.kernels.choices import Choice
from serpentry.kernels.common import Function
from serpentry.kernels.compiling import compiled
from serpentry.kernels.hexsnakes.structs import (
    DEEPEST,
    MOST_MOVES,
    TABLE_SIZE,
    AnyHexState,
    Entry,
    Frame,
    Proof,
)
from serpentry.kernels.interface import Verdict
from serpentry.kernels.structs import Reals, Words
from serpentry.kernels.structs.compiled import bound

STEP = 32
"""More than the lead of a second snake can be."""
INFINITE = 1 << 20


class Status(Choice):
    """How far a proof has come."""

    IDLE = 0
    RUNNING = 1
    UNFIT = 2


class Ending(NamedTuple):
    """What alpha-beta must know about a game; each takes a state first."""

    work: type[Proof]
    """The memory of its proofs."""
    play: Function
    """(move): the state becomes the one after it."""
    lead: Function
    """() → the value of a finished game."""
    limits: Function
    """() → what no value will be below, and above."""
    order: Function
    """(frame, best) → how many moves there are; they are written with their merits."""
    is_fit: Function
    """() → whether such a state is looked into at all."""


@compiled
def take_best(frame: Frame) -> int:
    """Bring the best of the moves that are left to the place of the next one."""
    at = best = frame.done
    for other in range(at + 1, frame.count):
        if frame.merits[other] > frame.merits[best]:
            best = other
    frame.moves[at], frame.moves[best] = frame.moves[best], frame.moves[at]
    frame.merits[at], frame.merits[best] = frame.merits[best], frame.merits[at]
    return frame.moves[at]


@compiled
def entry_of(work: Proof, key: int) -> Entry:
    """Where the bounds of a position are kept."""
    return work.table[key & (TABLE_SIZE - 1)]


@compiled
def absorb(frame: Frame, value: int) -> None:
    """Take the value of the move last made at a depth into account."""
    if frame.upward == 1:
        if value > frame.best_value:
            frame.best_value, frame.best_move = value, frame.made
        frame.lower = max(frame.lower, value)
    else:
        if value < frame.best_value:
            frame.best_value, frame.best_move = value, frame.made
        frame.upper = min(frame.upper, value)


@compiled
def leave(work: Proof, depth: int) -> int:
    """Keep what was found at a depth; its value, or a bound outside its window."""
    key, frame = work.states[depth].key, work.frames[depth]
    entry, best = entry_of(work, key), frame.best_value
    if entry.key != key:
        entry.key, entry.lower, entry.upper = key, -INFINITE, INFINITE
        entry.best_move = frame.best_move
    if (frame.upward == 1 and best > frame.alpha) or (frame.upward == 0 and best < frame.beta):
        entry.best_move = frame.best_move
    if best > frame.alpha:
        entry.lower = max(entry.lower, best)
    if best < frame.beta:
        entry.upper = min(entry.upper, best)
    return best


@compiled
def begin(state: AnyHexState, work: Proof) -> None:
    """Put the state at depth 0, unless it is there already with its search under way."""
    if work.status == Status.RUNNING and work.root_key == state.key:
        return
    work.states[0].become(state)
    work.status, work.depth, work.root_key = Status.RUNNING, 0, state.key


@compiled
def share_of(value: int) -> float:
    """What seat 0 has of the win."""
    return 1.0 if value > 0 else 0.5 if value == 0 else 0.0


@compiled
def steps_of(value: int) -> int:
    """A value in whole steps, towards zero."""
    return value // STEP if value >= 0 else -(-value // STEP)


def bounding(limits: Function) -> Function:
    """What is known about a state beforehand."""

    @compiled
    def bounds(state: AnyHexState, work: Proof) -> tuple[int, int, int]:
        """What is known about a state's value, from below and above, and its best move or -1."""
        low, high = limits(state)
        entry = entry_of(work, state.key)
        if entry.key != state.key:
            return low, high, -1
        return max(low, entry.lower), min(high, entry.upper), entry.best_move

    return bounds


def entering(bounds: Function, lead: Function, order: Function, is_fit: Function) -> Function:
    """How a depth is begun."""

    @compiled
    def enter(work: Proof, depth: int, alpha: int, beta: int) -> tuple[bool, int]:
        """Look at the state of a depth: whether its value is clear at once, and that value."""
        state, frame = work.states[depth], work.frames[depth]
        if state.actor == interface.OVER:
            return True, lead(state)
        if state.legal_count > MOST_MOVES or depth + 1 == DEEPEST or not is_fit(state):
            work.status = Status.UNFIT
            return True, 0
        work.nodes_left -= 1
        low, high, known = bounds(state, work)
        if low >= beta or low == high:
            return True, low
        if high <= alpha:
            return True, high
        frame.alpha, frame.beta = max(alpha, low), min(beta, high)
        frame.lower, frame.upper = frame.alpha, frame.beta
        frame.upward = 1 if state.actor == 0 else 0
        frame.best_value, frame.best_move = -INFINITE if frame.upward else INFINITE, -1
        frame.done = 0
        frame.count = order(state, frame, known)
        return False, 0

    return enter


def stepping(play: Function) -> Function:
    """How a move is made."""

    @compiled
    def step(work: Proof, depth: int) -> None:
        """Make a depth's next move, on the state of the next depth."""
        frame, after = work.frames[depth], work.states[depth + 1]
        frame.made = take_best(frame)
        frame.done += 1
        after.become(work.states[depth])
        play(after, frame.made)

    return step


def solving(enter: Function, step: Function) -> Function:
    """The search itself."""

    @compiled
    def solve(work: Proof) -> int:
        """The value of the state at depth 0, if the status says so in the end; nodes may run out.

        Frames instead of calls of itself, so that it can be left in the middle and taken up again.
        """
        depth, alpha, beta = work.depth, -INFINITE, INFINITE
        if depth > 0:
            alpha, beta = work.frames[depth - 1].lower, work.frames[depth - 1].upper
        descends = True
        while True:
            is_clear, value = False, 0
            if descends:
                if work.nodes_left <= 0:
                    work.depth = depth
                    return 0
                is_clear, value = enter(work, depth, alpha, beta)
                if work.status == Status.UNFIT:
                    return 0
            frame = work.frames[depth]
            if not is_clear and frame.done < frame.count and frame.lower < frame.upper:
                step(work, depth)
                depth, alpha, beta = depth + 1, frame.lower, frame.upper
                descends = True
                continue
            if not is_clear:
                value = leave(work, depth)
            if depth == 0:
                work.status = Status.IDLE
                return value
            depth -= 1
            absorb(work.frames[depth], value)
            descends = False

    return solve


def settling(ending: Ending) -> Function:
    """What of `settle` is the same in all games."""
    bounds = bounding(ending.limits)
    enter = entering(bounds, ending.lead, ending.order, ending.is_fit)
    solve = solving(enter, stepping(ending.play))
    kind = ending.work

    @compiled
    def settle(state: AnyHexState, memory: Words, budget: int, out: Reals) -> int:
        """Prove a result: 1 if it is proved, 2 if more nodes might do it, 0 if it is not tried.

        Out gets each seat's margin and share and the best move; with 2, the most each can hope for.
        """
        work = bound(kind, memory, state)
        begin(state, work)
        work.nodes_left = budget
        value = solve(work)
        if work.status == Status.UNFIT:
            return Verdict.NOT_TRIED
        if work.status == Status.IDLE:
            entry = entry_of(work, state.key)
            low, high, best = value, value, entry.best_move if entry.key == state.key else -1
        else:
            low, high, best = bounds(state, work)
        out[0], out[1] = steps_of(high), -steps_of(low)
        out[2], out[3] = share_of(high), 1.0 - share_of(low)
        out[4] = best
        return Verdict.PROVED if low == high else Verdict.OPEN

    return settle
