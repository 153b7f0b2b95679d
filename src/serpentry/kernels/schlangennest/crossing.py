"""The snake that the seats place across a fixed field, compiled: its next cards, then the frame.

Squares of the field are bits, a row one longer than the field is wide, as the game's own search of
ways to the goal has them.
"""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.schlangennest.packing import ORIGIN, ROW, Owner
from serpentry.kernels.schlangennest.placing import allow
from serpentry.kernels.schlangennest.structs import ALL_LIES, First, Hand, Piece, State, Trial, Walk
from serpentry.kernels.schlangennest.weaving import (
    across,
    column_of,
    forget,
    is_covered,
    row_of,
    weave,
)
from serpentry.kernels.structs.compiled import scratch

OPTIONS = 3
"""Straight on, to the right, to the left."""


@compiled
def is_crossing(state: State) -> bool:
    """Whether the seats are placing the path."""
    return state.living == 1 << (state.facts.path - Owner.FIRST)


@compiled
def place_of(square: int) -> tuple[int, int]:
    """The column and row of a square, counted from the corner of the field."""
    return column_of(square) - column_of(ORIGIN), row_of(square) - row_of(ORIGIN)


@compiled
def bit_of(state: State, square: int) -> int:
    """The bit of a square of the field; 0 elsewhere."""
    x, y = place_of(square)
    if not (0 <= x < state.facts.wide and 0 <= y < state.facts.high):
        return 0
    return 1 << (y * (state.facts.wide + 1) + x)


@compiled
def step(state: State, bit: int, way: int) -> int:
    """The bit of the square that a way leads to."""
    row = state.facts.wide + 1
    if way == 0:
        return bit >> row
    if way == 1:
        return bit << 1
    return bit << row if way == 2 else bit >> 1


@compiled
def free_squares(state: State) -> int:
    """The squares of the field on which no card is."""
    free = 0
    for number in range(state.facts.place_count):
        square = state.facts.places[number]
        if not is_covered(state, square):
            free |= bit_of(state, square)
    return free


@compiled
def is_near(state: State, free: int, at: int, goal: int, steps: int) -> bool:
    """Whether a number of steps over free squares come to the goal."""
    row, reached = state.facts.wide + 1, at
    for _ in range(steps):
        if reached & goal != 0:
            return True
        reached |= (reached << 1 | reached >> 1 | reached << row | reached >> row) & free
    return reached & goal != 0


@compiled
def enter(walk: Walk, depth: int, bit: int, way: int) -> None:
    """Note that a way comes to a square."""
    walk.bits[depth], walk.ways[depth], walk.tried[depth] = bit, way, 0


@compiled
def turned(way: int, option: int) -> int:
    """The way after a card: straight on, to the right, to the left."""
    return way if option == 0 else (way + 2 * option - 1) & 3


@compiled
def arrives(state: State, free: int, at: int, way: int, straights: int, curves: int) -> bool:
    """Whether some way leads on from a square to the goal with a number of cards."""
    goal, walk, depth = bit_of(state, state.path_goal), scratch(Walk, state), 0
    if at == goal:
        return True
    if at & free == 0 or not is_near(state, free, at, goal, straights + curves):
        return False
    enter(walk, depth, at, way)
    free &= ~at
    while depth >= 0:
        option = walk.tried[depth]
        if option == OPTIONS:
            free |= walk.bits[depth]
            depth -= 1
            if depth >= 0:
                straights += walk.tried[depth] == 1
                curves += walk.tried[depth] != 1
            continue
        walk.tried[depth] = option + 1
        if (straights if option == 0 else curves) == 0:
            continue
        onward = turned(walk.ways[depth], option)
        bit = step(state, walk.bits[depth], onward)
        if bit == goal:
            return True
        if bit & free != 0 and is_near(state, free, bit, goal, straights + curves - 1):
            straights -= option == 0
            curves -= option != 0
            depth += 1
            enter(walk, depth, bit, onward)
            free &= ~bit
    return False


@compiled
def allow_path(state: State, square: int, lie: int) -> int:
    """Note a card of the path as legal."""
    x, y = place_of(square)
    place = y * state.facts.wide + x
    return allow(state, state.facts.first + ALL_LIES * place, 1 << lie)


@compiled
def find_tails(state: State) -> int:
    """Note the tails in the corners that lead into the field; how many they are."""
    facts, found = state.facts, 0
    for corner in range(4):
        x, y = (corner & 1) * (facts.wide - 1), (corner >> 1) * (facts.high - 1)
        square = ORIGIN + y * ROW + x
        for side in range(4):
            if bit_of(state, square + facts.steps[side]) != 0:
                found += allow_path(state, square, First.TAIL + side)
    return found


@compiled
def find_path(state: State) -> int:
    """Note the cards that can continue the path; how many they are."""
    if state.path_lead == 0:
        return find_tails(state)
    square, side, found = state.path_lead >> 2, state.path_lead & 3, 0
    if square == state.path_goal:
        return allow_path(state, square, First.HEAD + side)
    here = bit_of(state, square)
    free = free_squares(state) & ~here
    straights, curves = state.path_hand[0], state.path_hand[1]
    for option in range(OPTIONS):
        is_straight = option == 0
        if (straights if is_straight else curves) > 0:
            onward = turned(side ^ 2, option)
            bit = step(state, here, onward)
            left = straights - is_straight
            if arrives(state, free, bit, onward, left, curves - (not is_straight)):
                found += allow_path(state, square, state.facts.lie_to[side, onward])
    return found


@compiled
def go_on(state: State, square: int, lie: int) -> None:
    """Place a card of the path that is not its head."""
    kind = state.facts.kind[lie]
    if kind == Piece.TAIL:
        x, y = place_of(square)
        x, y = state.facts.wide - 1 - x, state.facts.high - 1 - y
        state.path_goal = ORIGIN + y * ROW + x
        state.path_hand[0], state.path_hand[1] = Hand.STRAIGHTS, Hand.CURVES
        state.path_lead = across(state, square, lie - First.TAIL)
    else:
        state.path_hand[kind] -= 1
        strand = state.facts.strands[lie, 0]
        onward = strand.sides[0] + strand.sides[1] - (state.path_lead & 3)
        state.path_lead = across(state, square, onward)


@compiled
def finish(state: State) -> None:
    """The path is placed: the frame is built of the curves that it has left."""
    facts, trial = state.facts, scratch(Trial, state)
    pairs = (facts.unused_curves - Hand.CURVES + state.path_hand[1]) // 2
    for number in range(min(2 * pairs, facts.frame_length)):
        card = facts.frame_cards[number]
        forget(trial)
        weave(state, trial, card.square, facts.frame - Owner.FIRST, card.lie)
    state.path_lead, state.path_goal = 0, 0
    state.path_hand[0], state.path_hand[1] = 0, 0
