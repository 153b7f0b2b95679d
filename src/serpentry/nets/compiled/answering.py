"""What a small net says of a position, compiled: a residual tower over the cells of a board."""

from typing import Any

import numpy as np

from serpentry.kernels.bits import shifted
from serpentry.kernels.compiling import compiled, stay_small
from serpentry.kernels.roots import square_root
from serpentry.kernels.structs import Reals, Words
from serpentry.kernels.structs.compiled import bound, pointer_to
from serpentry.kernels.structs.pointing import bytes_of
from serpentry.nets import student_memory as form
from serpentry.nets.compiled.products import Gathered, look
from serpentry.nets.compiled.shares import name_moves, name_shares
from serpentry.nets.student_memory import StudentMemory
from serpentry.search.programs import UNFIT

SINGLE: Any = np.float32
WHOLE: Any = np.int64
ZERO_SINGLE = SINGLE(0.0)
NO_STEP, ONE_PART, ONE_ROW = WHOLE(0), WHOLE(1), WHOLE(1)
SQUARES, HERE = WHOLE(form.SQUARES), WHOLE(form.HERE)
POOLED, WIDE = WHOLE(form.POOLED), WHOLE(form.WIDE)
"""Numbers like any other: of literals Numba would make a piece of code for each."""
TINY = 1e-5
"""What torch adds to a variance."""
WORD_BYTES, BYTE_BITS = 8, 8


@compiled
def octet(row: Words, at: int) -> int:
    """A byte of words."""
    return (row[at // WORD_BYTES] >> BYTE_BITS * (at % WORD_BYTES)) & 255


@compiled
def see(net: StudentMemory, row: Words) -> None:
    """Take in what is written of a position, floor by floor, as if each were a board of its own."""
    facts = net.facts
    planes, at = facts.planes, 0
    for cell in range(facts.cells):
        for floor in range(facts.floors):
            for plane in range(planes):
                place = (floor * facts.cells + cell) * planes + plane
                net.seen[place] = octet(row, at) * net.units[floor * planes + plane]
                at += 1
    about = 2 * POOLED
    for number in range(facts.whole):
        unit = net.units[facts.floors * planes + number]
        net.summary[about + number] = octet(row, at + number) * unit


@compiled
def look_around(
    net: StudentMemory, source: Reals, count: int, parts: int, weights: Reals, into: Reals
) -> int:
    """What each cell's channels become by what it sees; how many weights that took."""
    facts, around = net.facts, pointer_to(net.around)
    width = facts.width
    seen = Gathered(source, count, around, facts.around, parts)
    return look(seen, weights, width, into, width, facts.rows)


@compiled
def look_here(net: StudentMemory, weights: Reals, columns: int, into: Reals) -> int:
    """What follows from what is known of each cell itself; how many weights that took."""
    facts, own, known = net.facts, shifted(pointer_to(net.around), HERE), pointer_to(net.known)
    seen = Gathered(known, facts.width, own, facts.around, ONE_PART)
    return look(seen, weights, columns, into, columns, facts.rows)


@compiled
def say(
    net: StudentMemory, source: Reals, count: int, weights: Reals, columns: int, into: Reals
) -> int:
    """What follows from one row, which is looked at as if it were several; how many weights."""
    own = shifted(pointer_to(net.around), HERE)
    seen = Gathered(source, count, own, NO_STEP, ONE_PART)
    return look(seen, weights, columns, into, NO_STEP, ONE_ROW)


@compiled
def normalise(net: StudentMemory) -> None:
    """Know of each cell the trunk's channels with mean 0 and variance 1; what is all 0 stays so."""
    stay_small()
    width = net.facts.width
    for row in range(net.facts.rows):
        first = row * width
        total = squares = 0.0
        for place in range(first, first + width):
            total += net.trunk[place]
        mean = SINGLE(total / width)
        for place in range(first, first + width):
            rest = net.trunk[place] - mean
            net.known[place] = rest
            squares += rest * rest
        scale = SINGLE(1.0 / square_root(squares / width + TINY))
        for place in range(first, first + width):
            net.known[place] *= scale


@compiled
def enter(net: StudentMemory, weights: Reals) -> int:
    """Begin the trunk; how many weights it took."""
    facts = net.facts
    width, trunk = facts.width, pointer_to(net.trunk)
    used = look_around(net, pointer_to(net.seen), facts.planes, SQUARES, weights, trunk)
    about = shifted(pointer_to(net.summary), 2 * POOLED)
    used += say(net, about, facts.whole, shifted(weights, used), width, pointer_to(net.told))
    for row in range(facts.rows):
        board = net.seen[row * facts.planes]
        for channel in range(width):
            place = row * width + channel
            net.trunk[place] = (net.trunk[place] + net.told[channel]) * board
    return used


@compiled
def go_through(net: StudentMemory, weights: Reals) -> int:
    """Add what a block of the tower finds to the trunk; how many weights it took."""
    facts, known, hidden = net.facts, pointer_to(net.known), pointer_to(net.hidden)
    width = facts.width
    normalise(net)
    used = look_around(net, known, width, facts.around, weights, hidden)
    for row in range(facts.rows):
        board = net.seen[row * facts.planes]
        for place in range(row * width, (row + 1) * width):
            net.hidden[place] = max(net.hidden[place], ZERO_SINGLE) * board
    used += look_around(net, hidden, width, SQUARES, shifted(weights, used), known)
    for row in range(facts.rows):
        board = net.seen[row * facts.planes]
        for place in range(row * width, (row + 1) * width):
            net.trunk[place] += net.known[place] * board
    return used


@compiled
def leave(net: StudentMemory) -> None:
    """Know what the trunk holds in the end."""
    normalise(net)
    for place in range(net.facts.rows * net.facts.width):
        net.known[place] = max(net.known[place], ZERO_SINGLE)


@compiled
def point(net: StudentMemory) -> None:
    """Say again the answer for the cells that pointers mark."""
    facts = net.facts
    for number in range(facts.pointers):
        first, plane = (facts.rows + number) * facts.columns, net.pointers[number]
        for layer in range(facts.layers):
            total = ZERO_SINGLE
            for row in range(facts.cells * facts.floors):
                total += (
                    net.answers[row * facts.columns + layer] * net.seen[row * facts.planes + plane]
                )
            net.answers[first + layer] = total


@compiled
def pool(net: StudentMemory) -> None:
    """Sum the board up: of each channel the mean over cells, then over floors, and the most."""
    facts, cells = net.facts, net.facts.cells
    for channel in range(POOLED):
        mean, most = 0.0, ZERO_SINGLE
        for floor in range(facts.floors):
            total = boards = 0.0
            for row in range(floor * cells, (floor + 1) * cells):
                board = net.seen[row * facts.planes]
                place = row * POOLED + channel
                held = max(net.pooled[place], ZERO_SINGLE) * board
                total += held
                boards += board
                most = max(most, held)
            mean += total / boards
        net.summary[channel] = mean / facts.floors
        beside = POOLED + channel
        net.summary[beside] = most


@compiled
def conclude(net: StudentMemory, weights: Reals) -> None:
    """Say what follows for moves, and for the whole game."""
    facts, answers = net.facts, pointer_to(net.answers)
    used = look_here(net, weights, facts.columns, answers)
    point(net)
    used += look_here(net, shifted(weights, used), POOLED, pointer_to(net.pooled))
    pool(net)
    summary, wide = pointer_to(net.summary), pointer_to(net.wide)
    used += say(net, summary, 2 * POOLED + facts.whole, shifted(weights, used), WIDE, wide)
    for number in range(WIDE):
        net.wide[number] = max(net.wide[number], ZERO_SINGLE)
    beside = shifted(answers, (facts.rows + facts.pointers) * facts.columns)
    say(net, wide, WIDE, shifted(weights, used), facts.last, beside)


@compiled
def answer(memory: Words, bounds: Words, row: Words, rng: Words, out: Reals) -> int:
    """See a row, go through the tower, and name shares and moves."""
    stay_small()
    net = bound(StudentMemory, memory, bounds)
    if net.size != bytes_of(net):
        return UNFIT
    weights: Any = pointer_to(net.weights)
    see(net, row)
    used = enter(net, weights)
    for _ in range(net.facts.blocks):
        used += go_through(net, shifted(weights, used))
    leave(net)
    conclude(net, shifted(weights, used))
    name_shares(net, out)
    facts = net.facts
    said = (facts.cells * facts.floors * facts.planes + facts.whole) // WORD_BYTES
    name_moves(net, shifted(row, said), rng, shifted(out, facts.seats))
    return 0
