"""What chance and random play choose from in Sssnake, compiled."""

from serpentry.kernels.bits import below, popcount
from serpentry.kernels.compiling import compiled
from serpentry.kernels.sets import list_word, nth_of
from serpentry.kernels.sssnake.structs import CHANCES, HAND_BASE, KINDS, ROLLS, State, Time
from serpentry.kernels.structs import Words


@compiled
def ways_to_draw(state: State, number: int) -> int:
    """In how many ways a hand comes from the deck; 0 if it has fewer cards than are drawn."""
    ways, cards = 1, 0
    for card in range(KINDS):
        taken = state.facts.taken[number, card]
        cards += taken
        ways *= state.facts.ways[state.deck[card], taken]
    return ways if cards == min(state.roll, state.left) else 0


@compiled
def random_roll(state: State, rng: Words) -> int:
    """A roll, each as likely as it has faces."""
    faces = 0
    for number in range(ROLLS):
        faces += state.facts.faces[number].faces
    ticket, number = below(rng, faces), 0
    while ticket >= state.facts.faces[number].faces:
        ticket -= state.facts.faces[number].faces
        number += 1
    return number


@compiled
def random_hand(state: State, rng: Words) -> int:
    """A draw, made card by card; the deck is left as it was."""
    left, hand = state.left, 0
    for _ in range(min(state.roll, left)):
        ticket, card, worth = below(rng, left), 0, HAND_BASE ** (KINDS - 1)
        while True:
            there = state.deck[card] - hand // worth % HAND_BASE
            if ticket < there:
                break
            ticket -= there
            card += 1
            worth //= HAND_BASE
        hand += worth
        left -= 1
    return state.facts.hands[hand]


@compiled
def pick(state: State, rng: Words) -> int:
    """A random roll, hand, placement or gift."""
    if state.moment == Time.ROLL:
        return random_roll(state, rng)
    if state.moment == Time.DRAW:
        return random_hand(state, rng)
    return nth_of(state.legal, below(rng, popcount(state.legal)))


@compiled
def count(state: State) -> int:
    """How many moves or draws there are."""
    if state.moment == Time.ROLL:
        return ROLLS
    if state.moment != Time.DRAW:
        return popcount(state.legal)
    found = 0
    for number in range(ROLLS, CHANCES):
        found += ways_to_draw(state, number) > 0
    return found


@compiled
def moves(state: State, out: Words) -> int:
    """Every legal placement or gift."""
    return list_word(state.legal, 0, out, 0)


@compiled
def draws(state: State, numbers: Words, weights: Words) -> int:
    """The faces of the die, or the hands that the deck can give."""
    found = 0
    if state.moment == Time.ROLL:
        for number in range(ROLLS):
            numbers[number], weights[number] = number, state.facts.faces[number].faces
        found = ROLLS
    if state.moment == Time.DRAW:
        for number in range(ROLLS, CHANCES):
            ways = ways_to_draw(state, number)
            if ways > 0:
                numbers[found], weights[found] = number, ways
                found += 1
    return found
