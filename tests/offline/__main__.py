"""`python -m tests.offline [MOVES]`: games of every seat count, in a browser's Python and here."""

import sys
from time import perf_counter

from tests.offline import same
from tests.offline.scripted import verdicts

MOVES = 1000


def main(moves: int) -> int:
    """Compare; how many differ."""
    began, games = perf_counter(), same.set_ups()
    there, here = same.in_browsers(games, moves), same.at_the_service(games)
    wrong = [name for name, log in here.items() if there["logs"][name] != log]
    events = sum(log.count("\n") for log in here.values())
    print(f"{len(here)} whole games, {events:,} events: {len(wrong)} logs differ", *wrong)
    for name in there["verdicts"]:
        pairs = zip(there["verdicts"][name], verdicts(name, moves), strict=True)
        differ = sum(one != other for one, other in pairs)
        print(f"{name}: {differ} of {moves:,} verdicts differ")
        wrong += [name] * bool(differ)
    print(f"{perf_counter() - began:.0f} s")
    return len(wrong)


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]) if len(sys.argv) > 1 else MOVES)))
