"""What may be placed at a moment of Sssnake, compiled, under the options of a set-up."""

from serpentry.kernels.bits import lowest
from serpentry.kernels.compiling import compiled
from serpentry.kernels.sssnake.placing import (
    ALL_SIDES,
    HAS_ROOM,
    ends_meet,
    missing_with,
    opening,
    place_card,
    places,
    take_back,
)
from serpentry.kernels.sssnake.structs import KINDS, LIE_COUNT, Outline, Snake, State, Time
from serpentry.kernels.structs.compiled import scratch


@compiled
def places_on(state: State) -> int:
    """Whose snake the next card goes to."""
    if state.moment == Time.ONE or state.moment == Time.GIFT:
        return (state.roller + 1) % state.facts.seats
    return state.roller


@compiled
def legal_places(
    state: State, snake: Snake, card: int, moment: int, at_head: int, at_tail: int
) -> int:
    """The numbers, as bits, of all placements of a card that the moment allows."""
    facts = state.facts
    found = places(snake, card, at_head, at_tail)
    must_stay_open = moment == Time.ONE and not facts.close_other and ends_meet(snake)
    if not facts.deck_aware and not must_stay_open:
        return found
    allowed, rest = 0, found
    while rest != 0:
        number = lowest(rest)
        rest &= rest - 1
        missing = missing_with(snake, number // LIE_COUNT, number % LIE_COUNT)
        too_far = facts.deck_aware and missing > state.left
        if not too_far and not (must_stay_open and missing == 0):
            allowed |= 1 << number
    return allowed


@compiled
def takes_any(state: State, snake: Snake) -> bool:
    """Whether a snake takes any card of the hand as one of the roller's own."""
    if snake.is_closed:
        return False
    at_head, at_tail = opening(snake, 0), opening(snake, 1)
    for card in range(KINDS):
        if state.hand[card] == 0:
            continue
        if legal_places(state, snake, card, Time.KEEP, at_head, at_tail) != 0:
            return True
    return False


@compiled
def surely_takes(state: State, snake: Snake, which: int, opened: int) -> bool:
    """Whether an end takes a card of the hand for sure, also after any placed at the other end."""
    head, tail = snake.ends[0], snake.ends[1]
    apart = max(abs(head.x - tail.x), abs(head.y - tail.y))
    if not opened & HAS_ROOM or state.facts.deck_aware or apart <= 1:
        return False
    side = snake.ends[which].side
    for card in range(KINDS):
        lies = state.facts.leading[card, side, opened & ALL_SIDES]
        if state.hand[card] > 0 and lies:
            return True
    return False


@compiled
def followed(state: State, snake: Snake, found: int, at_head: int, at_tail: int) -> int:
    """Of these placements those after which another card of the hand also has a place."""
    kept = scratch(Outline, snake)
    good, rest = 0, found
    while rest != 0:
        number = lowest(rest)
        rest &= rest - 1
        which, lie = number // LIE_COUNT, number % LIE_COUNT
        card = state.facts.card[lie]
        state.hand[card] -= 1
        takes = surely_takes(state, snake, 1 - which, at_head if which else at_tail)
        if not takes:
            kept.become(snake)
            place_card(snake, which, lie)
            takes = takes_any(state, snake)
            take_back(snake, which, kept)
        state.hand[card] += 1
        if takes:
            good |= 1 << number
    return good


@compiled
def closing(snake: Snake, found: int) -> int:
    """Of these placements at the one cell of both ends, those that close the snake."""
    good = 0
    for lie in range(LIE_COUNT):
        if found >> lie & 1 and missing_with(snake, 0, lie) == 0:
            good |= 1 << lie
    return good


@compiled
def find_placements(state: State) -> int:
    """The numbers, as bits, of all placements of the moment."""
    snake = state.snakes[places_on(state)]
    at_head, at_tail = opening(snake, 0), opening(snake, 1)
    found = 0
    for card in range(KINDS):
        if state.hand[card] > 0:
            found |= legal_places(state, snake, card, state.moment, at_head, at_tail)
    if state.held < 3 or found == 0:
        return found
    good = followed(state, snake, found, at_head, at_tail)
    if good == 0:
        return found
    if state.facts.exact_finish or not ends_meet(snake):
        return good
    return good | closing(snake, found)
