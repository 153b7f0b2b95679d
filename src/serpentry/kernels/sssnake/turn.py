"""A turn of Sssnake, compiled, told as the rules tell it."""

from serpentry.kernels.bits import below
from serpentry.kernels.compiling import part
from serpentry.kernels.kernel import CHANCE, OVER, Words
from serpentry.kernels.sssnake.flood import missing_cards
from serpentry.kernels.sssnake.laying import lay
from serpentry.kernels.sssnake.layout import (
    DECK,
    DRAW_TIME,
    FACT_BARE,
    FACT_CARD,
    FACT_FACES,
    FACT_FULL,
    FACT_HANDS,
    FACT_ROUNDS,
    FACT_SEATS,
    FACT_TAKEN,
    GIFT,
    GIFTS,
    GIVE,
    HAND,
    HAND_BASE,
    HELD,
    IS_CLOSED,
    KEEP,
    KINDS,
    LEFT,
    LEGAL,
    LIE_COUNT,
    MOMENT,
    ONE,
    ONE_BACK,
    OVER_TIME,
    RETURNED,
    ROLL,
    ROLL_TIME,
    ROLLER,
    ROLLS,
    ROUND,
    SNAKE,
    SNAKES,
    TOTALS,
)
from serpentry.kernels.sssnake.legal import find_lays, lays_on, snake_of


@part
def actor_of(state: Words, facts: Words) -> int:
    """Who acts at the moment."""
    moment = state[MOMENT]
    if moment in (ROLL_TIME, DRAW_TIME):
        return CHANCE
    if moment == OVER_TIME:
        return OVER
    if moment == GIFT:
        return (state[ROLLER] + 1) % facts[FACT_SEATS]
    return state[ROLLER]


@part
def total(state: Words, facts: Words, seat: int) -> int:
    """Minus a seat's missing cards in all rounds, this one as it stands."""
    return state[TOTALS + seat] - max(0, missing_cards(snake_of(state, seat), facts))


@part
def empty_hand(state: Words) -> None:
    """What is in hand leaves the game."""
    state[HELD] = 0
    for card in range(KINDS):
        state[HAND + card] = 0


@part
def round_over(state: Words, facts: Words) -> None:
    """The end of the match, or bare start cards and a full deck one seat further."""
    empty_hand(state)
    state[LEGAL] = 0
    if state[ROUND] + 1 == facts[FACT_ROUNDS]:
        state[MOMENT] = OVER_TIME
        return
    seats = facts[FACT_SEATS]
    for seat in range(seats):
        state[TOTALS + seat] = total(state, facts, seat)
        for word in range(SNAKE):
            state[SNAKES + SNAKE * seat + word] = facts[facts[FACT_BARE] + word]
    state[LEFT] = 0
    for card in range(KINDS):
        state[DECK + card] = facts[facts[FACT_FULL] + card]
        state[LEFT] += state[DECK + card]
    state[ROUND] += 1
    state[ROLLER] = state[ROUND] % seats
    state[MOMENT], state[ROLL] = ROLL_TIME, 0


@part
def next_turn(state: Words, facts: Words) -> None:
    """The neighbour rolls, unless the deck is empty."""
    if state[LEFT] == 0:
        round_over(state, facts)
        return
    empty_hand(state)
    state[LEGAL] = 0
    state[ROLLER] = (state[ROLLER] + 1) % facts[FACT_SEATS]
    state[MOMENT], state[ROLL] = ROLL_TIME, 0


@part
def keep_one(state: Words, kept: int) -> None:
    """Of the hand only one card of this kind is left."""
    empty_hand(state)
    state[HAND + kept], state[HELD] = 1, 1


@part
def kinds_held(state: Words) -> int:
    """The kinds in hand, as bits."""
    found = 0
    for card in range(KINDS):
        found |= (state[HAND + card] > 0) << card
    return found


@part
def go(state: Words, facts: Words) -> None:
    """Find what may be laid; if nothing, what comes instead."""
    while True:
        state[LEGAL] = find_lays(state, facts)
        if state[LEGAL] != 0:
            return
        moment = state[MOMENT]
        if moment == ONE:
            state[MOMENT] = ONE_BACK
        elif moment == KEEP:
            held = kinds_held(state)
            if held & held - 1:
                state[MOMENT], state[LEGAL] = GIVE, held << GIFTS
                return
            state[MOMENT] = GIFT
            for card in range(KINDS):
                if held >> card & 1:
                    keep_one(state, card)
        elif moment == GIFT:
            state[MOMENT] = RETURNED
        else:
            next_turn(state, facts)
            return


@part
def draw_hand(state: Words, facts: Words, number: int) -> None:
    """These cards come from the deck."""
    taken = facts[FACT_TAKEN] + KINDS * number
    state[HELD] = 0
    for card in range(KINDS):
        state[HAND + card] = facts[taken + card]
        state[DECK + card] -= facts[taken + card]
        state[HELD] += facts[taken + card]
    state[LEFT] -= state[HELD]
    state[MOMENT] = ONE if state[HELD] == 1 else KEEP
    go(state, facts)


@part
def lay_one(state: Words, facts: Words, number: int) -> None:
    """Lay a card; a closed snake ends the round at once."""
    which, lie = number // LIE_COUNT, number % LIE_COUNT
    snake = snake_of(state, lays_on(state, facts))
    lay(snake, facts, which, lie)
    state[HAND + facts[facts[FACT_CARD] + lie]] -= 1
    state[HELD] -= 1
    if snake[IS_CLOSED]:
        round_over(state, facts)
    elif state[HELD] == 0:
        next_turn(state, facts)
    else:
        state[MOMENT] = KEEP if state[HELD] == 2 else GIFT
        go(state, facts)


@part
def play_number(state: Words, facts: Words, number: int) -> None:
    """A roll, a draw, a lay or a gift."""
    moment = state[MOMENT]
    if moment == ROLL_TIME:
        state[ROLL] = facts[facts[FACT_FACES] + 2 * number]
        state[MOMENT] = DRAW_TIME
    elif moment == DRAW_TIME:
        draw_hand(state, facts, number)
    elif moment == GIVE:
        keep_one(state, number - GIFTS)
        state[MOMENT] = GIFT
        go(state, facts)
    else:
        lay_one(state, facts, number)


@part
def random_roll(facts: Words, rng: Words) -> int:
    """A roll, each as likely as it has faces."""
    faces = 0
    for number in range(ROLLS):
        faces += facts[facts[FACT_FACES] + 2 * number + 1]
    ticket, number = below(rng, faces), 0
    while ticket >= facts[facts[FACT_FACES] + 2 * number + 1]:
        ticket -= facts[facts[FACT_FACES] + 2 * number + 1]
        number += 1
    return number


@part
def random_hand(state: Words, facts: Words, rng: Words) -> int:
    """A draw, made card by card; the deck is left as it was."""
    left, hand = state[LEFT], 0
    count = min(state[ROLL], left)
    for _ in range(count):
        ticket, card, worth = below(rng, left), 0, HAND_BASE ** (KINDS - 1)
        while True:
            there = state[DECK + card] - hand // worth % HAND_BASE
            if ticket < there:
                break
            ticket -= there
            card += 1
            worth //= HAND_BASE
        hand += worth
        left -= 1
    return facts[facts[FACT_HANDS] + hand]
