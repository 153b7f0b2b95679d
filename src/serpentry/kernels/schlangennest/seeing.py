"""What a net sees of two-player Schlangennest, compiled; and what is legal.

It looks through a window whose middle is the middle of the nest, wherever that has grown.
"""

from serpentry.kernels.compiling import compiled
from serpentry.kernels.schlangennest.packing import ORIGIN, ROW, Owner
from serpentry.kernels.schlangennest.placing import is_inside
from serpentry.kernels.schlangennest.structs import (
    BEFORE,
    KINDS,
    NOWHERE,
    WINDOW,
    Seen,
    SeenGame,
    SeenSquare,
    State,
)
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
from serpentry.kernels.structs.compiled import bound

MOST_PARTS = 255
FAR = NOWHERE - 1
"""Steps further than that are not told."""


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
def reaches(end: int, square: int) -> bool:
    """Whether an end of a snake reaches the square."""
    return end != 0 and end >> 2 == square


@compiled
def see_chains(state: State, seat: int, square: int, seen: SeenSquare) -> None:
    """Write of what comes in at each side the owner, its parts and ends, and where it leads."""
    for side in range(4):
        there = chain_at(state, square, side)
        owner = owner_in(there)
        if owner == 0:
            continue
        if owner >= Owner.FIRST:
            is_mine = owner - Owner.FIRST == seat
            seen.owners[side].mine, seen.owners[side].theirs = is_mine, not is_mine
        seen.sizes[side].parts = min(MOST_PARTS, parts_in(there))
        seen.sizes[side].finished = finished_in(there)
        partner = partner_in(there) >> 2
        if partner != 0:
            seen.leads[side].column = step_byte(column_of(partner) - column_of(square))
            seen.leads[side].row = step_byte(row_of(partner) - row_of(square))


@compiled
def see_square(state: State, seat: int, square: int, seen: SeenSquare) -> None:
    """Write whether a square is free to be covered, whose card it has, and whose ends reach it."""
    seen.window = 1
    if is_covered(state, square):
        is_mine = card_owner(card_at(state, square)) - Owner.FIRST == seat
        seen.my_card, seen.their_card = is_mine, not is_mine
    else:
        seen.is_free = is_inside(state, square)
        see_chains(state, seat, square, seen)
    for which in range(2):
        seen.my_ends[which] = reaches(state.snakes[seat].ends[which], square)
        seen.their_ends[which] = reaches(state.snakes[1 - seat].ends[which], square)


@compiled
def see_colour(state: State, colour: int, which: int, seen: SeenGame) -> None:
    """Write a colour's hand and its snake: the first is that of the seat that looks."""
    snake, shown, reach = state.snakes[colour], seen.snakes[which], seen.reaches[which]
    for kind in range(KINDS):
        seen.hands[which, kind] = state.hands[colour, kind]
    shown.parts, shown.grey = min(MOST_PARTS, snake.parts), min(MOST_PARTS, snake.grey)
    shown.finished, shown.is_present = snake.finished, snake.is_present
    reach.is_out = state.out >> colour & 1
    for number in range(2):
        end = snake.ends[number]
        reach.grows[number] = end != 0 and is_inside(state, end >> 2)


@compiled
def observe(state: State, seat: int, out: Words) -> None:
    """Squares through the window, then hands, snakes, the nest's size and options."""
    facts, seen = state.facts, bound(Seen, out, state)
    seen.clear()
    corner = middle(state) - BEFORE * ROW - BEFORE
    for row in range(WINDOW):
        for column in range(WINDOW):
            square = corner + row * ROW + column
            see_square(state, seat, square, seen.squares[row, column])
    game = seen.game
    see_colour(state, seat, 0, game)
    see_colour(state, 1 - seat, 1, game)
    if state.is_bounded:
        game.wide, game.high = state.right - state.left + 1, state.bottom - state.top + 1
    game.most_wide, game.most_high, game.seat = facts.wide, facts.high, seat
    game.tails_first, game.spares = facts.tails_first, facts.spares
    game.fewer_grey, game.head_is_blank = facts.fewer_grey, facts.head_is_blank
    game.strict_contact = facts.strict_contact


@compiled
def mask(state: State, out: Words) -> None:
    """The legal moves."""
    for word in range((state.facts.move_count + 63) // 64):
        out[word] = state.legal[word]
