"""Which cards can be placed, compiled: looked up by what comes in at the four sides of a square."""

from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.choices import Choice
from serpentry.kernels.compiling import compiled
from serpentry.kernels.schlangennest.bans import any_is_new, find_situations, is_risky
from serpentry.kernels.schlangennest.packing import CARD, ORIGIN, Owner
from serpentry.kernels.schlangennest.structs import ALL_LIES, DIGITS, KINDS, Piece, State, Trial
from serpentry.kernels.schlangennest.weaving import (
    begin_trial,
    card_at,
    card_owner,
    chain_at,
    column_of,
    is_covered,
    owner_in,
    partner_in,
    row_of,
    take_back,
    weave,
)
from serpentry.kernels.structs.compiled import scratch

ENDINGS = 1 << Piece.TAIL | 1 << Piece.HEAD
TAILS = 1 << Piece.TAIL


class Digit(Choice):
    """What comes in at a side, as the table of what fits counts it; the first of its kind."""

    GREY_ALONE = 1
    PAIR = 2
    OWN = 4
    OTHER = 5
    FRAME = 8


@compiled
def meeting(state: State, square: int, colour: int) -> int:
    """What comes in at the four sides, as the number that it has in the table of what fits."""
    code, scale, pairs, others, seen = 0, 1, 0, 0, 0
    for side in range(4):
        there = chain_at(state, square, side)
        owner, digit = owner_in(there), 0
        if owner == Owner.FREE:
            twin = partner_in(there)
            digit = Digit.GREY_ALONE
            if twin >> 2 == square:
                if twin & 3 > side:
                    digit = Digit.PAIR + pairs
                    pairs += 1
                else:
                    digit = digit_at(code, twin & 3)
        elif owner == Owner.FIRST + colour:
            digit = Digit.OWN
        elif owner == state.facts.frame:
            digit = Digit.FRAME
        elif owner != 0:
            number = 0
            while number < others and seen >> (4 * number) & 15 != owner:
                number += 1
            if number == others:
                seen |= owner << (4 * number)
                others += 1
            digit = Digit.OTHER + number
        code += digit * scale
        scale *= DIGITS
    return code


@compiled
def digit_at(code: int, side: int) -> int:
    """The digit of one of the first sides."""
    for _ in range(side):
        code //= DIGITS
    return code % DIGITS


@compiled
def is_inside(state: State, square: int) -> bool:
    """Whether a card on the square leaves the nest within the agreed size, whichever way round."""
    one, other = state.facts.wide, state.facts.high
    if one == 0 or not state.is_bounded:
        return True
    x, y = column_of(square), row_of(square)
    wide = max(state.right, x) - min(state.left, x)
    high = max(state.bottom, y) - min(state.top, y)
    return (wide < one and high < other) or (wide < other and high < one)


@compiled
def stretch(state: State, square: int) -> None:
    """The nest reaches as far as one more square; the frame and what is beyond do not count."""
    if state.facts.wide == 0 or not is_inside(state, square):
        return
    x, y = column_of(square), row_of(square)
    if not state.is_bounded:
        state.is_bounded = 1
        state.left, state.top, state.right, state.bottom = x, y, x, y
    state.left, state.right = min(state.left, x), max(state.right, x)
    state.top, state.bottom = min(state.top, y), max(state.bottom, y)


@compiled
def kinds_held(state: State, colour: int) -> int:
    """The kinds of which a colour holds a card."""
    kinds = 0
    for kind in range(KINDS):
        if state.hands[colour, kind] > 0:
            kinds |= 1 << kind
    return kinds


@compiled
def fitting_lies(
    state: State, square: int, colour: int, held: int, inside: bool, first: bool
) -> int:
    """The ways in which a colour can place one of the kinds it holds on an empty square."""
    has_straight = held >> Piece.STRAIGHT & 1
    fits = state.facts.fits[1 if first else 0, has_straight, meeting(state, square, colour)]
    return fits & state.facts.lies_of[held if inside else held & ENDINGS]


@compiled
def breaks_ban(state: State, trial: Trial, seat: int, colour: int, square: int, lie: int) -> bool:
    """Whether the card would bring about what is forbidden."""
    spent = colour if state.facts.kind[lie] == Piece.CURVE else -1
    begin_trial(state, trial)
    weave(state, trial, square, colour, lie)
    find_situations(state, trial, seat, spent)
    take_back(state, trial)
    return any_is_new(state, trial, seat)


@compiled
def without_ban(state: State, seat: int, colour: int, square: int, lies: int) -> int:
    """Those of the turns that break no ban."""
    if lies == 0 or not is_risky(state, colour, square):
        return lies
    trial, left, spared = scratch(Trial, state), lies, 0
    while left != 0:
        lie = lowest(left)
        left &= left - 1
        if not breaks_ban(state, trial, seat, colour, square, lie):
            spared |= 1 << lie
    return spared


@compiled
def all_have_ends(state: State) -> bool:
    """Whether every snake on the table has an end."""
    for colour in range(state.facts.colours):
        snake = state.snakes[colour]
        if snake.is_present and snake.ends[0] == 0:
            return False
    return True


@compiled
def sparing_all(state: State, colour: int, square: int, lies: int) -> int:
    """Those of the first tails after which every snake has an end."""
    trial, left, spared = scratch(Trial, state), lies, 0
    while left != 0:
        lie = lowest(left)
        left &= left - 1
        begin_trial(state, trial)
        weave(state, trial, square, colour, lie)
        if all_have_ends(state):
            spared |= 1 << lie
        take_back(state, trial)
    return spared


@compiled
def allow(state: State, number: int, lies: int) -> int:
    """Note moves as legal, by the number of the first turn; how many they are."""
    word, shift = number >> 6, number & 63
    state.legal[word] |= lies << shift
    if shift + ALL_LIES > 64:
        state.legal[word + 1] |= lies >> (64 - shift)
    return popcount(lies)


@compiled
def extend(state: State, seat: int, colour: int, heeds: bool) -> int:
    """Note the cards that can be placed at the ends of a snake; how many they are."""
    held, found, before = kinds_held(state, colour), 0, 0
    number = 2 * ALL_LIES * (colour // state.facts.seats)
    for which in range(2):
        square = state.snakes[colour].ends[which] >> 2
        if square != 0 and square != before:
            inside = is_inside(state, square)
            lies = fitting_lies(state, square, colour, held, inside, False)
            if heeds:
                lies = without_ban(state, seat, colour, square, lies)
            found += allow(state, number, lies)
        before = square
        number += ALL_LIES
    return found


@compiled
def may_begin(state: State, square: int) -> bool:
    """Whether a first card may be placed there: beside a card, or where the game begins."""
    facts = state.facts
    if is_covered(state, square) or not is_inside(state, square):
        return False
    if state.laid == 0:
        return facts.has_field == 1 or square == ORIGIN
    for number in range(8):
        there = card_at(state, square + facts.around[number])
        if there & CARD != 0 and card_owner(there) != facts.frame:
            return True
    return False


@compiled
def begin(state: State, seat: int, colour: int, heeds: bool) -> int:
    """Note the first cards that a colour can place; how many they are."""
    facts, found = state.facts, 0
    held = TAILS if facts.tails_first else kinds_held(state, colour)
    for number in range(facts.place_count):
        square = facts.places[number]
        if may_begin(state, square):
            lies = fitting_lies(state, square, colour, held, True, True)
            if facts.spares:
                lies = sparing_all(state, colour, square, lies)
            if heeds:
                lies = without_ban(state, seat, colour, square, lies)
            found += allow(state, facts.first + ALL_LIES * number, lies)
    return found


@compiled
def find_placements(state: State, seat: int, living: int, heeds: bool) -> int:
    """Note all cards that a seat can place for its living colours; how many they are."""
    found = 0
    while living != 0:
        colour = lowest(living)
        living &= living - 1
        if state.snakes[colour].is_present:
            found += extend(state, seat, colour, heeds)
        else:
            found += begin(state, seat, colour, heeds)
    return found
