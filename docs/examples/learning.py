"""What both learning examples share: the table they learn at, and the curve they are measured by.

The game is SNEKAGON on its smallest board. Learners meet `random` and `level1` by turns, from both
seats; they are measured against `level2`, which they never meet while they learn.

`python docs/examples/learning.py learning.csv learning.svg` draws the curves of a file.
"""

import argparse
import csv
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from gymnasium.spaces import Box
from gymnasium.wrappers import TransformObservation

from serpentry.arena.charts import SHARES, Axis, ChartLine, line_chart, save
from serpentry.languages import Language
from serpentry.research.gymnasium import SeatEnv
from serpentry.tabletop.helpers.intervals import Interval, share_interval

TABLES, STEPS = 16, 128
"""Games at a time, and moves in each of them before a learner looks back."""
TEACHERS = ("random", "level1")
GOAL = "level2"
OTHERS = 99
"""The seed of games that decide nothing, not even when to stop."""
UNIT, MOST = 8, 4
"""Most counts of a chart are small: they are told in eighths, up to four."""

Choose = Callable[[Any, Any], int]
"""The number of a move, for what is seen and what is legal."""
Learn = Callable[[], int]
"""Learn for a while; how many moves were made since the start."""


def table(player: str) -> TransformObservation[Any, Any, Any]:
    """The environment: each episode is played from the next seat."""
    env = SeatEnv("snekagon", players=[player], seat=None, options={"board_side": 4}, sight="chart")
    space = Box(0, MOST, env.observation_space.shape, np.float32)
    return TransformObservation(
        env, lambda seen: np.minimum(seen / UNIT, MOST).astype(np.float32), space
    )


def teacher(number: int) -> str:
    """Who plays at a table of that number."""
    return TEACHERS[number % len(TEACHERS)]


def points(choose: Choose, games: int, seed: int) -> float:
    """Points in games against `level2`: a draw is half a win."""
    env, won = table(GOAL), 0.0
    for number in range(games):
        seen, info = env.reset(seed=seed if number == 0 else None)
        over, result = False, 0.0
        while not over:
            seen, reward, over, _, info = env.step(choose(seen, info["action_mask"]))
            result += float(reward)
        won += (result + 1) / 2
    return won


def follow(library: str, learn: Learn, choose: Choose) -> None:
    """Learn until `level2` is beaten or time is up; a line of the curve after every while."""
    given = arguments()
    used, moves = 0.0, 0
    while not keep(given, library, used, moves, choose) and used < 60 * given.minutes:
        began = process_time()
        moves = learn()
        used += process_time() - began
    print(f"In other games: {told(points(choose, given.games, OTHERS), given.games)}")


def keep(given: argparse.Namespace, library: str, used: float, moves: int, choose: Choose) -> bool:
    """Measure, and add a line to the curve; whether `level2` is beaten beyond doubt."""
    won = points(choose, given.games, given.seed)
    share, (low, high) = won / given.games, share_interval(won, given.games).ends
    print(f"{used:.0f} CPU seconds, {moves} moves: {told(won, given.games)}", flush=True)
    with given.curve.open("a", encoding="utf-8") as file:
        figures = (f"{one:.3f}" for one in (share, low, high))
        row = (library, f"{used:.0f}", moves, given.games, *figures)
        csv.writer(file, lineterminator="\n").writerow(row)
    return low > 1 / 2


def told(won: float, games: int) -> str:
    """A share with its interval."""
    low, high = share_interval(won, games).ends
    return f"{won / games:.1%} of {games} games against {GOAL} (95%: {low:.1%} to {high:.1%})"


def arguments() -> argparse.Namespace:
    """What the command was given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15, help="CPU time, measuring left out")
    parser.add_argument("--games", type=int, default=400, help="of each measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("learning.csv"))
    return parser.parse_args()


def plot(curves: Path, image: Path) -> None:
    """Draw the share won against `level2` by CPU time, a line for each library."""
    with curves.open(encoding="utf-8") as file:
        rows = [*csv.reader(file)]
    lines = [
        ChartLine(library, [_point(row) for row in rows if row[0] == library])
        for library in dict.fromkeys(row[0] for row in rows)
    ]
    title = f"Share won against {GOAL}"
    save(line_chart(title, Axis("CPU seconds"), SHARES, lines, Language()), image)


def _point(row: list[str]) -> tuple[float, Interval]:
    seconds, _, _, share, low, high = map(float, row[1:])
    return seconds, Interval(low, share, high)


if __name__ == "__main__":
    plot(*map(Path, sys.argv[1:]))
