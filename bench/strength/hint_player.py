"""A player who does nothing but take hints, against a level.

`python -m bench hint_player GAME [--level 8] [--games 64] [--players N]`. The player of hints sits
in each seat in turn and the level in all others, after a random move. Told is its share of the wins
(a draw is half a one) with its 95 % interval, also by seat; and how many hints were only guesses.
"""

import json
import os
from argparse import ArgumentParser
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from bench.collecting import Row, collect, stem_of
from serpentry.catalogue import set_up
from serpentry.hosting.evaluations.adviser import Adviser
from serpentry.players.roster import find_player
from serpentry.review.judges import LOOKS, JudgeKind
from serpentry.search.budget import Simulations
from serpentry.tabletop.helpers.intervals import share_interval
from serpentry.tabletop.helpers.walk import draw, random_move

USUAL = LOOKS[JudgeKind.SEARCH]
CORES_A_LEVEL = 2
"""So many cores a level that takes its time has."""


def game_of_hints(
    seed: int,
    name: str,
    seats: int,
    options: dict[str, object],
    level: str,
    opening: int,
    budget: int,
) -> Row:
    """A game, with hints in one of the seats."""
    game: Any = set_up(name, seats, options)
    place, number = seed % seats, seed // seats
    # The opening is the same for every place of the player of hints.
    rng, luck = Random(f"hints {name} {seats} {number}"), Random(f"hints {name} {seats} {seed}")
    foe, adviser = find_player(level), Adviser(Simulations(budget))
    foe.prepare(game)
    position, guesses = game.rules.start(), 0
    moves, spent = list[str](), list[float]()
    while (seat := game.rules.to_act(position)) is not None:
        if not isinstance(seat, int):
            position = game.rules.play(position, draw(game.rules, position, rng))
            continue
        view = game.secrets.view(position, seat)
        if len(moves) < opening:
            move = random_move(game.rules, position, seat, rng)
        elif seat == place:
            began = perf_counter()
            hint = adviser.advise(game, view, seat, luck)
            spent.append(perf_counter() - began)
            move, guesses = hint.move, guesses + hint.is_guess
        else:
            move = foe.choose(game, view, seat, luck)
        moves.append(game.notation.write(move))
        position = game.rules.play(position, move)
    winners = game.rules.outcome(position).winners
    share = 1 / len(winners) if place in winners else 0.0
    took = round(sum(spent) / max(1, len(spent)), 3)
    return {
        "seed": seed,
        "place": place,
        "share": share,
        "moves": " ".join(moves),
        "hints": len(spent),
        "guesses": guesses,
        "seconds_a_hint": took,
    }


def told(rows: list[Row]) -> str:
    """A share with its interval."""
    points = sum(row["share"] for row in rows)
    low, high = share_interval(points, len(rows)).ends
    return f"{points / max(1, len(rows)):.1%} ({low:.0%} to {high:.0%}, {len(rows)} games)"


def main() -> None:
    """Play, and tell."""
    read = ArgumentParser(prog="python -m bench hint_player")
    read.add_argument("name", metavar="GAME")
    read.add_argument("--level", type=int, default=8)
    read.add_argument("--games", type=int, default=64)
    read.add_argument("--players", type=int, default=2)
    read.add_argument("--options", default="{}")
    read.add_argument("--opening", type=int, default=1, help="random moves at first")
    read.add_argument("--seed", type=int, default=0, help="of the first game")
    read.add_argument("--budget", type=int, default=USUAL, help="how far a hint looks")
    read.add_argument("--file", type=Path, help="where games are kept")
    read.add_argument("--seconds", type=float, default=1e9, help="no game begins later")
    jobs = max(1, (os.cpu_count() or 1) // CORES_A_LEVEL)
    read.add_argument("--jobs", type=int, default=jobs, help="processes")
    given = read.parse_args()
    level, seats = f"level{given.level}", given.players
    options = json.loads(given.options)
    how = {"opening": given.opening, "budget": given.budget}
    stem = stem_of(given.name, seats, level, **how, **options)
    file = given.file or Path("build", "hint_player", f"{stem}.jsonl")
    work = partial(
        game_of_hints,
        name=given.name,
        seats=seats,
        options=options,
        level=level,
        opening=given.opening,
        budget=given.budget,
    )
    seeds = range(given.seed, given.seed + given.games)
    rows = collect(work, seeds, file, given.jobs, given.seconds)
    hints = sum(row["hints"] for row in rows)
    guesses = sum(row["guesses"] for row in rows)
    print(f"{given.name}, {seats} players: hints score {told(rows)} against {level}")
    for place in range(seats):
        print(f"  from seat {place + 1}: {told([row for row in rows if row['place'] == place])}")
    print(f"  {len({row['moves'] for row in rows})} of the games are different ones")
    took = sum(row["hints"] * row["seconds_a_hint"] for row in rows) / max(1, hints)
    print(f"  {guesses} of {hints} hints were guesses; {took:.2f} s a hint")


if __name__ == "__main__":
    main()
