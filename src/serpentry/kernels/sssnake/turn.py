"""A turn of Sssnake, compiled, in the words of the rules."""

from serpentry.kernels import interface
from serpentry.kernels.compiling import compiled
from serpentry.kernels.sssnake.flood import missing_cards
from serpentry.kernels.sssnake.legal import find_placements, places_on
from serpentry.kernels.sssnake.placing import place_card
from serpentry.kernels.sssnake.structs import GIFTS, KINDS, LIE_COUNT, State, Time


@compiled
def actor(state: State) -> int:
    """The seat that acts at the moment."""
    moment = state.moment
    if moment == Time.ROLL or moment == Time.DRAW:
        return interface.CHANCE_ACTS
    if moment == Time.OVER:
        return interface.OVER
    if moment == Time.GIFT:
        return (state.roller + 1) % state.facts.seats
    return state.roller


@compiled
def score(state: State, seat: int) -> int:
    """Minus a seat's missing cards in all rounds, this one as it stands."""
    return state.totals[seat] - max(0, missing_cards(state.snakes[seat]))


@compiled
def empty_hand(state: State) -> None:
    """What is in hand leaves the game."""
    state.held = 0
    for card in range(KINDS):
        state.hand[card] = 0


@compiled
def round_over(state: State) -> None:
    """The end of the match, or bare start cards and a full deck one seat further."""
    facts = state.facts
    empty_hand(state)
    state.legal = 0
    if state.round + 1 == facts.rounds:
        state.moment = Time.OVER
        return
    for seat in range(facts.seats):
        state.totals[seat] = score(state, seat)
        state.snakes[seat].become(facts.bare)
    state.left = 0
    for card in range(KINDS):
        state.deck[card] = facts.full[card]
        state.left += facts.full[card]
    state.round += 1
    state.roller = state.round % facts.seats
    state.moment, state.roll = Time.ROLL, 0


@compiled
def next_turn(state: State) -> None:
    """The neighbour rolls, unless the deck is empty."""
    if state.left == 0:
        round_over(state)
        return
    empty_hand(state)
    state.legal = 0
    state.roller = (state.roller + 1) % state.facts.seats
    state.moment, state.roll = Time.ROLL, 0


@compiled
def keep_one(state: State, kept: int) -> None:
    """Of the hand only one card of this kind is left."""
    empty_hand(state)
    state.hand[kept], state.held = 1, 1


@compiled
def kinds_held(state: State) -> int:
    """The kinds in hand, as bits."""
    found = 0
    for card in range(KINDS):
        found |= (state.hand[card] > 0) << card
    return found


@compiled
def go(state: State) -> None:
    """Find what may be placed; if nothing, what comes instead."""
    while True:
        state.legal = find_placements(state)
        if state.legal != 0:
            return
        moment = state.moment
        if moment == Time.ONE:
            state.moment = Time.ONE_BACK
        elif moment == Time.KEEP:
            held = kinds_held(state)
            if held & held - 1:
                state.moment, state.legal = Time.GIVE, held << GIFTS
                return
            state.moment = Time.GIFT
            for card in range(KINDS):
                if held >> card & 1:
                    keep_one(state, card)
        elif moment == Time.GIFT:
            state.moment = Time.RETURNED
        else:
            next_turn(state)
            return


@compiled
def draw_hand(state: State, number: int) -> None:
    """These cards come from the deck."""
    state.held = 0
    for card in range(KINDS):
        taken = state.facts.taken[number, card]
        state.hand[card] = taken
        state.deck[card] -= taken
        state.held += taken
    state.left -= state.held
    state.moment = Time.ONE if state.held == 1 else Time.KEEP
    go(state)


@compiled
def place_one(state: State, number: int) -> None:
    """Place a card; a closed snake ends the round at once."""
    lie, snake = number % LIE_COUNT, state.snakes[places_on(state)]
    place_card(snake, number // LIE_COUNT, lie)
    state.hand[state.facts.card[lie]] -= 1
    state.held -= 1
    if snake.is_closed:
        round_over(state)
    elif state.held == 0:
        next_turn(state)
    else:
        state.moment = Time.KEEP if state.held == 2 else Time.GIFT
        go(state)


@compiled
def play(state: State, number: int) -> None:
    """A roll, a draw, a placement or a gift."""
    moment = state.moment
    if moment == Time.ROLL:
        state.roll = state.facts.faces[number].shows
        state.moment = Time.DRAW
    elif moment == Time.DRAW:
        draw_hand(state, number)
    elif moment == Time.GIVE:
        keep_one(state, number - GIFTS)
        state.moment = Time.GIFT
        go(state)
    else:
        place_one(state, number)
