"""Walking through a game: a whole game, random play, and counting all ways to play."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeVar

from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.rules import Rules

P = TypeVar("P")
M = TypeVar("M")


def draw(rules: Rules[P, M], position: P, rng: Random) -> M:
    """One of chance's moves, with its true odds."""
    draws = rules.draws(position)
    return drawn(draws, rng.randrange(sum(weight for _, weight in draws)))


def drawn(draws: Sequence[tuple[M, int]], ticket: int) -> M:
    """The draw that a number falls on, from 0 to the sum of weights less one."""
    for move, weight in draws:
        ticket -= weight
        if ticket < 0:
            return move
    raise AssertionError("weights are positive")


def walk(
    rules: Rules[P, M], choose: Callable[[P, Seat], M], chance: Random, position: P | None = None
) -> Iterator[tuple[Actor, M, P]]:
    """A game to its end: each event's actor, move and the position after it."""
    if position is None:
        position = rules.start()
    while (actor := rules.to_act(position)) is not None:
        move = draw(rules, position, chance) if actor is CHANCE else choose(position, actor)
        position = rules.play(position, move)
        yield actor, move, position


def random_move(rules: Rules[P, M], position: P, actor: Actor, rng: Random) -> M:
    """A move of the actor's: any one equally likely for a seat, with its true odds for chance."""
    if actor is CHANCE:
        return draw(rules, position, rng)
    moves = rules.moves(position)
    return moves[int(rng.random() * len(moves))]


def random_walk(
    rules: Rules[P, M], rng: Random, position: P | None = None
) -> Iterator[tuple[Actor, M, P]]:
    """Random play to the end, chance's draws with their true odds."""
    return walk(rules, lambda now, seat: random_move(rules, now, seat, rng), rng, position)


def count_sequences(rules: Rules[P, M], position: P, depth: int) -> int:
    """How many sequences of a length there are; draws branch but don't count as moves (perft)."""
    if depth == 0:
        return 1
    actor = rules.to_act(position)
    if actor is None:
        return 0
    if actor is CHANCE:
        return sum(
            count_sequences(rules, rules.play(position, move), depth)
            for move, _ in rules.draws(position)
        )
    moves = rules.moves(position)
    if depth == 1:
        return len(moves)
    return sum(count_sequences(rules, rules.play(position, move), depth - 1) for move in moves)
