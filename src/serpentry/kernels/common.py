"""Functions of kernels that are the same in every game, built around a game's own.

Those that bear a name of the one list serve every game that has none of its own.
"""

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

from serpentry.kernels import interface
from serpentry.kernels.bits import below
from serpentry.kernels.compiling import compiled
from serpentry.kernels.interface import SIGNATURES, Functions, Verdict
from serpentry.kernels.structs import AnyStruct, Reals, Words, word
from serpentry.kernels.structs.pointing import bytes_of, words_of

Function = Callable[..., Any]


class Calls(NamedTuple):
    """A kernel's functions, to be compiled into programs; each takes a state first."""

    actor: Function
    moves: Function
    draws: Function
    pick: Function
    play: Function
    scores: Function
    playout: Function
    deed: Function
    priors: Function
    settle: Function
    observe: Function
    mask: Function


WORD = 8
"""Bytes of a word."""
INFINITE = 1.0e18


class Acting(AnyStruct):
    """A state that says who acts."""

    actor = word()


@compiled
def heeds(rng: Words, guided: int) -> bool:
    """Whether guidance is followed this time, in a number of cases of a hundred."""
    return guided > 0 and below(rng, 100) < guided


def heeding(choose: Function) -> Function:
    """What guided play guesses: mostly what the game chooses (-1: nothing), else nothing."""

    @compiled
    def guess(state: AnyStruct, rng: Words, guided: int) -> int:
        return choose(state, rng) if heeds(rng, guided) else -1

    return guess


def playing(
    actor: Function, guess: Function, pick: Function, play: Function, deed: Function
) -> Function:
    """Play to the end: a seat plays what the game guesses (-1: nothing) or else anything."""

    @compiled
    def playout(state: AnyStruct, rng: Words, trail: Words, guided: int) -> int:
        played = 0
        while True:
            who = actor(state)
            if who == interface.OVER:
                return played
            number = guess(state, rng, guided) if who >= 0 else -1
            if number < 0:
                number = pick(state, rng)
            trail[2 * played] = who
            trail[2 * played + 1] = deed(state, number) if who >= 0 else 0
            play(state, number)
            played += 1

    return playout


@compiled
def by_score(state: AnyStruct, seat: int, score: int) -> int:
    """The seat that scores most wins."""
    return score


def scoring(score: Function, rank: Function = by_score) -> Function:
    """Each seat's score, and the win shared out among those who rank highest."""

    @compiled
    def scores(state: AnyStruct, out: Reals) -> None:
        seats = state.facts.seats
        best, winners = -INFINITE, 0
        for seat in range(seats):
            reached = score(state, seat)
            out[seat], out[seats + seat] = reached, rank(state, seat, reached)
            best = max(best, out[seats + seat])
        for seat in range(seats):
            winners += out[seats + seat] == best
        for seat in range(seats):
            out[seats + seat] = 1.0 / winners if out[seats + seat] == best else 0.0

    return scores


@compiled
def draws(state: AnyStruct, numbers: Words, weights: Words) -> int:
    """There is no luck."""
    return 0


@compiled
def deed(state: AnyStruct, number: int) -> int:
    """None means the same twice."""
    return 0


@compiled
def same_deed(state: AnyStruct, number: int) -> int:
    """The move itself: it means the same in every position."""
    return number


@compiled
def actor(state: Acting) -> int:
    """The seat to act is kept in the state."""
    return state.actor


@compiled
def guess(state: AnyStruct, rng: Words, guided: int) -> int:
    """There is no guidance."""
    return -1


@compiled
def priors(state: AnyStruct, moves: Words, count: int, out: Reals) -> None:
    """All moves look the same."""
    for at in range(count):
        out[at] = 0.5


@compiled
def settle(state: AnyStruct, work: Words, budget: int, out: Reals) -> int:
    """Nothing is ever proved."""
    return Verdict.NOT_TRIED


@compiled
def observe(state: AnyStruct, seat: int, out: Words) -> None:
    """A game without a chart is seen as its state is in memory; nothing of it is hidden."""
    memory = words_of(state)
    for at in range(bytes_of(state) // WORD):
        out[at] = memory[at]


@compiled
def mask(state: AnyStruct, out: Words) -> None:
    """The game has no net that chooses moves of the game."""


@compiled
def complete(state: AnyStruct) -> None:
    """A loaded state is complete."""


def gathered(state: type[AnyStruct], *modules: ModuleType, is_learned: bool = False) -> Functions:
    """A game's functions, found by their names in its modules, the first that has one.

    Playouts are made of its `guess`, scores of its `score` and, where more decides, its `rank`.
    """
    named: dict[str, Function] = {}
    for module in (sys.modules[__name__], *reversed(modules)):
        named |= {name: one for name, one in vars(module).items() if name in OWN}
    named["scores"] = scoring(named.pop("score"), named.pop("rank", by_score))
    guess = named.pop("guess")
    named["playout"] = playing(named["actor"], guess, named["pick"], named["play"], named["deed"])
    return Functions(state, is_learned, **named)


OWN = {*SIGNATURES, "guess", "score", "rank"} - {"scores", "playout"}
"""What is looked for in a game's modules."""
