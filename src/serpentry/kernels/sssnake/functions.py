"""Sssnake's kernel functions: what search calls."""

from serpentry.kernels.bits import below, lowest, popcount
from serpentry.kernels.compiling import compiled, part
from serpentry.kernels.kernel import (
    ACTOR,
    COUNT,
    DEED,
    DRAWS,
    MOVES,
    PICK,
    PLAY,
    PLAYOUT,
    SCORES,
    Reals,
    Words,
)
from serpentry.kernels.sssnake.guidance import best_lay
from serpentry.kernels.sssnake.layout import (
    ALL_LAYS,
    CHANCES,
    DECK,
    DRAW_TIME,
    FACT_FACES,
    FACT_SEATS,
    FACT_TAKEN,
    FACT_WAYS,
    HAND_BASE,
    KINDS,
    LEFT,
    LEGAL,
    MOMENT,
    OVER_TIME,
    ROLL,
    ROLL_TIME,
    ROLLS,
)
from serpentry.kernels.sssnake.turn import (
    actor_of,
    play_number,
    random_hand,
    random_roll,
    total,
)


@part
def ways_to_draw(state: Words, facts: Words, number: int) -> int:
    """In how many ways a hand comes from the deck; 0 if it has not so many cards as are drawn."""
    taken = facts[FACT_TAKEN] + KINDS * number
    ways, cards = 1, 0
    for card in range(KINDS):
        cards += facts[taken + card]
        ways *= facts[facts[FACT_WAYS] + HAND_BASE * state[DECK + card] + facts[taken + card]]
    return ways if cards == min(state[ROLL], state[LEFT]) else 0


@part
def random_number(state: Words, facts: Words, rng: Words) -> int:
    """A random roll, hand, lay or gift."""
    if state[MOMENT] == ROLL_TIME:
        return random_roll(facts, rng)
    if state[MOMENT] == DRAW_TIME:
        return random_hand(state, facts, rng)
    legal = state[LEGAL]
    for _ in range(below(rng, popcount(legal))):
        legal &= legal - 1
    return lowest(legal)


@compiled(ACTOR)
def actor(state: Words, facts: Words) -> int:
    """Who acts."""
    return actor_of(state, facts)


@compiled(COUNT)
def count(state: Words, facts: Words) -> int:
    """How many moves or draws there are."""
    if state[MOMENT] == ROLL_TIME:
        return ROLLS
    if state[MOMENT] != DRAW_TIME:
        return popcount(state[LEGAL])
    found = 0
    for number in range(ROLLS, CHANCES):
        found += ways_to_draw(state, facts, number) > 0
    return found


@compiled(MOVES)
def moves(state: Words, facts: Words, out: Words) -> int:
    """Every legal lay or gift."""
    legal, found = state[LEGAL], 0
    while legal != 0:
        out[found] = lowest(legal)
        legal &= legal - 1
        found += 1
    return found


@compiled(DRAWS)
def draws(state: Words, facts: Words, numbers: Words, weights: Words) -> int:
    """The faces of the die, or the hands that the deck can give."""
    found = 0
    if state[MOMENT] == ROLL_TIME:
        for number in range(ROLLS):
            numbers[number] = number
            weights[number] = facts[facts[FACT_FACES] + 2 * number + 1]
        found = ROLLS
    if state[MOMENT] == DRAW_TIME:
        for number in range(ROLLS, CHANCES):
            ways = ways_to_draw(state, facts, number)
            if ways > 0:
                numbers[found], weights[found] = number, ways
                found += 1
    return found


@compiled(PICK)
def pick(state: Words, facts: Words, rng: Words) -> int:
    """Any legal lay or gift, all alike, or a roll or hand with its true odds."""
    return random_number(state, facts, rng)


@compiled(PLAY)
def play(state: Words, facts: Words, number: int) -> None:
    """A roll, a draw, a lay or a gift."""
    play_number(state, facts, number)


@compiled(SCORES)
def scores(state: Words, facts: Words, out: Reals) -> None:
    """Minus the missing cards of all rounds, and who wins with them."""
    seats = facts[FACT_SEATS]
    best, winners = total(state, facts, 0), 0
    for seat in range(seats):
        out[seat] = total(state, facts, seat)
        best = max(best, int(out[seat]))
    for seat in range(seats):
        winners += out[seat] == best
    for seat in range(seats):
        out[seats + seat] = 1.0 / winners if out[seat] == best else 0.0


@compiled(DEED)
def deed(state: Words, facts: Words, number: int) -> int:
    """None means the same twice."""
    return 0


@compiled(PLAYOUT)
def playout(state: Words, facts: Words, rng: Words, trail: Words, guided: int) -> int:
    """Play to the end; guided play mostly takes what leaves the fewest cards missing."""
    played = 0
    while state[MOMENT] != OVER_TIME:
        trail[2 * played], trail[2 * played + 1] = actor_of(state, facts), 0
        number = -1
        if guided > 0 and state[LEGAL] & ALL_LAYS and below(rng, 100) < guided:
            number = best_lay(state, facts, rng)
        if number < 0:
            number = random_number(state, facts, rng)
        play_number(state, facts, number)
        played += 1
    return played
