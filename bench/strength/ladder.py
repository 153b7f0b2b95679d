"""How each level does against the one below.

`python -m bench ladder GAME [GAMES] [FIRST] [LAST]`.

`--seats 3` seats the stronger one among several weaker ones; a fair share is told beside. `--pair
level8@20000/level7@500` plays that pair alone: budgets cut alike, where levels take too long.
Levels that are not offered in a game, as luck leaves little between them, are left out.
Games are played on all cores (`--jobs`). A line is printed as soon as a pair is done; interrupt it
at any time.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import pairwise

from rich.console import Console

from serpentry.arena import Results, make_plan, run
from serpentry.arena.worker_pools import pool_for
from serpentry.catalogue import set_up
from serpentry.players.engine_ready import make_ready
from serpentry.players.levels import LEVELS
from serpentry.players.paces import is_worth_choosing, number_of
from serpentry.tabletop.helpers.intervals import share_interval


def pairs(given: Namespace) -> Iterator[tuple[str, str]]:
    """Who plays, the stronger one first."""
    if given.pair:
        yield from (tuple(pair.split("/")) for pair in given.pair)
        return
    levels = [one.name for one in LEVELS if given.first <= (number_of(one.name) or 0) <= given.last]
    for weaker, stronger in pairwise(
        level for level in levels if is_worth_choosing(level, given.game)
    ):
        yield stronger, weaker


def ladder(given: Namespace) -> None:
    """Play the matches."""
    game, console = set_up(given.game, given.seats), Console(highlight=False)
    make_ready(game)
    pool = pool_for(given.jobs)
    for number, (stronger, weaker) in enumerate(pairs(given)):
        players = [stronger, *[weaker] * (given.seats - 1)]
        plan = make_plan("match", game, players, given.games, seed=given.first + number)
        results = Results(plan)
        run(plan, results, pool)
        points = sum(one.points(0) for one in results)
        low, high = share_interval(points, given.games).ends
        fair = "" if given.seats == 2 else f", {1 / given.seats:.0%} would be fair"
        console.print(
            f"{given.game}: {stronger} scores {points / given.games:.0%} against {weaker} "
            f"({low:.0%} to {high:.0%}, {given.games} games{fair})",
            soft_wrap=True,
        )


def arguments() -> Namespace:
    """What the command was given."""
    read = ArgumentParser(prog="python -m bench ladder", description="A level and the one below.")
    read.add_argument("game", nargs="?", default="snekagon")
    read.add_argument("games", nargs="?", type=int, default=40)
    read.add_argument("first", nargs="?", type=int, default=1)
    read.add_argument("last", nargs="?", type=int, default=8)
    read.add_argument("--seats", type=int, default=2)
    read.add_argument("--jobs", type=int, help="processes; default: all cores")
    read.add_argument("--pair", action="append", help="such as level8@20000/level7@500")
    return read.parse_args()


if __name__ == "__main__":
    ladder(arguments())
