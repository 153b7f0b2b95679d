"""Swiss for two beside FIDE's Dutch system, as caissify-pairings has it: the quality of rounds.

`uv run --with caissify-pairings python -m bench swiss`: it is needed for nothing else. Both pair
tournaments of the same players, of the sizes with which that library is tested itself; results are
drawn by the players' strengths.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from importlib import import_module
from itertools import combinations
from random import Random
from typing import Any

from tests.clubs.evenings import Evening, plan

from serpentry.clubs.commands import PairNext, Report
from serpentry.clubs.plans import SWISS

SIZES = ((10, 5), (20, 9), (9, 5), (15, 6))
"""Players and rounds; the first two are the library's own, the others have byes."""
DRAWS = 0.2
NEEDED = "caissify_pairings"

Result = tuple[Fraction, Fraction]
Pairs = list[tuple[int, int]]
Pair = Callable[["Played"], tuple[Pairs, list[int]]]


@dataclass
class Played:
    """A tournament so far: what is counted is counted here, for both alike."""

    ratings: list[int]
    rounds: int
    done: list[Pairs] = field(default_factory=list)
    results: list[list[Result]] = field(default_factory=list)
    byes: list[list[int]] = field(default_factory=list)
    starts: dict[int, list[int]] = field(default_factory=dict)
    """What everybody had: 0 for a start, 1 for the second move."""
    floats: dict[int, list[str]] = field(default_factory=dict)
    points: list[Fraction] = field(default_factory=list)
    seen: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.points = [Fraction(0)] * len(self.ratings)
        self.starts = {one: [] for one in range(len(self.ratings))}
        self.floats = {one: [] for one in range(len(self.ratings))}

    def add(self, pairs: Pairs, byes: list[int], results: list[Result]) -> None:
        """One more round."""
        met = {frozenset(pair) for one in self.done for pair in one}
        out = {one for waiting in self.byes for one in waiting}
        before = [*self.points]
        for pair, result in zip(pairs, results, strict=True):
            apart = before[pair[0]] - before[pair[1]]
            self.seen["games"] += 1
            self.seen["met again"] += frozenset(pair) in met
            self.seen["other score"] += apart != 0
            self.seen["half points apart"] += int(2 * abs(apart))
            for seat, one in enumerate(pair):
                self.starts[one].append(seat)
                ahead = apart if seat == 0 else -apart
                self.floats[one].append("down" if ahead > 0 else "up" if ahead < 0 else "none")
                self.points[one] += result[seat]
        for one in byes:
            self.seen["sat out again"] += one in out
            self.points[one] += 1
            self.floats[one].append("down")
        self.done.append(pairs)
        self.results.append(results)
        self.byes.append(byes)

    def close(self) -> Counter[str]:
        """All that is counted, with what shows at the end."""
        for had in self.starts.values():
            apart = abs(had.count(0) - had.count(1))
            self.seen["players"] += 1
            self.seen["starts within one"] += apart <= 1
            self.seen["starts three apart"] += apart > 2
            three = zip(had, had[1:], had[2:], strict=False)
            self.seen["three in a row"] += any(len({*one}) == 1 for one in three)
        for one, other in combinations(range(len(self.ratings)), 2):
            better = self.points[one] - self.points[other]
            self.seen["orders"] += 1
            self.seen["as strong"] += (better > 0) - (better < 0)
        return self.seen


def result_of(ratings: list[int], pair: tuple[int, int], rng: Random) -> Result:
    """Somebody wins by strength, or nobody does."""
    chance = 1 / (1 + 10 ** ((ratings[pair[1]] - ratings[pair[0]]) / 400))
    if rng.random() < DRAWS:
        return Fraction(1, 2), Fraction(1, 2)
    first = Fraction(rng.random() < chance)
    return first, 1 - first


def ours(ratings: list[int], rounds: int) -> Pair:
    """Rounds as a club has them."""
    evening = Evening(len(ratings), plan(SWISS, rounds=rounds))
    members = [*evening.club.members]
    strengths = {one: float(rating) for one, rating in zip(members, ratings, strict=True)}

    def pair(played: Played) -> tuple[Pairs, list[int]]:
        for game, result in zip(
            evening.tournament.open_games, (played.results or [[]])[-1], strict=True
        ):
            places = (1, 1) if result[0] == result[1] else (1, 2) if result[0] else (2, 1)
            evening.do(Report(1, game.number, places))
        evening.do(PairNext(1, strengths))
        now = evening.tournament.rounds[-1]
        seats = [evening.tournament.games[number - 1].seats for number in now.games]
        pairs = [(members.index(one), members.index(other)) for one, other in seats]
        return pairs, [members.index(bye.member) for bye in now.byes]

    return pair


def theirs(library: Any) -> Pair:
    """Rounds of the Dutch system."""

    def pair(played: Played) -> tuple[Pairs, list[int]]:
        out = Counter(one for waiting in played.byes for one in waiting)
        players = [
            {
                "id": one + 1,
                "name": f"{one + 1}",
                "score": float(played.points[one]),
                "rating": rating,
                "starting_number": one + 1,
                "color_hist": _colours(played, one),
                "float_history": played.floats[one],
                "bye_count": out[one],
            }
            for one, rating in enumerate(played.ratings)
        ]
        before = {(a + 1, b + 1) for pairs in played.done for a, b in pairs}
        number = len(played.done) + 1
        found = library.generate_pairings("dutch", players, before, number, played.rounds)
        games = [one for one in found if one["black_id"] is not None]
        byes = [one["white_id"] - 1 for one in found if one["black_id"] is None]
        return [(one["white_id"] - 1, one["black_id"] - 1) for one in games], byes

    return pair


def _colours(played: Played, one: int) -> list[str]:
    starts, found = iter(played.starts[one]), list[str]()
    for byes in played.byes:
        found.append("none" if one in byes else ("white", "black")[next(starts)])
    return found


def whole(pair: Pair, ratings: list[int], rounds: int, seed: int) -> Counter[str]:
    """A tournament to its end, and what was counted."""
    played = Played(ratings, rounds)
    for number in range(rounds):
        pairs, byes = pair(played)
        rng = Random(f"{seed} {number}")
        played.add(pairs, byes, [result_of(ratings, one, rng) for one in pairs])
    return played.close()


def main() -> None:
    """Pair both, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tournaments", type=int, default=100, help="of each size")
    given = parser.parse_args()
    try:
        library = import_module(NEEDED)
    except ImportError:
        sys.exit("caissify-pairings is missing: uv run --with caissify-pairings … has it.")
    print("players rounds | who   | again | byes again | other score | points apart", end=" | ")
    print("starts within 1 | over 2 apart | three in a row | order by strength")
    for players, rounds in SIZES:
        seen = {"ours": Counter[str](), "Dutch": Counter[str]()}
        for seed in range(given.tournaments):
            rng = Random(f"{players} {seed}")
            ratings = sorted((round(rng.gauss(1500, 250)) for _ in range(players)), reverse=True)
            seen["ours"].update(whole(ours(ratings, rounds), ratings, rounds, seed))
            seen["Dutch"].update(whole(theirs(library), ratings, rounds, seed))
        for name, one in seen.items():
            print(_line(players, rounds, name, one), flush=True)


def _line(players: int, rounds: int, name: str, one: Counter[str]) -> str:
    games, people = one["games"], one["players"]
    return (
        f"{players:7} {rounds:6} | {name:5} | {one['met again']:5} | {one['sat out again']:10} | "
        f"{one['other score'] / games:11.1%} | {one['half points apart'] / 2 / games:12.3f} | "
        f"{one['starts within one'] / people:15.1%} | {one['starts three apart'] / people:12.1%} | "
        f"{one['three in a row'] / people:14.1%} | {one['as strong'] / one['orders']:17.3f}"
    )


if __name__ == "__main__":
    main()
