"""Clubs: tournaments of all kinds at random, and whether every round keeps what is promised."""

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from tests.clubs.simulation import Survey

SHARE = 50
"""Tournaments that a process plays before it reports."""


def surveyed(first: int) -> Survey:
    """Some tournaments, by their seeds."""
    survey = Survey()
    for seed in range(first, first + SHARE):
        survey.add(seed)
    return survey


def main() -> None:
    """Play, and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tournaments", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    began, whole, uneven = time.perf_counter(), Survey(), Counter[int]()
    seeds = range(given.first, given.first + given.tournaments, SHARE)
    with ProcessPoolExecutor(given.workers) as pool:
        for one in pool.map(surveyed, seeds):
            whole.tournaments += one.tournaments
            whole.rounds += one.rounds
            whole.games += one.games
            whole.faults += one.faults
            uneven += one.uneven
    seconds = time.perf_counter() - began
    print(f"{whole.tournaments} tournaments, {whole.rounds} rounds, {whole.games} games")
    print(f"{len(whole.faults)} faults, {seconds:.0f} s")
    for apart, count in sorted(uneven.items()):
        print(f"seats at larger tables {apart} apart: {count} players")
    print(*whole.faults[:20], sep="\n")


if __name__ == "__main__":
    main()
