"""`python -m tests.proofs [--moves N] [--seed S] [GAME …]`: no false sentence in many refusals."""

import argparse

from serpentry.catalogue import find
from tests.proofs.search import PROVED, prove


def main() -> None:
    """Prove what is said about many illegal moves of each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name in given.names or PROVED:
        told = prove(find(name), given.moves, given.seed)
        print(f"{name}: {given.moves} illegal moves, {told.total()} sentences, all true")
        for key, count in told.most_common():
            print(f"  {count:8} {key}", flush=True)


if __name__ == "__main__":
    main()
