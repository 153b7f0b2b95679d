"""Which cards can be laid, compiled: looked up by what comes in at the four sides of a square."""

from serpentry.kernels.bits import lowest, popcount
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Words
from serpentry.kernels.schlangennest.bans import any_is_new, find_situations, is_risky
from serpentry.kernels.schlangennest.layout import (
    ALL_LIES,
    BITS_OF_ROW,
    BOTTOM,
    BOUNDED,
    CARD,
    COLOUR_AT,
    CURVE,
    DIGITS,
    END,
    FACT_AROUND,
    FACT_COLOURS,
    FACT_FIELD,
    FACT_FIRST,
    FACT_FITS,
    FACT_FRAME,
    FACT_HIGH,
    FACT_KIND,
    FACT_LIES_OF,
    FACT_PLACE_COUNT,
    FACT_PLACES,
    FACT_SEATS,
    FACT_TAILS_FIRST,
    FACT_WIDE,
    FIRST_COLOUR,
    FREE,
    HALF,
    HANDS,
    HEAD,
    KINDS,
    LAID,
    LEFT,
    LEGAL,
    MEETINGS,
    OWNER_MASK,
    PARTNER_MASK,
    PRESENT,
    RIGHT,
    SNAKE,
    SNAKES,
    STRAIGHT,
    TAIL,
    TOP,
)
from serpentry.kernels.schlangennest.weaving import (
    is_covered,
    owner_at,
    place,
    undo,
    weave,
)

COLUMN_MASK = (1 << BITS_OF_ROW) - 1
ORIGIN = HALF << BITS_OF_ROW | HALF
GRAY_ALONE, FIRST_PAIR, OWN, FIRST_OTHER, FRAMED = 1, 2, 4, 5, 8


@part
def meeting(state: Words, facts: Words, square: int, colour: int) -> int:
    """What comes in at the four sides, as the number that it has in the table of what fits."""
    code, scale, pairs, others, seen = 0, 1, 0, 0, 0
    for side in range(4):
        there = state[place(facts, square << 2 | side)]
        owner, digit = owner_at(there), 0
        if owner == FREE:
            twin = there & PARTNER_MASK
            digit = GRAY_ALONE
            if twin >> 2 == square:
                if twin & 3 > side:
                    pairs += 1
                    digit = FIRST_PAIR + pairs - 1
                else:
                    digit = digit_at(code, twin & 3)
        elif owner == FIRST_COLOUR + colour:
            digit = OWN
        elif owner == facts[FACT_FRAME]:
            digit = FRAMED
        elif owner != 0:
            number = 0
            while number < others and seen >> (4 * number) & OWNER_MASK != owner:
                number += 1
            if number == others:
                seen |= owner << (4 * number)
                others += 1
            digit = FIRST_OTHER + number
        code += digit * scale
        scale *= DIGITS
    return code


@part
def digit_at(code: int, side: int) -> int:
    """The digit of one of the first sides."""
    for _ in range(side):
        code //= DIGITS
    return code % DIGITS


@part
def is_inside(state: Words, facts: Words, square: int) -> bool:
    """Whether a card on the square leaves the nest within the agreed size, whichever way round."""
    if facts[FACT_WIDE] == 0 or state[BOUNDED] == 0:
        return True
    x, y = square & COLUMN_MASK, square >> BITS_OF_ROW
    wide = max(state[RIGHT], x) - min(state[LEFT], x)
    high = max(state[BOTTOM], y) - min(state[TOP], y)
    one, other = facts[FACT_WIDE], facts[FACT_HIGH]
    return (wide < one and high < other) or (wide < other and high < one)


@part
def kinds_held(state: Words, colour: int) -> int:
    """The kinds of which a colour holds a card."""
    kinds = 0
    for kind in range(KINDS):
        if state[HANDS + KINDS * colour + kind] > 0:
            kinds |= 1 << kind
    return kinds


@part
def fitting_lies(
    state: Words, facts: Words, square: int, colour: int, held: int, inside: bool, first: bool
) -> int:
    """The ways in which a colour can lay one of the kinds it holds on an empty square."""
    row = (2 if first else 0) + (held >> STRAIGHT & 1)
    fits = facts[facts[FACT_FITS] + row * MEETINGS + meeting(state, facts, square, colour)]
    kinds = held if inside else held & (1 << TAIL | 1 << HEAD)
    return fits & facts[facts[FACT_LIES_OF] + kinds]


@part
def breaks_ban(state: Words, facts: Words, seat: int, colour: int, square: int, lie: int) -> bool:
    """Whether the card would bring about what is forbidden."""
    spent = colour if facts[facts[FACT_KIND] + lie] == CURVE else -1
    weave(state, facts, square, colour, lie, True)
    find_situations(state, facts, seat, spent)
    undo(state)
    return any_is_new(state, facts, seat)


@part
def without_ban(state: Words, facts: Words, seat: int, colour: int, square: int, lies: int) -> int:
    """Those of the lies that break no ban."""
    if lies == 0 or not is_risky(state, facts, colour, square):
        return lies
    left, spared = lies, 0
    while left != 0:
        lie = lowest(left)
        left &= left - 1
        if not breaks_ban(state, facts, seat, colour, square, lie):
            spared |= 1 << lie
    return spared


@part
def sparing_all(state: Words, facts: Words, colour: int, square: int, lies: int) -> int:
    """Those of the first tails after which every snake has an end."""
    left, spared = lies, 0
    while left != 0:
        lie = lowest(left)
        left &= left - 1
        weave(state, facts, square, colour, lie, True)
        spares = True
        for other in range(facts[FACT_COLOURS]):
            snake = SNAKES + SNAKE * other
            spares = spares and (state[snake + PRESENT] == 0 or state[snake + END] != 0)
        undo(state)
        if spares:
            spared |= 1 << lie
    return spared


@part
def allow(state: Words, number: int, lies: int) -> int:
    """Note moves as legal, by the number of the first lie; how many they are."""
    word, shift = LEGAL + (number >> 6), number & 63
    state[word] |= lies << shift
    if shift + ALL_LIES > 64:
        state[word + 1] |= lies >> (64 - shift)
    return popcount(lies)


@part
def extend(state: Words, facts: Words, seat: int, colour: int, heeds: bool) -> int:
    """Note the cards that can be laid at the ends of a snake; how many they are."""
    snake, held, found = SNAKES + SNAKE * colour, kinds_held(state, colour), 0
    number = 2 * ALL_LIES * (colour // facts[FACT_SEATS])
    before = 0
    for which in range(2):
        square = state[snake + END + which] >> 2
        if square != 0 and square != before:
            inside = is_inside(state, facts, square)
            lies = fitting_lies(state, facts, square, colour, held, inside, False)
            if heeds:
                lies = without_ban(state, facts, seat, colour, square, lies)
            found += allow(state, number, lies)
        before = square
        number += ALL_LIES
    return found


@part
def may_begin(state: Words, facts: Words, square: int) -> bool:
    """Whether a first card may lie there: beside a card, or where the game begins."""
    if is_covered(state, facts, square) or not is_inside(state, facts, square):
        return False
    if state[LAID] == 0:
        return facts[FACT_FIELD] == 1 or square == ORIGIN
    for number in range(8):
        beside = square + facts[facts[FACT_AROUND] + number]
        there = state[place(facts, beside << 2)]
        if there & CARD != 0 and there >> COLOUR_AT & OWNER_MASK != facts[FACT_FRAME]:
            return True
    return False


@part
def begin(state: Words, facts: Words, seat: int, colour: int, heeds: bool) -> int:
    """Note the first cards that a colour can lay; how many they are."""
    tails_first = facts[FACT_TAILS_FIRST] == 1
    held = 1 << TAIL if tails_first else kinds_held(state, colour)
    found = 0
    for number in range(facts[FACT_PLACE_COUNT]):
        square = facts[facts[FACT_PLACES] + number]
        if may_begin(state, facts, square):
            lies = fitting_lies(state, facts, square, colour, held, True, True)
            if tails_first:
                lies = sparing_all(state, facts, colour, square, lies)
            if heeds:
                lies = without_ban(state, facts, seat, colour, square, lies)
            found += allow(state, facts[FACT_FIRST] + ALL_LIES * number, lies)
    return found


@part
def find_lays(state: Words, facts: Words, seat: int, living: int, heeds: bool) -> int:
    """Note all cards that a seat can lay for its living colours; how many they are."""
    found = 0
    while living != 0:
        colour = lowest(living)
        living &= living - 1
        if state[SNAKES + SNAKE * colour + PRESENT] == 0:
            found += begin(state, facts, seat, colour, heeds)
        else:
            found += extend(state, facts, seat, colour, heeds)
    return found
