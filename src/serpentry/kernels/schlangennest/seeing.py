"""What a net sees of Schlangennest for two, compiled: bytes as the chart names them.

It looks through a window whose middle is the middle of the nest, wherever that has grown.
"""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.schlangennest.packing import ORIGIN, ROW, Owner
from serpentry.kernels.schlangennest.placing import is_inside
from serpentry.kernels.schlangennest.structs import KINDS, State
from serpentry.kernels.schlangennest.weaving import (
    card_at,
    card_owner,
    chain_at,
    column_of,
    finished_in,
    is_covered,
    owner_in,
    partner_in,
    parts_in,
    row_of,
)
from serpentry.kernels.structs import Words

REACH = 5
"""The window's squares on either side of its middle."""
WORDS_OF_A_SQUARE = 4
MOST_PARTS = 255
NOWHERE, FAR = 16, 15
"""A step of 0 is told by this byte; steps further than that are not told."""


@compiled
def middle(state: State) -> int:
    """The square in the middle of the nest."""
    if not state.is_bounded:
        return ORIGIN
    return (state.top + state.bottom) // 2 * ROW + (state.left + state.right) // 2


@compiled
def step_byte(step: int) -> int:
    """How far it is along a row or a column, as a byte that is never 0."""
    return NOWHERE + min(FAR, max(-FAR, step))


@compiled
def see_end(state: State, colour: int, which: int, square: int) -> int:
    """1 if an end of a snake reaches the square."""
    end = state.snakes[colour].ends[which]
    return 1 if end != 0 and end >> 2 == square else 0


@compiled
def see_square(state: State, seat: int, square: int) -> int:
    """A word: part of the window, free to be covered, whose card it has, and whose ends it has."""
    found, other = 1, 1 - seat
    if is_covered(state, square):
        owner = card_owner(card_at(state, square)) - Owner.FIRST
        found |= 1 << (16 if owner == seat else 24)
    elif is_inside(state, square):
        found |= 1 << 8
    found |= see_end(state, seat, 0, square) << 32 | see_end(state, seat, 1, square) << 40
    return found | see_end(state, other, 0, square) << 48 | see_end(state, other, 1, square) << 56


@compiled
def see_chains(state: State, seat: int, square: int, out: Words, at: int) -> None:
    """Three words: of what comes in at each side the owner, its parts and ends, where it leads."""
    owners = sizes = leads = 0
    for side in range(4):
        there, shift = chain_at(state, square, side), 16 * side
        owner = owner_in(there)
        if owner == 0:
            continue
        if owner >= Owner.FIRST:
            owners |= 1 << shift + (0 if owner - Owner.FIRST == seat else 8)
        sizes |= min(MOST_PARTS, parts_in(there)) << shift | finished_in(there) << shift + 8
        partner = partner_in(there) >> 2
        if partner != 0:
            leads |= step_byte(column_of(partner) - column_of(square)) << shift
            leads |= step_byte(row_of(partner) - row_of(square)) << shift + 8
    out[at], out[at + 1], out[at + 2] = owners, sizes, leads


@compiled
def see_hand(state: State, colour: int) -> int:
    """The cards that a colour holds, in four bytes."""
    found = 0
    for kind in range(KINDS):
        found |= state.hands[colour, kind] << 8 * kind
    return found


@compiled
def see_snake(state: State, colour: int) -> int:
    """Parts, gray parts, ends that are finished, and whether it is on the table: four bytes."""
    snake = state.snakes[colour]
    parts, gray = min(MOST_PARTS, snake.parts), min(MOST_PARTS, snake.gray)
    return parts | gray << 8 | snake.finished << 16 | snake.is_present << 24


@compiled
def see_reach(state: State, colour: int) -> int:
    """Whether each of a snake's ends can grow, and whether it never will again: three bytes."""
    found = (state.out >> colour & 1) << 16
    for which in range(2):
        end = state.snakes[colour].ends[which]
        if end != 0 and is_inside(state, end >> 2):
            found |= 1 << 8 * which
    return found


@compiled
def observe(state: State, seat: int, out: Words) -> None:
    """Squares through the window, then hands, snakes, the nest's size and options."""
    facts, other, at = state.facts, 1 - seat, 0
    corner = middle(state) - REACH * ROW - REACH
    for row in range(2 * REACH + 1):
        for column in range(2 * REACH + 1):
            square = corner + row * ROW + column
            out[at] = see_square(state, seat, square)
            out[at + 1] = out[at + 2] = out[at + 3] = 0
            if not is_covered(state, square):
                see_chains(state, seat, square, out, at + 1)
            at += WORDS_OF_A_SQUARE
    wide = high = 0
    if state.is_bounded:
        wide, high = state.right - state.left + 1, state.bottom - state.top + 1
    out[at] = see_hand(state, seat) | see_hand(state, other) << 32
    out[at + 1] = see_snake(state, seat) | see_snake(state, other) << 32
    out[at + 2] = wide | high << 8 | facts.wide << 16 | facts.high << 24
    out[at + 2] |= seat << 32 | facts.tails_first << 40 | facts.spares << 48
    out[at + 2] |= facts.fewer_gray << 56
    out[at + 3] = see_reach(state, seat) | see_reach(state, other) << 24
    out[at + 3] |= facts.head_is_blank << 48 | facts.strict_contact << 56


@compiled
def mask(state: State, out: Words) -> None:
    """The legal moves."""
    for word in range((state.facts.move_count + 63) // 64):
        out[word] = state.legal[word]
