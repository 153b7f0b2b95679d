"""`python -m bench.speed.offline_net`: positions a second of small nets in a browser's Python.

Search as level 9 does it, with its trees and proofs, by processor time: in Node with the packed
files (`make bundle`), then here, on one core each.
"""

from tests.offline.learned import pace
from tests.offline.same import run_there

from serpentry.nets.net_files import FILES, STUDENT

SECONDS = 2.0
PACE = """
import json
from js import process
from tests.offline.learned import pace

def clock():
    spent = process.cpuUsage()
    return (spent.user + spent.system) / 1_000_000

games, seconds = json.loads(given)
json.dumps([max(pace(game, seconds, clock) for _ in range(2)) for game in games])
"""


def main() -> None:
    """Print a line for each game."""
    games = sorted(path.stem for path in FILES.glob(f"*{STUDENT}"))
    for game, there in zip(games, run_there(PACE, [games, SECONDS]), strict=True):
        here = pace(game, SECONDS)
        print(f"{game}: {there:,.0f} positions a second in a browser's Python, {here:,.0f} here")


if __name__ == "__main__":
    main()
