"""Builds the engine of one game: `python -m serpentry.builder.worker GAME PACKAGE FOLDER MACHINE…`.

Each line it writes says how far it has come, as `[done, steps, what]`. Two that build the same wait
for each other, and the second finds everything done.
"""

import gc
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from serpentry.builder.targets import BY_NAME
from serpentry.engine.engine_files import tidied
from serpentry.engine.making import ENVIRONMENT, NICENESS, BuildProgress
from serpentry.engine.sources import fingerprint_of

SELDOM = 100_000
"""New objects between two looks for rubbish: Numba keeps nearly all of its own until the end."""


def work(game: str, package: str, folder: Path, machines: Sequence[str]) -> None:
    """Build what is not there yet."""
    with _alone(folder, game):
        there = tidied(folder, game, fingerprint_of(package))
        missing = [BY_NAME[name] for name in machines if name not in there]
        if missing:
            gc.set_threshold(SELDOM)
            building = import_module("serpentry.builder.building")
            building.build(game, package, missing, folder, _tell)


def _tell(progress: BuildProgress) -> None:
    print(json.dumps(progress), flush=True)


@contextmanager
def _alone(folder: Path, game: str) -> Iterator[None]:
    """Wait until nobody else builds this game here."""
    try:
        locking = import_module("fcntl")
    except ImportError:  # Windows: two builders do the same work, and either result serves
        yield
        return
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / f".{game}.lock", "wb") as held:
        locking.flock(held, locking.LOCK_EX)
        yield


def main(game: str, package: str, folder: str, *machines: str) -> None:
    """Build; beside play the processor is left to those who play."""
    unset = [name for name, value in ENVIRONMENT.items() if os.environ.get(name) != value]
    if unset:
        sys.exit(f"The builder needs {', '.join(unset)} in its environment: see `make engine`.")
    if hasattr(os, "nice"):
        os.nice(int(os.environ.get(NICENESS, "0")))
    work(game, package, Path(folder), machines)


if __name__ == "__main__":
    main(*sys.argv[1:])
