"""`python -m tests.engine.wasm.speed`: simulations per second in WebAssembly and natively.

Both search the same position from the same seed; the best of some seconds of processor time
counts, as V8 is slow until its optimiser has run.
"""

import json
import subprocess
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from serpentry.catalogue import find
from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.engine import Engine, engine_of
from serpentry.search.tree import Capacity, Tree
from tests.engine.wasm.running import HERE, NODE, wasm_of
from tests.engine.wasm.searches import positions_of, told_of

SIMULATIONS, ROUNDS = 4000, 12
ROOM = Capacity(20_000, 400_000)


def main() -> None:
    """Print a line for each game."""
    with TemporaryDirectory() as folder:
        for name in KERNELS:
            game = find(name).set_up()
            engine = engine_of(game)
            (state,) = positions_of(game.rules.start(), engine, 1, Random(1))
            file = Path(folder) / f"{name}.json"
            file.write_text(json.dumps(told_of(engine, [state], SIMULATIONS, ROOM)), "utf-8")
            native, wasm = _native(engine, state), _wasm(name, file)
            print(f"{name}: native {native:,.0f}, wasm {wasm:,.0f} a second: {wasm / native:.2f}")


def _native(engine: Engine, state: Any) -> float:
    best = 0.0
    for _ in range(ROUNDS):
        tree = Tree(engine, seed=1, capacity=ROOM)
        tree.plant(state)
        began = process_time()
        done = tree.simulate(SIMULATIONS)
        best = max(best, done / (process_time() - began))
    return best


def _wasm(name: str, file: Path) -> float:
    words = [str(NODE), str(HERE / "speed.mjs"), str(wasm_of(name).path), str(file)]
    return float(subprocess.run(words, capture_output=True, text=True, check=True).stdout)


if __name__ == "__main__":
    main()
