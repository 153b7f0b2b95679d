"""How far the judge's value of a position is from the one after the move it calls the best.

`python -m bench consistency GAME [--positions 500] [--seats N]`. Games begin with a few random
moves; then each move is the judge's best. What is proved before the move is left out. Told are the
median and the 95th percentile for the seat to move, in points of a hundred; and where intervals are
shown, how many of them hold the later figure. With luck, or hidden hands, both are one figure.
"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable
from functools import partial
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy

from bench.collecting import Row, collect, stem_of
from serpentry.catalogue import set_up
from serpentry.hosting.evaluations.adviser import Adviser
from serpentry.hosting.evaluations.deepening import USUAL_LOOK
from serpentry.review.judges import is_foreseeable
from serpentry.search.budget import Budget
from serpentry.tabletop.helpers.walk import draw, random_move

FEWEST, MOST = 1, 4
"""So many random moves a game begins with, of all seats together."""
A_GAME = 5
"""About so many positions of a game are not proved."""


class Consistency(NamedTuple):
    """How near both figures are, in points of a hundred."""

    positions: int
    median: float
    high: float
    """The 95th percentile."""
    held: int
    """So many of the intervals that are shown hold the later figure."""
    shown: int

    def told(self) -> str:
        """In words."""
        words = (
            f"{self.positions} positions: {self.median:.1f} points in the median, "
            f"{self.high:.1f} at the 95th percentile; "
        )
        if not self.shown:
            return words + "no interval is shown"
        return words + f"{self.held} of {self.shown} intervals hold the later figure"


def walked(
    seed: int, name: str, seats: int, options: dict[str, object], budget: Budget = USUAL_LOOK
) -> Row:
    """A game of best moves: what was said before each, and after it."""
    game: Any = set_up(name, seats, options)
    rng, adviser, rows = Random(f"{name} {seats} {seed}"), Adviser(budget), list[Row]()
    wild, ply, position = rng.randint(FEWEST, MOST) + max(0, seats - 2), 0, game.rules.start()
    while (seat := game.rules.to_act(position)) is not None:
        if not isinstance(seat, int):
            position = game.rules.play(position, draw(game.rules, position, rng))
            continue
        if ply < wild or len(game.rules.moves(position)) == 1:
            move = random_move(game.rules, position, seat, rng)
        else:
            known = adviser.evaluated(game, position, seat, budget)
            move = known.best
            if known.proved:
                break
            rows.append({"ply": ply, **figures(known.value, known.after[move], seat)})
        position, ply = game.rules.play(position, move), ply + 1
    return {"seed": seed, "rows": rows}


def figures(before: Any, after: Any, seat: int) -> Row:
    """Both figures of the seat to move."""
    span = before.span(seat)
    return {
        "before": round(before.results[seat], 4),
        "after": round(after.results[seat], 4),
        "proved": after.proved,
        "interval": None if span is None else [round(end, 4) for end in span.ends],
    }


def consistency(rows: Iterable[Row]) -> Consistency:
    """How near they are."""
    found = list(rows)
    apart = [100 * abs(one["before"] - one["after"]) for one in found] or [0.0]
    shown = [one for one in found if one["interval"]]
    held = sum(one["interval"][0] <= one["after"] <= one["interval"][1] for one in shown)
    median, high = (float(numpy.quantile(apart, part)) for part in (0.5, 0.95))
    return Consistency(len(found), median, high, held, len(shown))


def measured(given: Namespace) -> Consistency:
    """As many games as have so many positions."""
    options = json.loads(given.options)
    stem = stem_of(given.name, given.seats, **options)
    file = given.file or Path("build", "consistency", f"{stem}.jsonl")
    work = partial(walked, name=given.name, seats=given.seats, options=options)
    rows, seeds = list[Row](), count(given.seed)
    while len(rows) < given.positions:
        some = list(islice(seeds, 1 + (given.positions - len(rows)) // A_GAME))
        games = collect(work, some, file, given.jobs, given.seconds)
        more = [row for game in games for row in game["rows"]]
        rows += more
        if len(games) < len(some) or not more:  # no time is left, or everything is proved
            break
    return consistency(rows)


def main() -> None:
    """Measure, and tell."""
    read = ArgumentParser(prog="python -m bench consistency")
    read.add_argument("name", metavar="GAME")
    read.add_argument("--positions", type=int, default=500)
    read.add_argument("--seats", type=int, default=2)
    read.add_argument("--options", default="{}")
    read.add_argument("--seed", type=int, default=0, help="of the first game")
    read.add_argument("--file", type=Path, help="where games are kept")
    read.add_argument("--seconds", type=float, default=1e9, help="no game begins later")
    read.add_argument("--jobs", type=int, help="processes; default: all cores")
    given = read.parse_args()
    if not is_foreseeable(set_up(given.name, given.seats, json.loads(given.options))):
        raise SystemExit("With luck or hidden hands a position is worth what its best move is.")
    print(f"{given.name}, {given.seats} players: {measured(given).told()}")


if __name__ == "__main__":
    main()
