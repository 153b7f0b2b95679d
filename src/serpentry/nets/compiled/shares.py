"""From what a net says to what a tree takes: shares of the win, and the likeliest moves."""

from math import log

from serpentry.kernels.bits import chance, lowest
from serpentry.kernels.compiling import compiled, stay_small
from serpentry.kernels.roots import exponential, logarithm
from serpentry.kernels.structs import Reals, Words
from serpentry.nets.compiled.halving import LOWEST_NUMBER
from serpentry.nets.guided_memory import NUMBERS_OF_A_MOVE
from serpentry.nets.student_memory import StudentMemory

WORD_BITS = 64
RAREST, RAREST_LOGARITHM = 2.0**-53, -53 * log(2)
"""No chance is smaller but none; only of numbers from 1 on are there logarithms."""


@compiled
def power(number: float) -> float:
    """e to the power of a number."""
    stay_small()
    return exponential(number)


@compiled
def log_of(number: float) -> float:
    """The logarithm of a number of at least 1."""
    stay_small()
    return logarithm(number)


@compiled
def luck(net: StudentMemory, rng: Words) -> float:
    """Noise such that the highest of odds and noise is drawn by its odds (Gumbel)."""
    if net.noise <= 0.0:
        return 0.0
    rare = max(log_of(1.0 / max(chance(rng), RAREST)), RAREST)
    return -net.noise * (log_of(rare / RAREST) + RAREST_LOGARITHM)


@compiled
def name_shares(net: StudentMemory, out: Reals) -> None:
    """Each seat's share of the win, from the one to act on."""
    facts = net.facts
    first, most, total = (facts.rows + facts.pointers) * facts.columns, LOWEST_NUMBER, 0.0
    for seat in range(facts.seats):
        most = max(most, float(net.answers[first + seat]))
    for seat in range(facts.seats):
        out[seat] = power(net.answers[first + seat] - most)
        total += out[seat]
    for seat in range(facts.seats):
        out[seat] /= total


@compiled
def put(out: Reals, used: int, most: int, move: int, said: float, noise: float) -> int:
    """Put a move among the best, those of the same worth in the order they came; how many."""
    score = said + noise
    at = used
    if used == most:
        last = NUMBERS_OF_A_MOVE * (used - 1)
        if score <= out[last + 1] + out[last + 2]:
            return used
        at = used - 1
    place = NUMBERS_OF_A_MOVE * at
    while place > 0 and score > out[place - 2] + out[place - 1]:
        before = place - NUMBERS_OF_A_MOVE
        for number in range(NUMBERS_OF_A_MOVE):
            out[place + number] = out[before + number]
        place = before
    out[place], out[place + 1], out[place + 2] = move, said, noise
    return min(used + 1, most)


@compiled
def name_moves(net: StudentMemory, mask: Words, rng: Words, out: Reals) -> None:
    """The best of all legal moves, by their odds and luck; below 0 where no more come."""
    facts = net.facts
    used, most = 0, LOWEST_NUMBER
    words = (facts.moves + WORD_BITS - 1) // WORD_BITS
    for word in range(words):
        bits = mask[word]
        while bits != 0:
            move = WORD_BITS * word + lowest(bits)
            bits &= bits - 1
            said = float(net.answers[net.places[move]])
            most = max(most, said)
            used = put(out, used, facts.named, move, said, luck(net, rng))
    total = 0.0
    for word in range(words):
        bits = mask[word]
        while bits != 0:
            move = WORD_BITS * word + lowest(bits)
            bits &= bits - 1
            total += power(net.answers[net.places[move]] - most)
    odds = most + log_of(max(total, 1.0))
    for number in range(facts.named):
        place = NUMBERS_OF_A_MOVE * number
        if number < used:
            out[place + 1] -= odds
        else:
            out[place] = -1.0
