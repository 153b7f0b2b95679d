"""Kernels and search of this checkout beside another's, in one run.

`python -m bench versions PATH`.

Both take turns on one core, several rounds; the best of each counts. What was chosen must be the
same, so a sum over all that was played is printed and compared, too. Everything is processor time.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

HERE = Path(__file__).parents[2]
MEASURE = """
import json, sys
from time import process_time
from serpentry.catalogue import find
from serpentry.engine.engine import engine_of
from serpentry.engine.many import Many
from serpentry.search.tree import Tree

name, seconds = sys.argv[1], float(sys.argv[2])
began = process_time()
game = find(name).set_up(None, {"board_side": 5} if name == "snekagon" else None)
kernel = engine_of(game)
many = Many(kernel, game.rules.start())
print(json.dumps(process_time() - began), flush=True)

def playouts(guided):
    done, spent, first = 0, 0.0, None
    many.rng[0] = 20261115
    while spent < seconds:
        began = process_time()
        events = many.playouts(500, guided), many.rng[0]
        spent, done = spent + process_time() - began, done + 500
        first = first or events
    return done / spent, first

def simulations():
    tree, done, spent = Tree(kernel, seed=20261115), 0, 0.0
    while spent < 2 * seconds:
        tree.plant(kernel.load(game.rules.start()))
        began = process_time()
        tree.simulate(4000)
        spent, done = spent + process_time() - began, done + 4000
        if done == 4000:
            first = sorted((one.number, one.visits) for one in tree.tried()), tree.memory.rng[0]
    return done / spent, first

def loads():
    began, done = process_time(), 0
    position = game.rules.start()
    while process_time() - began < seconds / 4:
        kernel.load(position)
        done += 1
    return done / (process_time() - began), 0

for line in sys.stdin:
    found = [playouts(0), playouts(70), simulations(), loads()]
    print(json.dumps(found), flush=True)
"""
WHAT = ("random playouts", "guided playouts", "simulations", "loads")


class Checkout:
    """A process that measures one game in one checkout, round by round."""

    def __init__(self, root: Path, name: str, seconds: float) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", MEASURE, name, str(seconds)],
            env=os.environ | {"PYTHONPATH": str(root / "src")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.start = self._answer()
        self.best = [0.0] * len(WHAT)
        self.chosen: list[Any] = []

    def _answer(self) -> Any:
        assert self.process.stdout
        return json.loads(self.process.stdout.readline())

    def round(self) -> None:
        """Measure once more."""
        assert self.process.stdin
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        found = self._answer()
        self.best = [max(old, one) for old, (one, _) in zip(self.best, found, strict=True)]
        self.chosen = [chosen for _, chosen in found]


def versions(other: Path, names: list[str], rounds: int, seconds: float) -> None:
    """Print the table."""
    table = Table("game", "what", "there", "here", "ratio", "same")
    for name in names:
        there, here = Checkout(other, name, seconds), Checkout(HERE, name, seconds)
        for _ in range(rounds):
            there.round()
            here.round()
        for place, what in enumerate(WHAT):
            old, new = there.best[place], here.best[place]
            same = "yes" if there.chosen[place] == here.chosen[place] else "NO"
            table.add_row(name, what, f"{old:,.0f}", f"{new:,.0f}", f"{new / old:.2f}", same)
        for checkout in (there, here):
            checkout.process.communicate()
    Console().print(table)


if __name__ == "__main__":
    known = ["snekagon", "snekagon5g", "carnival", "schlangennest", "sssnake"]
    versions(Path(sys.argv[1]).resolve(), sys.argv[2:] or known, rounds=5, seconds=0.5)
