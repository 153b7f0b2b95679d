"""What Schlangennest's search knows beforehand: parts count, and ends that can grow promise more.

A position is worth to a seat what its snakes have, and something for each end that a straight or a
curve could still lengthen, minus the same of the best of the others. A move is judged by what the
table is worth right after it.
"""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.schlangennest.listing import pick
from serpentry.kernels.schlangennest.opening import lift
from serpentry.kernels.schlangennest.placing import is_inside, stretch
from serpentry.kernels.schlangennest.structs import ALL_LIES, Piece, State, Trial
from serpentry.kernels.schlangennest.turns import meaning
from serpentry.kernels.schlangennest.weaving import begin_trial, take_back, weave
from serpentry.kernels.structs import Reals, Words
from serpentry.kernels.structs.compiled import scratch

FIRST_END, SECOND_END = 3.0, 1.5
"""What one end that can grow is worth in parts, and the second one."""
SCALE = 8.0
"""A lead that makes a win likely: three to one."""
LOOKS = 4
"""Guided play looks at this number of the moves."""
REDRAWS = 3
"""A head or tail, which finishes a snake, is drawn again so often."""
LOST = -1.0e9


@compiled
def seat_worth(state: State, seat: int) -> float:
    """What the snakes of a seat have and promise, in parts."""
    worth = 0.0
    for colour in range(seat, state.facts.colours, max(1, state.facts.seats)):
        snake, growing = state.snakes[colour], 0
        worth += snake.parts
        for which in range(2):
            end = snake.ends[which]
            if end != 0 and is_inside(state, end >> 2):
                growing += 1
        if growing > 0:
            worth += FIRST_END + (growing - 1) * SECOND_END
    return worth


@compiled
def lead(state: State, seat: int) -> float:
    """What the table is worth to a seat, beyond what it is to the best of the others."""
    best = LOST
    for other in range(state.facts.seats):
        if other != seat:
            best = max(best, seat_worth(state, other))
    return seat_worth(state, seat) - best


@compiled
def lead_after(state: State, trial: Trial, number: int) -> float:
    """The actor's lead right after a move."""
    colour, square, lie = meaning(state, number)
    begin_trial(state, trial)
    if number >= state.facts.turn:
        lift(state, trial, square)
    else:
        stretch(state, square)
    weave(state, trial, square, colour, lie)
    found = lead(state, state.actor)
    take_back(state, trial)
    return found


@compiled
def priors(state: State, moves: Words, count: int, out: Reals) -> None:
    """A first guess of the share that each move will win."""
    trial = scratch(Trial, state)
    for at in range(count):
        ahead = lead_after(state, trial, moves[at])
        out[at] = 0.5 + 0.5 * ahead / (abs(ahead) + SCALE)


@compiled
def is_head_or_tail(state: State, number: int) -> bool:
    """Whether a move places a head or a tail."""
    facts = state.facts
    if number >= facts.turn:
        return False
    if number >= facts.first:
        number -= facts.first
    return facts.kind[number % ALL_LIES] >= Piece.TAIL


@compiled
def guess(state: State, rng: Words, guided: int) -> int:
    """The best of a few random moves; heads and tails are drawn again."""
    best, most, trial = -1, LOST, scratch(Trial, state)
    if guided <= 0:
        return best
    for _ in range(LOOKS):
        move = pick(state, rng)
        for _ in range(REDRAWS):
            if not is_head_or_tail(state, move):
                break
            move = pick(state, rng)
        if move != best:
            ahead = lead_after(state, trial, move)
            if ahead > most:
                best, most = move, ahead
    return best
