"""`python -m tests.proofs [--moves N] [--games N] [--seed S] [GAME …]`: no false sentence in many.

Refusals of a number of illegal moves, and all sentences in a number of games, of each game.
"""

import argparse
import sys

from serpentry.catalogue import find
from tests.proofs.search import PROVED, prove
from tests.proofs.told.playing import Told, play_many


def main() -> None:
    """Prove the sentences about many illegal moves of each game, and in many games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    false = 0
    for name in given.names or PROVED:
        if given.moves:
            refused = prove(find(name), given.moves, given.seed)
            print(f"{name}: {given.moves} illegal moves, {refused.total()} sentences, all true")
            for key, count in refused.most_common():
                print(f"  {count:8} {key}", flush=True)
        told = play_many(find(name), given.games, given.seed)
        false += len(told.false)
        _print(name, told)
    sys.exit(1 if false else 0)


def _print(name: str, told: Told) -> None:
    true, keys = told.true.total(), len(told.true)
    print(f"{name}: {told.games} games, {true} sentences of {keys} keys true", end=", ")
    print(f"{len(told.false)} false", flush=True)
    for key, count in told.true.most_common():
        print(f"  {count:8} {key}")
    for one in told.false:
        print(f"  FALSE {one}")
    for key in told.unsaid(name):
        print(f"  never said: {key}")


if __name__ == "__main__":
    main()
