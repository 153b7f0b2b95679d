"""Ratings of clubs: seasons of people whose strengths are known, and how well they are found.

A club of twelve to fourteen with strengths of 150 points around the mean, of whom four in five come
to an evening of four Swiss rounds. A player who is 200 points stronger wins seven games of ten, at
every size of table. `ratings` of the club's log is compared with what is true.
"""

import argparse
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import exp, log
from random import Random

from tests.clubs.evenings import Evening, plan

from serpentry.clubs.commands import AddMember, Announce, Conclude, PairNext, Report
from serpentry.clubs.plans import SWISS
from serpentry.clubs.ratings import ClubRating, ratings, strengths

SPREAD, COMES, ROUNDS, EVENINGS = 150.0, 0.8, 4, 30
LOOKED_AT = (1, 5, 10, 20, 30)
SCALE = 200 / log(7 / 3)
"""Points in which chances of winning are logistic."""
LEVELS = (2, 4, 6)
GROWTH = 400.0


@dataclass
class Season:
    """A club that is played with true strengths, an evening at a time."""

    seed: int
    seats: int = 2
    spread: float = SPREAD
    has_levels: bool = False
    grows: bool = False
    truth: dict[str, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rng = Random(f"{self.seed} {self.seats} {self.spread}")
        self.evening = Evening(12 + self.seed % 3)
        self.truth = {one: self.rng.gauss(1000, self.spread) for one in self.evening.club.members}
        self.people = [*self.truth]
        for level in LEVELS if self.has_levels else ():
            self.evening.do(AddMember(f"Level {level}", player=f"level{level}"))
            self.truth[[*self.evening.club.members][-1]] = 1000 + 200.0 * (level - 4)

    def play(self) -> None:
        """One evening."""
        evening, number = self.evening, len(self.evening.club.tournaments) + 1
        there = [one for one in self.truth if self.rng.random() < COMES]
        evening.do(Announce(plan(SWISS, self.seats, ROUNDS), tuple(there)))
        known = strengths(evening.club, evening.club.tournaments[number].plan.game)
        for _ in range(ROUNDS):
            evening.do(PairNext(number, known))
            for game in evening.club.tournaments[number].open_games:
                evening.do(Report(number, game.number, self.places(game.seats)))
        evening.do(Conclude(number))
        if self.grows:
            self.truth[self.people[0]] += GROWTH / EVENINGS

    def places(self, seats: tuple[str, ...]) -> tuple[int, ...]:
        """Who comes first, second and so on: each time one of those left, by strength."""
        left, place = [*seats], dict[str, int]()
        while left:
            weights = [exp(self.truth[one] / SCALE) for one in left]
            (first,) = self.rng.choices(left, weights)
            left.remove(first)
            place[first] = len(place) + 1
        return tuple(place[one] for one in seats)


@dataclass
class Found:
    """How near ratings are to what is true."""

    correlation: list[float] = field(default_factory=list)
    slope: list[float] = field(default_factory=list)
    errors: list[float] = field(default_factory=list)
    widths: list[float] = field(default_factory=list)

    def add(self, season: Season, rated: dict[str, ClubRating]) -> None:
        """What a club says after an evening, of its people."""
        people = [one for one in season.people if one in rated]
        if len(people) < 3:
            return
        shown = [float(rated[one].shown[0]) for one in people]
        true = [season.truth[one] for one in people]
        # Without fixed points nobody knows where the mean is.
        off = 0.0 if season.has_levels else statistics.mean(shown) - statistics.mean(true)
        self.correlation.append(_correlation(_ranks(shown), _ranks(true)))
        self.slope.append(statistics.linear_regression(true, shown).slope)
        self.errors += [a - b - off for a, b in zip(shown, true, strict=True)]
        self.widths += [float(rated[one].shown[1]) for one in people]

    @property
    def coverage(self) -> float:
        """The part of the true strengths that lie within what was shown."""
        within = (abs(a) <= b for a, b in zip(self.errors, self.widths, strict=True))
        return statistics.mean(map(float, within))

    def line(self) -> str:
        """The figures."""
        rms = statistics.mean(one**2 for one in self.errors) ** 0.5
        return (
            f"{statistics.mean(self.correlation):11.2f} | {statistics.mean(self.slope):5.2f} | "
            f"{self.coverage:8.1%} | {rms:5.0f} | {statistics.mean(self.widths):5.0f}"
        )


def _ranks(values: list[float]) -> list[float]:
    order = sorted(range(len(values)), key=values.__getitem__)
    ranks = [0.0] * len(values)
    for rank, at in enumerate(order):
        ranks[at] = float(rank)
    return ranks


def _correlation(one: list[float], other: list[float]) -> float:
    return statistics.correlation(one, other)


KINDS: dict[str, Callable[[int], Season]] = {
    "two a table": lambda seed: Season(seed),
    "four a table": lambda seed: Season(seed, seats=4),
    "with levels": lambda seed: Season(seed, has_levels=True),
    "one grows": lambda seed: Season(seed, grows=True),
    "twice the spread": lambda seed: Season(seed, spread=2 * SPREAD),
}


def surveyed(make: Callable[[int], Season], seeds: int) -> dict[int, Found]:
    """What is found after some evenings, over some seasons."""
    found: dict[int, Found] = defaultdict(Found)
    for seed in range(seeds):
        for evening, season in _evenings(make(seed)):
            if evening in LOOKED_AT:
                for rated in ratings(season.evening.club).values():
                    found[evening].add(season, rated)
    return found


def _evenings(season: Season) -> Iterator[tuple[int, Season]]:
    for evening in range(1, EVENINGS + 1):
        season.play()
        yield evening, season


def main() -> None:
    """Play seasons of every kind, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=3)
    parser.add_argument("--kind", choices=KINDS, nargs="*", default=[*KINDS])
    given = parser.parse_args()
    print("                 | evenings | correlation | slope | within ± |   rms | shown ±")
    for kind in given.kind:
        for evening, found in surveyed(KINDS[kind], given.seeds).items():
            print(f"{kind:16} | {evening:8} | {found.line()}", flush=True)


if __name__ == "__main__":
    main()
