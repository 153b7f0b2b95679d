"""Games of the strongest level against itself, each position judged as hints and reviews judge it.

`python -m bench selfplay GAME FILE [--seats N] [--seconds S] [--jobs J]`. A few random moves, then
every move is the best of the judge's own search. A line a game goes to the file: who was to move,
what each judge said before calibration, what was proved, and who won. `python -m bench calibration`
fits and tests curves with it. Whatever the file holds already is not played again, so a run can be
broken off at any time. Needs the packages numpy, platformdirs and threadpoolctl alone.
"""

import json
import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from random import Random
from time import time
from typing import Any

from serpentry.catalogue import set_up
from serpentry.review.judges import JudgeKind, kinds_here, raw_look
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.helpers.walk import draw, random_move

FEWEST, MOST = 1, 4
"""So many random moves a game begins with, of all seats together."""
DEEPER_PART = 0.04
"""In so many positions the judge looks further, too: for how near it was."""
DEEPER_LEVEL = 2


def one_game(name: str, seats: int, options: dict[str, object], seed: int) -> dict[str, Any]:
    """A game: what was said of its positions, and how it ended."""
    game: Any = set_up(name, seats, options)
    rng, rows = Random(f"{name} {seats} {seed}"), list[dict[str, Any]]()
    wild = rng.randint(FEWEST, MOST) + max(0, seats - 2)
    kinds = kinds_here(game)
    position, ply = game.rules.start(), 0
    while (actor := game.rules.to_act(position)) is not None:
        if actor is CHANCE:
            position = game.rules.play(position, draw(game.rules, position, rng))
            continue
        view = game.secrets.view(position, actor)
        moves = game.rules.moves(view)
        if ply < wild or len(moves) == 1:
            move = random_move(game.rules, position, actor, rng)
        else:
            row, move = judged(game, view, actor, kinds, rng)
            rows.append({"ply": ply, **row})
        position, ply = game.rules.play(position, move), ply + 1
    winners = game.rules.outcome(position).winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    about = {"game": name, "seats": seats, "options": options, "seed": seed}
    return {**about, "plies": ply, "shares": shares, "rows": rows}


def judged(
    game: Any, view: Any, seat: int, kinds: tuple[JudgeKind, ...], rng: Random
) -> tuple[dict[str, Any], Any]:
    """What the judges say of a position, and the best move of the first of them."""
    first = raw_look(game, view, seat, kinds[0], 0)
    row: dict[str, Any] = {"seat": seat, kinds[0]: rounded(first.results)}
    if first.proved:
        return {**row, "proved": True}, first.moves[0]
    if rng.random() < DEEPER_PART:
        deeper = raw_look(game, view, seat, kinds[0], DEEPER_LEVEL)
        row["deeper"] = rounded(deeper.results)
    for kind in kinds[1:]:
        if rng.random() < DEEPER_PART:
            row[kind] = rounded(raw_look(game, view, seat, kind, 0).results)
    return row, first.moves[0]


def rounded(results: tuple[float, ...]) -> list[float]:
    """What each seat can expect."""
    return [round(one, 4) for one in results]


def played(job: tuple[str, int, dict[str, object], int, float]) -> dict[str, Any] | None:
    """A game, if there is time for it."""
    name, seats, options, seed, until = job
    return one_game(name, seats, options, seed) if time() < until else None


def games(given: Namespace, seeds: Iterator[int], until: float) -> Iterator[dict[str, Any]]:
    """Games as they end, on all cores."""
    jobs = ((given.name, given.seats, json.loads(given.options), seed, until) for seed in seeds)
    with get_context("spawn").Pool(given.jobs) as pool:
        for one in pool.imap_unordered(played, jobs):
            if one is None:
                return
            yield one


def main() -> None:
    """Play until time is up."""
    read = ArgumentParser(prog="python -m bench selfplay")
    read.add_argument("name", metavar="GAME")
    read.add_argument("file", type=Path)
    read.add_argument("--seats", type=int, default=2)
    read.add_argument("--options", default="{}")
    read.add_argument("--seconds", type=float, default=60.0)
    read.add_argument("--games", type=int, default=100_000)
    read.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = read.parse_args()
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ[name] = "1"
    done = set[int]()
    if given.file.is_file():
        lines = given.file.read_text("utf-8").splitlines()
        done = {json.loads(line)["seed"] for line in lines}
    seeds = (seed for seed in range(given.games) if seed not in done)
    count = 0
    with suppress(KeyboardInterrupt), given.file.open("a", encoding="utf-8") as file:
        for one in games(given, seeds, time() + given.seconds):
            file.write(json.dumps(one, separators=(",", ":")) + "\n")
            file.flush()
            count += 1
    print(f"{given.name}, {given.seats} seats: {count} games more")


if __name__ == "__main__":
    main()
