"""What may be laid at a moment of Sssnake, compiled, under the options of a set-up."""

from serpentry.kernels.bits import lowest, scratch, shifted
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import Words
from serpentry.kernels.sssnake.laying import (
    HAS_ROOM,
    ends_meet,
    keep,
    lay,
    missing_with,
    opening,
    places,
    take_back,
)
from serpentry.kernels.sssnake.layout import (
    ALL_LIES,
    END,
    END_SIDE,
    END_X,
    END_Y,
    FACT_CARD,
    FACT_CLOSE_OTHER,
    FACT_DECK_AWARE,
    FACT_EXACT_FINISH,
    FACT_LEADING,
    FACT_SEATS,
    GIFT,
    HAND,
    HELD,
    IS_CLOSED,
    KEEP,
    KINDS,
    LEFT,
    LIE_COUNT,
    MOMENT,
    ONE,
    PLANE,
    ROLLER,
    SNAKE,
    SNAKES,
)


@part
def snake_of(state: Words, seat: int) -> Words:
    """A seat's snake."""
    return shifted(state, SNAKES + SNAKE * seat)


@part
def lays_on(state: Words, facts: Words) -> int:
    """Whose snake the next card goes to."""
    roller = state[ROLLER]
    if state[MOMENT] == ONE or state[MOMENT] == GIFT:
        return (roller + 1) % facts[FACT_SEATS]
    return roller


@part
def legal_places(
    state: Words, facts: Words, snake: Words, card: int, moment: int, at_head: int, at_tail: int
) -> int:
    """The numbers, as bits, of all lays of a card that the moment allows."""
    found = places(snake, facts, card, at_head, at_tail)
    must_stay_open = moment == ONE and not facts[FACT_CLOSE_OTHER] and ends_meet(snake)
    if not facts[FACT_DECK_AWARE] and not must_stay_open:
        return found
    allowed, rest = 0, found
    while rest != 0:
        number = lowest(rest)
        rest &= rest - 1
        which, lie = number // LIE_COUNT, number % LIE_COUNT
        missing = missing_with(snake, facts, which, lie)
        too_far = facts[FACT_DECK_AWARE] and missing > state[LEFT]
        if not too_far and not (must_stay_open and missing == 0):
            allowed |= 1 << number
    return allowed


@part
def takes_any(state: Words, facts: Words, snake: Words) -> bool:
    """Whether a snake takes any card of the hand as one of the roller's own."""
    if snake[IS_CLOSED]:
        return False
    at_head, at_tail = opening(snake, facts, 0), opening(snake, facts, 1)
    for card in range(KINDS):
        if state[HAND + card] == 0:
            continue
        if legal_places(state, facts, snake, card, KEEP, at_head, at_tail) != 0:
            return True
    return False


@part
def surely_takes(state: Words, facts: Words, snake: Words, which: int, opened: int) -> bool:
    """Whether an end takes a card of the hand for sure, also after any laid at the other end."""
    apart_x = abs(snake[END_X] - snake[END + END_X])
    apart_y = abs(snake[END_Y] - snake[END + END_Y])
    if not opened & HAS_ROOM or facts[FACT_DECK_AWARE] or max(apart_x, apart_y) <= 1:
        return False
    side = snake[END * which + END_SIDE]
    for card in range(KINDS):
        lies = facts[facts[FACT_LEADING] + 16 * (4 * card + side) + (opened & 15)]
        if state[HAND + card] > 0 and lies:
            return True
    return False


@part
def followed(
    state: Words, facts: Words, snake: Words, found: int, at_head: int, at_tail: int
) -> int:
    """Of these lays those after which another card of the hand has a place, too."""
    kept = scratch(PLANE)
    good, rest = 0, found
    while rest != 0:
        number = lowest(rest)
        rest &= rest - 1
        which, lie = number // LIE_COUNT, number % LIE_COUNT
        card = facts[facts[FACT_CARD] + lie]
        state[HAND + card] -= 1
        takes = surely_takes(state, facts, snake, 1 - which, at_head if which else at_tail)
        if not takes:
            keep(snake, kept)
            lay(snake, facts, which, lie)
            takes = takes_any(state, facts, snake)
            take_back(snake, which, kept)
        state[HAND + card] += 1
        if takes:
            good |= 1 << number
    return good


@part
def closing(snake: Words, facts: Words, found: int) -> int:
    """Of these lays at the one cell of both ends, those that close the snake."""
    good = 0
    for lie in range(LIE_COUNT):
        if found & ALL_LIES & (1 << lie) and missing_with(snake, facts, 0, lie) == 0:
            good |= 1 << lie
    return good


@part
def find_lays(state: Words, facts: Words) -> int:
    """The numbers, as bits, of all lays of the moment."""
    snake = snake_of(state, lays_on(state, facts))
    at_head, at_tail = opening(snake, facts, 0), opening(snake, facts, 1)
    found = 0
    for card in range(KINDS):
        if state[HAND + card] > 0:
            moment = state[MOMENT]
            found |= legal_places(state, facts, snake, card, moment, at_head, at_tail)
    if state[HELD] < 3 or found == 0:
        return found
    good = followed(state, facts, snake, found, at_head, at_tail)
    if good == 0:
        return found
    if facts[FACT_EXACT_FINISH] or not ends_meet(snake):
        return good
    return good | closing(snake, facts, found)
