"""`python -m tests.engine.wasm [POSITIONS] [Node|Chromium]`: a long comparison, in one or both."""

import sys
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.engine.wasm.running import game_of, in_chromium, in_node
from tests.engine.wasm.searches import write

POSITIONS, SIMULATIONS = 10_000, 200
PLACES = {"Node": in_node, "Chromium": in_chromium}


def main(positions: int, places: Iterable[str]) -> int:
    """Compare; how many searches went otherwise."""
    with TemporaryDirectory() as folder:
        began = perf_counter()
        files = write(Path(folder), positions, SIMULATIONS)
        print(f"{positions:,} positions, {SIMULATIONS} simulations each: native", end=" ")
        print(f"in {perf_counter() - began:.0f} s")
        wrong = 0
        for name in places:
            began = perf_counter()
            found: dict[Path, list[int]] = {}
            for number, file in enumerate(files, 1):
                found |= PLACES[name]([file])
                different = sum(map(len, found.values()))
                print(
                    f"{name}: {number} of {len(files)} set-ups, {different} differences", flush=True
                )
            games = sorted({game_of(file) for file, numbers in found.items() if numbers})
            print(f"{name}: {different} differences", *games, f"in {perf_counter() - began:.0f} s")
            wrong += different
    return wrong


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(bool(main(int(given[0]) if given else POSITIONS, given[1:] or PLACES)))
