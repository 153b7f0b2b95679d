"""`python -m tests.engine.wasm [POSITIONS]`: the long comparison, in Node and in Chromium."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.engine.wasm.running import game_of, in_chromium, in_node
from tests.engine.wasm.searches import write

POSITIONS, SIMULATIONS = 10_000, 200


def main(positions: int) -> int:
    """Compare; how many searches went otherwise."""
    with TemporaryDirectory() as folder:
        began = perf_counter()
        files = write(Path(folder), positions, SIMULATIONS)
        print(f"{positions:,} positions, {SIMULATIONS} simulations each: native", end=" ")
        print(f"in {perf_counter() - began:.0f} s")
        wrong = 0
        for name, run in (("Node", in_node), ("Chromium", in_chromium)):
            began = perf_counter()
            found = run(files)
            different = sum(map(len, found.values()))
            games = sorted({game_of(file) for file, numbers in found.items() if numbers})
            print(f"{name}: {different} differences", *games, f"in {perf_counter() - began:.0f} s")
            wrong += different
    return wrong


if __name__ == "__main__":
    sys.exit(bool(main(int(sys.argv[1]) if len(sys.argv) > 1 else POSITIONS)))
