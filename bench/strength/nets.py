"""A net against a level.

`python -m bench nets GAME --budget 1s --foe level8 --foe-budget 1s`.

Each random opening is played from every seat, all others taken by the level, every player on one
core. What is told is the net's share of the wins (a draw is half a one) with its 95 % interval
(Wilson), also by seat; and how many games differ, since nothing but players' own luck and the
clock tells games apart that begin with no random move (`--opening 0`).
"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic, perf_counter
from typing import Any, NamedTuple

from serpentry.arena.statistics import wilson_interval
from serpentry.catalogue import set_up
from serpentry.players.levels import LEARNED
from serpentry.players.roster import find_player
from serpentry.players.searcher import SearchPlayer
from serpentry.search.budget import read_budget


class Job(NamedTuple):
    """A game to be played."""

    given: Namespace
    opening: int
    """The seed of its opening."""
    seat: int
    """Where the net sits."""


class Played(NamedTuple):
    """A game that was played."""

    seat: int
    share: float
    seconds: float
    """How long the net thought about a move."""
    moves: tuple[str, ...]
    """All that were made, those of the opening as well."""


def foe_of(given: Namespace) -> Any:
    """The other player, on one core."""
    foe = find_player(given.foe)
    if given.foe_budget:
        foe = foe.within(read_budget(given.foe_budget))
    return replace(foe, cores=1) if isinstance(foe, SearchPlayer) else foe


def play(job: Job) -> Played:
    """Play a game."""
    given = job.given
    game: Any = set_up(given.game, given.seats, dict(given.option))
    net = replace(LEARNED, cores=1, net=given.net).within(read_budget(given.budget))
    net.prepare(game)
    foe, position = foe_of(given), game.rules.start()
    rng, luck = Random(f"opening {job.opening}"), Random(f"{job.opening} {job.seat}")
    spent, moves, made = 0.0, 0, list[str]()
    for _ in range(given.opening):
        move = rng.choice(game.rules.moves(position))
        position = game.rules.play(position, move)
        made.append(repr(move))
    while (seat := game.rules.to_act(position)) is not None:
        player, began = (net if seat == job.seat else foe), perf_counter()
        move = player.choose(game, position, seat, luck)
        position = game.rules.play(position, move)
        made.append(repr(move))
        if seat == job.seat:
            spent, moves = spent + perf_counter() - began, moves + 1
    winners = game.rules.outcome(position).winners
    share = 1 / len(winners) if job.seat in winners else 0.0
    return Played(job.seat, share, spent / max(1, moves), tuple(made))


def told(name: str, games: list[Played]) -> dict[str, Any]:
    """A share with its interval."""
    points = sum(one.share for one in games)
    low, high = wilson_interval(points, len(games))
    return {
        "who": name,
        "games": len(games),
        "share": round(points / max(1, len(games)), 3),
        "interval": [round(low, 3), round(high, 3)],
    }


def option(text: str) -> tuple[str, object]:
    """An option such as board_side=5."""
    name, _, value = text.partition("=")
    return name, json.loads(value)


def arguments() -> Namespace:
    """What the command was given."""
    read = ArgumentParser(prog="python -m bench nets", description="A net against a level.")
    add = read.add_argument
    add("game")
    add("--seats", type=int, default=2)
    add("--net", type=Path, help="a file of weights; the game's own if none is named")
    add("--budget", default="1s")
    add("--foe", default="level8")
    add("--foe-budget", default="1s")
    add("--games", type=int, default=200)
    add("--opening", type=int, default=1, help="random moves at first")
    add("--option", type=option, action="append", default=[])
    add("--processes", type=int, default=1)
    add("--seconds", type=float, default=1e9, help="no game begins later")
    add("--log", type=Path, help="a file that gets a line with the result")
    return read.parse_args()


def jobs(given: Namespace) -> Iterator[Job]:
    """Each opening from every seat."""
    for number in range(given.games // given.seats):
        for seat in range(given.seats):
            yield Job(given, number, seat)


def play_all(given: Namespace) -> list[Played]:
    """Play all games, in so many processes, while there is time."""
    until, waiting, found = monotonic() + given.seconds, jobs(given), list[Played]()
    with ProcessPoolExecutor(given.processes, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(play, job) for job in islice(waiting, given.processes)}
        while running:
            done = next(as_completed(running))
            running.remove(done)
            found.append(done.result())
            if monotonic() < until and (job := next(waiting, None)):
                running.add(pool.submit(play, job))
    return found


def main(given: Namespace) -> None:
    """Play, and tell."""
    games = play_all(given)
    line = {
        "game": given.game,
        "net": given.budget,
        "foe": f"{given.foe} {given.foe_budget}",
        "options": dict(given.option),
        "all": told("all", games),
        "seats": [
            told(f"seat {seat}", [one for one in games if one.seat == seat])
            for seat in range(given.seats)
        ],
        "distinct": {
            "games": len({(one.seat, one.moves) for one in games}),
            "first_four_moves": len({(one.seat, one.moves[:4]) for one in games}),
        },
        "seconds_a_move": round(sum(one.seconds for one in games) / max(1, len(games)), 3),
    }
    print(json.dumps(line), flush=True)
    if given.log:
        with given.log.open("a") as file:
            print(json.dumps(line), file=file)


if __name__ == "__main__":
    main(arguments())
