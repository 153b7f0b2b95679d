"""The deck and what can be drawn from it: numbers of cards, never an order."""

from itertools import combinations_with_replacement
from math import comb
from operator import sub

from serpentry.games.sssnake.rules.cards import CARDS, Card
from serpentry.games.sssnake.rules.moves import Draw

Deck = tuple[int, ...]
"""How many cards of each kind are left, in the order of the table of cards."""

Hand = tuple[Card, ...]
"""Drawn cards by name, in alphabetical order."""

FULL: Deck = tuple(print_.number for print_ in CARDS.values())

DIE: tuple[int, ...] = (1, 1, 2, 2, 3, 3)
"""The faces of the die."""

WAYS = [[comb(left, taken) for taken in range(max(DIE) + 1)] for left in range(max(FULL) + 1)]
"""WAYS[left][taken]: the ways to draw a number of cards out of a number of one kind."""

TAKEN: dict[Hand, Deck] = {
    hand: tuple(hand.count(card) for card in CARDS)
    for number in range(max(DIE) + 1)
    for hand in combinations_with_replacement(CARDS, number)
}
"""All hands, and how many cards of each kind they take."""

DRAWS: dict[int, list[tuple[Draw, Deck]]] = {
    number: [(Draw(hand), taken) for hand, taken in TAKEN.items() if len(hand) == number]
    for number in DIE
}


def draws(deck: Deck, number: int) -> list[tuple[Draw, int]]:
    """The hands of this number of cards that can come, and in how many ways each does."""
    crossed, curve, double, straight = [WAYS[left] for left in deck]
    ways = [
        (draw, crossed[a] * curve[b] * double[c] * straight[d])
        for draw, (a, b, c, d) in DRAWS[number]
    ]
    return ways if min(deck) >= number else [one for one in ways if one[1]]


def without(deck: Deck, hand: Hand) -> Deck:
    """The deck after a hand was drawn."""
    return tuple(map(sub, deck, TAKEN[hand]))
