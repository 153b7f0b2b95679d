"""Joining parts, compiled: what placing a card does to the chains that meet it.

Every change of the board is noted in a trial, from which a card that is only tried is taken back.
"""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.schlangennest import packing
from serpentry.kernels.schlangennest.packing import Owner
from serpentry.kernels.schlangennest.structs import MOST_STRANDS, State, Strand, Trial

column_of = compiled(packing.column_of)
row_of = compiled(packing.row_of)
chain_word = compiled(packing.chain_word)
partner_in = compiled(packing.partner_in)
owner_in = compiled(packing.owner_in)
finished_in = compiled(packing.finished_in)
parts_in = compiled(packing.parts_in)
grey_in = compiled(packing.grey_in)
card_word = compiled(packing.card_word)
lie_in = compiled(packing.lie_in)
card_owner = compiled(packing.card_owner)
CARD = packing.CARD


@compiled
def place(state: State, port: int) -> int:
    """Where a port is on the torus."""
    facts, square = state.facts, port >> 2
    cell = (row_of(square) & facts.mask) << facts.shift | (square & facts.mask)
    return 4 * cell + (port & 3)


@compiled
def chain_at(state: State, square: int, side: int) -> int:
    """What comes in at a side of an empty square."""
    return state.ports[place(state, square << 2 | side)]


@compiled
def card_at(state: State, square: int) -> int:
    """The card on a square that is covered."""
    return state.ports[place(state, square << 2)]


@compiled
def is_covered(state: State, square: int) -> bool:
    """Whether a card is on the square."""
    return card_at(state, square) & CARD != 0


@compiled
def across(state: State, square: int, side: int) -> int:
    """The port at the other side of an edge."""
    return (square + state.facts.steps[side]) << 2 | side ^ 2


@compiled
def forget(trial: Trial) -> None:
    """What was changed before stays so."""
    trial.count, trial.found_count = 0, 0


@compiled
def begin_trial(state: State, trial: Trial) -> None:
    """From here on changes can be taken back."""
    forget(trial)
    trial.before.become(state)


@compiled
def take_back(state: State, trial: Trial) -> None:
    """Everything is as it was when the trial began."""
    for number in range(trial.count - 1, -1, -1):
        change = trial.changes[number]
        state.ports[change.place] = change.before
    state.become(trial.before)


@compiled
def put(state: State, trial: Trial, port: int, word: int) -> None:
    """Let a port hold something else, and note what it was."""
    at, change = place(state, port), trial.changes[trial.count]
    change.place, change.before = at, state.ports[at]
    trial.count += 1
    state.ports[at] = word


@compiled
def note_chain(
    state: State,
    trial: Trial,
    owner: int,
    parts: int,
    grey: int,
    finished: int,
    end: int,
    other: int,
) -> None:
    """Keep a chain at its ends, and if it is a player's, as the snake of that colour."""
    if end != 0:
        put(state, trial, end, chain_word(owner, parts, grey, finished, other))
    if other != 0:
        put(state, trial, other, chain_word(owner, parts, grey, finished, end))
    colour = owner - Owner.FIRST
    if 0 <= colour < state.facts.colours:
        snake = state.snakes[colour]
        snake.is_present = 1
        snake.parts, snake.grey, snake.finished = parts, grey, finished
        both = end != 0 and other != 0
        snake.ends[0] = min(end, other) if both else end | other
        snake.ends[1] = max(end, other) if both else 0


@compiled
def weave_strand(state: State, trial: Trial, square: int, colour: int, strand: Strand) -> None:
    """Join one strand with what reaches its sides; what it finds twice becomes a ring."""
    is_coloured = strand.is_coloured == 1
    owner = Owner.FIRST + colour if is_coloured else Owner.FREE
    parts, finished = strand.parts, strand.finished
    grey = 0 if is_coloured else parts
    end = other = 0
    for number in range(2):
        side = strand.sides[number]
        if side < 0:
            break
        port = square << 2 | side
        there = state.ports[place(state, port)]
        loose = partner_in(there)
        if there == 0:
            loose = across(state, square, side)
        else:
            put(state, trial, port, 0)
            if end == port:
                end = 0
                break
            owner = owner_in(there) if owner == Owner.FREE else owner
            parts += parts_in(there)
            grey += grey_in(there)
            finished += finished_in(there)
        if end == 0:
            end = loose
        else:
            other = loose
    note_chain(state, trial, owner, parts, grey, finished, end, other)


@compiled
def weave(state: State, trial: Trial, square: int, colour: int, lie: int) -> None:
    """Place a card on a square and join its strands with all that reaches it."""
    for number in range(MOST_STRANDS):
        strand = state.facts.strands[lie, number]
        if strand.sides[0] >= 0:
            weave_strand(state, trial, square, colour, strand)
    put(state, trial, square << 2, card_word(Owner.FIRST + colour, lie))
