"""Closed snakes, compiled: curves that can be turned, straights that the tail can replace."""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.schlangennest.bans import any_is_new, find_situations
from serpentry.kernels.schlangennest.packing import Owner
from serpentry.kernels.schlangennest.placing import allow, fitting_lies
from serpentry.kernels.schlangennest.structs import Piece, State, Trial
from serpentry.kernels.schlangennest.weaving import (
    across,
    begin_trial,
    card_at,
    card_owner,
    is_covered,
    lie_in,
    note_chain,
    put,
    take_back,
    weave,
)
from serpentry.kernels.structs.compiled import scratch

CURVES = 1 << Piece.CURVE


@compiled
def follow(state: State, trial: Trial, port: int) -> None:
    """Find the chain that reaches a port, from card to card, and note it."""
    owner: int = Owner.FREE
    parts, grey, finished, other = 0, 0, 0, 0
    here, facts = port, state.facts
    while finished == 0 and other == 0:
        far = across(state, here >> 2, here & 3)
        square, enters = far >> 2, far & 3
        card = card_at(state, square)
        lie = lie_in(card)
        strand = facts.strands[lie, facts.strand_at[lie, enters]]
        parts += strand.parts
        if strand.is_coloured:
            owner = card_owner(card)
        else:
            grey += strand.parts
        finished = strand.finished
        leaves = strand.sides[0] + strand.sides[1] - enters
        if finished == 0:
            here = square << 2 | leaves
            beyond = across(state, square, leaves)
            if not is_covered(state, beyond >> 2):
                other = beyond
    note_chain(state, trial, owner, parts, grey, finished, port, other)


@compiled
def lift(state: State, trial: Trial, square: int) -> None:
    """Take a card away: what was joined through it is followed from its sides."""
    colour = card_owner(card_at(state, square)) - Owner.FIRST
    put(state, trial, square << 2, 0)
    if colour < state.facts.colours:
        state.snakes[colour].clear()
    for side in range(4):
        beyond = across(state, square, side)
        if not is_covered(state, beyond >> 2):
            put(state, trial, beyond, 0)
    for side in range(4):
        if is_covered(state, across(state, square, side) >> 2):
            follow(state, trial, square << 2 | side)


@compiled
def opens(state: State, seat: int, colour: int, square: int, lie: int) -> bool:
    """Whether the snake has an end when its curve is turned like this, and nothing forbids it."""
    snake, trial = state.snakes[colour], scratch(Trial, state)
    begin_trial(state, trial)
    lift(state, trial, square)
    last_own = not snake.is_present
    fits = fitting_lies(state, square, colour, CURVES, True, last_own)
    is_open = False
    if fits >> lie & 1 == 1:
        weave(state, trial, square, colour, lie)
        is_open = snake.ends[0] != 0
        if is_open:
            find_situations(state, trial, seat, -1)
    take_back(state, trial)
    return is_open and not any_is_new(state, trial, seat)


@compiled
def find_openings(state: State, seat: int, colour: int) -> int:
    """Note the curves to turn, or if there are none, the straights to replace; how many."""
    facts, own = state.facts, state.cards[colour]
    found, curves, straights = 0, 0, 0
    for number in range(own.count):
        square = own.squares[number]
        lie = lie_in(card_at(state, square))
        if facts.kind[lie] == Piece.CURVE:
            for way in range(2):
                if opens(state, seat, colour, square, facts.turned[lie, way]):
                    found += allow(state, facts.turn + 2 * curves + way, 1)
            curves += 1
        elif facts.kind[lie] == Piece.STRAIGHT:
            straights += 1
    if found == 0:
        for number in range(2 * straights):
            found += allow(state, facts.replace + number, 1)
    return found
