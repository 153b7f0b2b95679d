"""A net against a level.

`python -m bench nets GAME --budget 1s --foe level8 --foe-budget 1s`.

Each random opening is played from every seat, all others taken by the level, every player on one
core unless `--cores` says otherwise; `--cores 0 --budget "" --foe-budget ""` plays levels as they
are. What is told is the net's share of the wins (a draw is half a one) with its 95 % interval
(Wilson), also by seat; and how many games differ, since nothing but players' own luck and the clock
tells games apart that begin with no random move (`--opening 0`).
"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import monotonic, perf_counter
from typing import Any, NamedTuple

from serpentry.catalogue import set_up
from serpentry.nets.net_files import FILES
from serpentry.players.levels import LEARNED
from serpentry.players.net_player import NetPlayer
from serpentry.players.roster import find_player
from serpentry.players.searcher import SearchPlayer
from serpentry.search.budget import read_budget
from serpentry.tabletop.helpers.intervals import share_interval

GAMES = sorted({path.stem.partition("-")[0] for path in FILES.glob("*.npz")})
"""Those that nets play. Chance has no part in them: others are for `python -m bench ladder`."""


class Match(NamedTuple):
    """Who plays whom, at which table."""

    game: str
    seats: int = 2
    options: tuple[tuple[str, object], ...] = ()
    player: str = LEARNED.name
    budget: str = "200ms"
    foe: str = "level8"
    foe_budget: str = "200ms"
    games: int = 200
    opening: int = 1
    """Random moves at first."""
    cores: int = 1
    net: Path | None = None


class Job(NamedTuple):
    """A game to be played."""

    match: Match
    opening: int
    """The seed of its opening."""
    seat: int
    """Where the player sits."""


class Played(NamedTuple):
    """A game that was played."""

    match: Match
    seat: int
    share: float
    seconds: float
    """How long the player thought about a move."""
    moves: tuple[str, ...]
    """All that were made, those of the opening as well."""
    foe_seconds: float = 0.0
    """How long the level thought about a move."""


@dataclass
class Spent:
    """Seconds that were spent on each move."""

    mine: list[float] = field(default_factory=list)
    foe: list[float] = field(default_factory=list)


def seated(name: str, budget: str, cores: int, net: Path | None = None) -> Any:
    """A player with a budget on so many cores, its own if none are given."""
    player = find_player(name)
    if budget:
        player = player.within(read_budget(budget))
    if isinstance(player, NetPlayer):
        player = replace(player, net=net)
    if cores and isinstance(player, NetPlayer | SearchPlayer):
        player = replace(player, cores=cores)
    return player


def play(job: Job) -> Played:
    """Play a game."""
    match = job.match
    game: Any = set_up(match.game, match.seats, dict(match.options))
    mine = seated(match.player, match.budget, match.cores, match.net)
    foe = seated(match.foe, match.foe_budget, match.cores)
    for player in (mine, foe):
        player.prepare(game)
    position, made = opened(game, job)
    luck, spent = Random(f"{job.opening} {job.seat}"), Spent()
    while (seat := game.rules.to_act(position)) is not None:
        player, began = (mine if seat == job.seat else foe), perf_counter()
        move = player.choose(game, position, seat, luck)
        (spent.mine if seat == job.seat else spent.foe).append(perf_counter() - began)
        position = game.rules.play(position, move)
        made.append(move)
    return played(game, job, position, made, spent)


def opened(game: Any, job: Job) -> tuple[Any, list[Any]]:
    """Where a game begins after the random moves of its opening, and these moves."""
    position, rng, made = game.rules.start(), Random(f"opening {job.opening}"), list[Any]()
    for _ in range(job.match.opening):
        made.append(rng.choice(game.rules.moves(position)))
        position = game.rules.play(position, made[-1])
    return position, made


def played(game: Any, job: Job, position: Any, made: list[Any], spent: Spent) -> Played:
    """What came out of a game."""
    winners = game.rules.outcome(position).winners
    share = 1 / len(winners) if job.seat in winners else 0.0
    moves = tuple(map(repr, made))
    return Played(job.match, job.seat, share, mean(spent.mine), moves, mean(spent.foe))


def jobs(matches: Sequence[Match]) -> Iterator[Job]:
    """Each opening from every seat, all matches side by side, so that they end together."""
    openings = [
        (number * match.seats / match.games, place, number)
        for place, match in enumerate(matches)
        for number in range(match.games // match.seats)
    ]
    for _, place, number in sorted(openings):
        for seat in range(matches[place].seats):
            yield Job(matches[place], number, seat)


def play_all(
    matches: Sequence[Match], processes: int = 1, seconds: float = 1e9
) -> dict[Match, list[Played]]:
    """Play all games, in so many processes; none begins after so many seconds."""
    until, waiting = monotonic() + seconds, jobs(matches)
    found = {match: list[Played]() for match in matches}
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(play, job) for job in islice(waiting, processes)}
        while running:
            done = next(as_completed(running))
            running.remove(done)
            played = done.result()
            found[played.match].append(played)
            if monotonic() < until and (job := next(waiting, None)):
                running.add(pool.submit(play, job))
    return found


def mean(numbers: Sequence[float]) -> float:
    """Their mean, 0 of none."""
    return sum(numbers) / max(1, len(numbers))


def told(name: str, games: list[Played]) -> dict[str, Any]:
    """A share with its interval."""
    points = sum(one.share for one in games)
    low, high = share_interval(points, len(games)).ends
    return {
        "who": name,
        "games": len(games),
        "share": round(points / max(1, len(games)), 3),
        "interval": [round(low, 3), round(high, 3)],
    }


def result(match: Match, games: list[Played]) -> dict[str, Any]:
    """What came out of a match."""
    return {
        "game": match.game,
        "player": match.player,
        "net": match.budget,
        "weights": match.net.stem if match.net else "",
        "foe": f"{match.foe} {match.foe_budget}",
        "cores": match.cores,
        "options": dict(match.options),
        "opening": match.opening,
        "all": told("all", games),
        "seats": [
            told(f"seat {seat}", [one for one in games if one.seat == seat])
            for seat in range(match.seats)
        ],
        "distinct": {
            "games": len({(one.seat, one.moves) for one in games}),
            "first_four_moves": len({(one.seat, one.moves[:4]) for one in games}),
        },
        "seconds_a_move": round(mean([one.seconds for one in games]), 3),
        "foe_seconds_a_move": round(mean([one.foe_seconds for one in games]), 3),
    }


def tell(results: list[dict[str, Any]], log: Path | None) -> None:
    """Print a line for each match, and keep it."""
    for line in map(json.dumps, results):
        print(line, flush=True)
        if log:
            with log.open("a") as file:
                print(line, file=file)


def option(text: str) -> tuple[str, object]:
    """An option such as board_side=5."""
    name, _, value = text.partition("=")
    return name, json.loads(value)


def arguments() -> Namespace:
    """What the command was given."""
    read = ArgumentParser(prog="python -m bench nets", description="A net against a level.")
    add = read.add_argument
    add("game", choices=GAMES)
    add("--seats", type=int, default=2)
    add("--player", default=LEARNED.name, help="who plays against the level, if not a net")
    add("--net", type=Path, help="a file of weights; the game's own if none is named")
    add("--budget", default="1s")
    add("--foe", default="level8")
    add("--foe-budget", default="1s")
    add("--cores", type=int, default=1, help="of each player; 0: a level's own")
    add("--games", type=int, default=200)
    add("--opening", type=int, default=1, help="random moves at first")
    add("--option", dest="options", type=option, action="append", default=[])
    add("--processes", type=int, default=1)
    add("--seconds", type=float, default=1e9, help="no game begins later")
    add("--log", type=Path, help="a file that gets a line with the result")
    return read.parse_args()


def main(given: Namespace) -> None:
    """Play, and tell."""
    known = {name: one for name, one in vars(given).items() if name in Match._fields}
    match = Match(**{**known, "options": tuple(given.options)})
    games = play_all([match], given.processes, given.seconds)
    tell([result(match, games[match])], given.log)


if __name__ == "__main__":
    main(arguments())
