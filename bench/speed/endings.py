"""How far from the end of a game proof search reaches, and what it would take from the beginning.

`python -m bench endings GAME [--opt NAME=VALUE …] [--games N] [--nodes N]` plays random games to
their end, and proves each of their positions from the last one backwards, until a proof takes more
than so many nodes. Printed are the positions looked at and the processor time by the moves that are
left, and what the growth from move to move comes to at the empty board. That last figure may be
wrong by several powers of ten: good games are longer, and early moves have more answers.
"""

from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Iterator
from math import log10
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from serpentry.catalogue import find
from serpentry.engine.driver import NO_END, SLICE, Driver
from serpentry.engine.engine import engine_of
from serpentry.kernels.interface import PATIENCE
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.helpers.walk import random_walk

SEATS = 2
FROM_SECONDS = 0.01
"""Proofs that take less say nothing about growth."""
DAY, CORES = 86_400, 16


class Attempt(NamedTuple):
    """A proof that was tried."""

    moves_left: int
    seconds: float
    is_settled: bool


def attempts(game: Any, rng: Random, nodes: int) -> tuple[int, list[Attempt]]:
    """How many moves a random game has, and the proofs of its positions, the last one first."""
    walked = list(random_walk(game.rules, rng))
    positions = [game.rules.start(), *(after for *_, after in walked)]
    found = list[Attempt]()
    for left, position in enumerate(reversed(positions[:-1]), 1):
        if game.rules.to_act(position) is CHANCE:
            continue
        driver, began, looked = Driver(engine_of(game), position), process_time(), 0
        driver.work[PATIENCE] = NO_END
        settled = driver.settle(SLICE)
        if settled is None:
            raise SystemExit(f"{game.name} has no proof search.")
        while settled and not settled.is_proved and (looked := looked + SLICE) < nodes:
            settled = driver.settle(SLICE)
        is_settled = bool(settled and settled.is_proved)
        found.append(Attempt(left, process_time() - began, is_settled))
        if not is_settled:
            break
    return len(walked), found


def growth(seconds: dict[int, list[float]]) -> Iterator[float]:
    """By how much each further move prolongs a proof, where it takes time at all."""
    middle = {left: median(found) for left, found in seconds.items()}
    for left, one in middle.items():
        if middle.get(left - 1, 0) >= FROM_SECONDS:
            yield one / middle[left - 1]


def main(given: Namespace) -> None:
    """Play, prove and tell."""
    game: Any = find(given.game).set_up(SEATS, dict(one.split("=", 1) for one in given.opt))
    seconds, lengths, open_ones = defaultdict[int, list[float]](list), [], 0
    for number in range(given.games):
        length, tried = attempts(game, Random(number), given.nodes)
        lengths.append(length)
        open_ones += not tried[-1].is_settled
        for one in tried:
            seconds[one.moves_left].append(one.seconds)
    for left, found in sorted(seconds.items()):
        print(f"{left:3} moves left: {median(found):8.3f} s in the middle of {len(found)} proofs")
    rates = list(growth(seconds))
    if not rates:
        print("Every proof was over at once.")
        return
    furthest, moves = max(seconds), median(lengths)
    last = log10(median(seconds[furthest]))
    print(f"{open_ones} games had a position that wasn't settled within {given.nodes:,} nodes.")
    for name, rate in (("usually", median(rates)), ("at most", max(rates))):
        power = last + (moves - furthest) * log10(rate)
        days = 10**power / DAY / CORES
        print(
            f"A move more takes {name} {rate:.0f} times as long; from the empty board, {moves:.0f} "
            f"moves before the end, 10^{power:.1f} s of one core: {days:.1g} days of {CORES}."
        )


if __name__ == "__main__":
    read = ArgumentParser(prog="python -m bench endings", description="How far proofs reach.")
    read.add_argument("game")
    read.add_argument("--opt", action="append", default=[], metavar="NAME=VALUE")
    read.add_argument("--games", type=int, default=20)
    read.add_argument("--nodes", type=int, default=4_000_000)
    main(read.parse_args())
