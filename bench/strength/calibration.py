"""Whether chances come true: what the judge said, and what strong players made of it.

`python -m bench calibration GAME [--seats N] [--games FOLDER] [--fit]` reads the games that `python
-m bench selfplay` wrote to FOLDER/GAME-SEATS.jsonl. A curve is fitted to games with even seeds and
tested with the others, and the other way round: a reliability table, and the Brier score beside
those of the search alone and of a constant. With --fit the package's curves are written again, from
all games. What is proved is left out.
"""

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy
from rich.console import Console
from rich.table import Table

from bench.collecting import known_rows
from serpentry.review.calibration import CalibrationCurve
from serpentry.review.judges import JudgeKind

CURVES = Path("src/serpentry/review/curves/curves.json")
FEWEST_GAMES, ENOUGH_GAMES = 40, 500
"""No curve is fitted to fewer games; only from many it is learned which seat is better off."""
STEPS, STEP, SLOW, SLOWER = 1500, 0.02, 0.9, 0.99
FADING = 0.005
"""Handicaps of seats must be worth their while: seats share few games."""
COVERED = 0.95
WIDEST = 0.2
"""A wider interval would tell nobody anything, and is not shown."""
FEWEST_DEEPER = 40
"""No spread is told from fewer positions that were looked at twice."""


class Said(NamedTuple):
    """What was said of a position, and what came of it."""

    seed: int
    seat: int
    search: tuple[float, ...]
    """By the search of the position alone."""
    both: tuple[float, ...]
    """And by those along the line: the mean, as the judge has it."""
    deeper: tuple[float, ...] | None
    shares: tuple[float, ...]


def positions(file: Path, kind: str) -> Iterator[Said]:
    """The positions of all games that are not proved."""
    for game in known_rows(file):
        for row in game["rows"]:
            if row.get("proved") or kind not in row:
                continue
            both = tuple(row[kind])
            search = tuple(row.get("alone", both))
            deeper = tuple(row["deeper"]) if "deeper" in row else None
            yield Said(game["seed"], row["seat"], search, both, deeper, tuple(game["shares"]))


def fitted(found: list[Said], games: int) -> CalibrationCurve:
    """The curve under which what happened was likeliest."""
    seats = len(found[0].both)
    logs = numpy.log(numpy.clip([one.both for one in found], 0.003, 0.997))
    movers = numpy.array([one.seat for one in found])
    shares = numpy.array([one.shares for one in found])
    rows = numpy.arange(len(found))
    facts: Any = numpy.zeros(2 + seats)
    facts[0] = 1.0
    speed, size = numpy.zeros_like(facts), numpy.zeros_like(facts)
    for step in range(1, STEPS):
        odds = facts[0] * logs + facts[2:]
        odds[rows, movers] += facts[1]
        parts = numpy.exp(odds - odds.max(1, keepdims=True))
        off = parts / parts.sum(1, keepdims=True) - shares
        slope = numpy.concatenate(
            [[(off * logs).sum()], [off[rows, movers].sum()], off.sum(0)]
        ) / len(found)
        slope[2:] = slope[2:] + FADING * facts[2:] if games >= ENOUGH_GAMES else 0.0
        speed = SLOW * speed + (1 - SLOW) * slope
        size = SLOWER * size + (1 - SLOWER) * slope**2
        facts -= STEP * (speed / (1 - SLOW**step)) / (numpy.sqrt(size / (1 - SLOWER**step)) + 1e-8)
    power, handicap, *own = (round(float(one), 3) for one in facts)
    return CalibrationCurve(power, handicap, tuple(own))


def spread(found: list[Said], curve: CalibrationCurve) -> float | None:
    """How near a deeper look was in 19 of 20 cases, for even chances."""
    off = []
    for one in found:
        if one.deeper is not None:
            said = curve.results(one.both, one.seat)[one.seat]
            later = curve.results(one.deeper, one.seat)[one.seat]
            off.append(abs(said - later) / max(0.3, 2 * sqrt(said * (1 - said))))
    if len(off) < FEWEST_DEEPER:
        return None
    found_spread = round(float(numpy.quantile(off, COVERED)), 3)
    return found_spread if found_spread <= WIDEST else None


def curve_for(found: list[Said], games: int) -> CalibrationCurve:
    """The same, with how near a deeper look was."""
    curve = fitted(found, games)
    return CalibrationCurve(curve.power, curve.handicap, curve.seats, spread(found, curve))


def brier(found: list[Said], chances: list[float]) -> float:
    """The mean square of what was wrong with chances of whoever was to move."""
    off = [chance - one.shares[one.seat] for one, chance in zip(found, chances, strict=True)]
    return float(numpy.mean(numpy.square(off)))


def table(found: list[Said], chances: list[float]) -> Table:
    """By tenths of the scale, what was said and what happened."""
    shown = Table("chance", "positions", "said", "happened", "apart")
    came = numpy.array([one.shares[one.seat] for one in found])
    said = numpy.array(chances)
    for tenth in range(10):
        here = (said >= tenth / 10) & (said < (tenth + 1) / 10 + (tenth == 9))
        if here.any():
            one, other = said[here].mean(), came[here].mean()
            wide = 1.96 * came[here].std() / sqrt(here.sum())
            shown.add_row(
                f"{10 * tenth}–{10 * tenth + 10} %",
                str(here.sum()),
                f"{one:.1%}",
                f"{other:.1%} ± {100 * wide:.1f}",
                f"{100 * (one - other):+.1f}",
            )
    return shown


def measured(given: Namespace, seats: int, kind: str) -> CalibrationCurve | None:
    """Print how well a judge does, and give its curve."""
    console = Console(highlight=False)
    file = given.games / f"{given.name}-{seats}.jsonl"
    found = list(positions(file, kind))
    games = len({one.seed for one in found})
    if games < FEWEST_GAMES:
        console.print(f"{given.name}, {seats} seats, {kind}: only {games} games, so no curve")
        return None
    halves = [[one for one in found if one.seed % 2 == half] for half in (0, 1)]
    curve = curve_for(found, games)
    tested, chances, constant, covered = list[Said](), list[float](), list[float](), list[bool]()
    for mine, other in (halves, halves[::-1]):
        known = curve_for(other, games)
        mean = float(numpy.mean([one.shares[one.seat] for one in other]))
        said = [known.results(one.both, one.seat)[one.seat] for one in mine]
        tested, chances, constant = tested + mine, chances + said, constant + [mean] * len(mine)
        for one, chance in zip(mine, said, strict=True):
            if one.deeper is not None:
                later = known.results(one.deeper, one.seat)[one.seat]
                covered.append(abs(later - chance) <= (known.reach(chance) or 0.0))
    alone = [one.search[one.seat] for one in tested]
    console.print(
        f"{given.name}, {seats} seats, {kind}: {len(tested)} positions of {games} games, each "
        f"tested with a curve of the other half; of all games it is {curve}. Brier score "
        f"{brier(tested, chances):.4f}, of the search alone {brier(tested, alone):.4f}, of a "
        f"constant {brier(tested, constant):.4f}. Intervals hold the deeper figure in "
        f"{sum(covered)} of {len(covered)}.",
        soft_wrap=True,
    )
    if kind == given.table or given.table == "all":
        console.print(table(tested, chances))
    return curve


def main() -> None:
    """Print the tables, and write the curves if that is wanted."""
    read = ArgumentParser(prog="python -m bench calibration")
    read.add_argument("name", metavar="GAME")
    read.add_argument("--seats", type=int)
    read.add_argument("--games", type=Path, default=Path("build/selfplay"))
    read.add_argument("--table", default="all", help="the judge whose table is shown")
    read.add_argument("--fit", action="store_true", help="write the curves of the package again")
    given = read.parse_args()
    curves = json.loads(CURVES.read_text("utf-8"))
    files = sorted(given.games.glob(f"{given.name}-*.jsonl"))
    for seats in (int(file.stem.rpartition("-")[2]) for file in files):
        if given.seats not in (None, seats):
            continue
        for kind in (JudgeKind.NET, JudgeKind.SMALL, JudgeKind.SEARCH):
            curve = measured(given, seats, kind)
            if curve is not None:
                game = curves.setdefault(given.name, {}).setdefault(str(seats), {})
                known = {"power": curve.power, "handicap": curve.handicap}
                game[kind.value] = {**known, "seats": [*curve.seats], "spread": curve.spread}
    if given.fit:
        CURVES.write_text(json.dumps(curves, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
