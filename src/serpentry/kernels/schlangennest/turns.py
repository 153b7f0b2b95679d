"""Playing a move, compiled, and whose turn comes then."""

from serpentry.kernels import interface
from serpentry.kernels.bits import lowest
from serpentry.kernels.compiling import compiled
from serpentry.kernels.schlangennest.crossing import find_path, finish, go_on, is_crossing
from serpentry.kernels.schlangennest.opening import find_openings, lift
from serpentry.kernels.schlangennest.packing import Owner
from serpentry.kernels.schlangennest.placing import find_placements, stretch
from serpentry.kernels.schlangennest.structs import (
    ALL_LIES,
    LEGAL_WORDS,
    MOST_ERRANDS,
    Piece,
    State,
    Trial,
)
from serpentry.kernels.schlangennest.weaving import card_at, forget, lie_in, place, weave
from serpentry.kernels.structs.compiled import scratch

SEAT_BITS = 4
"""An errand is a seat, counted from 1, and the colours that it moves for."""


@compiled
def nth_own(state: State, colour: int, kind: int, n: int) -> int:
    """The square of the n-th own card of a kind, from the upper left."""
    own = state.cards[colour]
    for number in range(own.count):
        square = own.squares[number]
        if state.facts.kind[lie_in(card_at(state, square))] == kind:
            if n == 0:
                return square
            n -= 1
    return 0


@compiled
def meaning(state: State, number: int) -> tuple[int, int, int]:
    """What the actor's move of a number does: colour, square, and how its card is turned."""
    actor, facts = state.actor, state.facts
    if number < facts.first:
        end, lie = number // ALL_LIES, number % ALL_LIES
        colour = actor + facts.seats * (end >> 1)
        return colour, state.snakes[colour].ends[end & 1] >> 2, lie
    if number < facts.turn:
        number -= facts.first
        return lowest(state.living), facts.places[number // ALL_LIES], number % ALL_LIES
    is_turn = number < facts.replace
    number -= facts.turn if is_turn else facts.replace
    kind = Piece.CURVE if is_turn else Piece.STRAIGHT
    square = nth_own(state, actor, kind, number >> 1)
    lie, way = lie_in(card_at(state, square)), number & 1
    return actor, square, facts.turned[lie, way] if is_turn else facts.tail_of[lie, way]


@compiled
def deed(state: State, number: int) -> int:
    """The card's square, how it is turned there, and for which of two snakes."""
    colour, square, lie = meaning(state, number)
    cell = place(state, square << 2) >> 2
    return (cell * ALL_LIES + lie) * 2 + (colour >= state.facts.seats)


@compiled
def play(state: State, number: int) -> None:
    """Place a card, turn or replace one, or place chance's path; then the turn passes."""
    facts, actor = state.facts, state.actor
    if actor == interface.CHANCE_ACTS:
        place_path(state, number)
        first_turn(state)
        return
    colour, square, lie = meaning(state, number)
    if is_crossing(state):
        cross(state, square, colour, lie)
        return
    if number < facts.turn:
        place_card(state, square, colour, lie)
        if facts.two_cards and state.living & (state.living - 1) != 0:
            rest = state.living & ~(1 << colour)
            state.errands[0] = 1 + actor | rest << SEAT_BITS
    else:
        trial = scratch(Trial, state)
        forget(trial)
        lift(state, trial, square)
        weave(state, trial, square, colour, lie)
        if number >= facts.replace:
            state.hands[colour, facts.kind[lie]] -= 1
    turn_to(state, actor)


@compiled
def place_card(state: State, square: int, colour: int, lie: int) -> None:
    """Place a card from the hand."""
    trial, own = scratch(Trial, state), state.cards[colour]
    forget(trial)
    stretch(state, square)
    weave(state, trial, square, colour, lie)
    state.hands[colour, state.facts.kind[lie]] -= 1
    state.laid += 1
    at = own.count
    own.count += 1
    while at > 0 and own.squares[at - 1] > square:
        own.squares[at] = own.squares[at - 1]
        at -= 1
    own.squares[at] = square


@compiled
def cross(state: State, square: int, colour: int, lie: int) -> None:
    """Place a card of the path; after its head the game begins."""
    facts, trial = state.facts, scratch(Trial, state)
    forget(trial)
    weave(state, trial, square, colour, lie)
    state.laid += 1
    if facts.kind[lie] == Piece.HEAD:
        finish(state)
        first_turn(state)
        return
    go_on(state, square, lie)
    state.actor = (state.actor + 1) % facts.seats
    forget_moves(state)
    state.legal_count = find_path(state)


@compiled
def place_path(state: State, number: int) -> None:
    """Place one of the paths across a fixed field."""
    facts, trial = state.facts, scratch(Trial, state)
    for at in range(facts.path_length):
        card = facts.paths[number, at]
        forget(trial)
        weave(state, trial, card.square, facts.path - Owner.FIRST, card.lie)
    state.laid = facts.path_length


@compiled
def first_turn(state: State) -> None:
    """Begin: with two snakes each the tails come in a fixed order."""
    for number in range(MOST_ERRANDS):
        state.errands[number] = state.facts.errands[number]
    turn_to(state, state.facts.seats - 1)


@compiled
def next_errand(state: State) -> int:
    """What is due next, which is taken off the list; 0 if nothing is."""
    errand = state.errands[0]
    for number in range(MOST_ERRANDS - 1):
        state.errands[number] = state.errands[number + 1]
    state.errands[MOST_ERRANDS - 1] = 0
    return errand


@compiled
def turn_to(state: State, last: int) -> None:
    """Give the turn to the next seat that can move, errands first; the last seat comes last."""
    while state.errands[0] != 0:
        errand = next_errand(state)
        if acts(state, (errand & (1 << SEAT_BITS) - 1) - 1, errand >> SEAT_BITS):
            return
    seats = state.facts.seats
    for step in range(1, seats + 1):
        seat = (last + step) % seats
        colours = 1 << seat
        if state.facts.two_each:
            colours |= 1 << (seat + seats)
        if acts(state, seat, colours):
            return
    state.actor, state.living = interface.OVER, 0
    forget_moves(state)


@compiled
def acts(state: State, seat: int, colours: int) -> bool:
    """Give the turn to a seat if one of the colours can be moved; else those alive are out."""
    living = 0
    for colour in range(state.facts.colours):
        snake = state.snakes[colour]
        may_move = snake.ends[0] != 0 or snake.finished == 0
        if (colours & ~state.out) >> colour & 1 == 1 and may_move:
            living |= 1 << colour
    if living == 0:
        return False
    if find_moves(state, seat, living) > 0:
        state.actor, state.living = seat, living
        return True
    state.out |= living
    return False


@compiled
def forget_moves(state: State) -> None:
    """No move is legal."""
    for word in range(LEGAL_WORDS):
        state.legal[word] = 0
    state.legal_count = 0


@compiled
def find_moves(state: State, seat: int, living: int) -> int:
    """Note all that a seat can do for its living colours; how many moves they are."""
    forget_moves(state)
    colour = lowest(living)
    snake = state.snakes[colour]
    is_closed = snake.is_present and snake.ends[0] == 0
    if is_closed and snake.finished == 0:
        found = find_openings(state, seat, colour)
    else:
        found = find_placements(state, seat, living, True)
        if found == 0:
            found = find_placements(state, seat, living, False)
    state.legal_count = found
    return found
