"""Having an engine made where none came with the package: the builder, in a process of its own.

In a checkout the builder's tools are there, and a game's engine is made beside play when it is
first wanted; elsewhere nothing can be made, and there is no need to.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.engine_files import cache_folder
from serpentry.engine.faults import EngineFault, NotMade
from serpentry.engine.library import library_of
from serpentry.engine.machines import this_machine

TOOLS = ("numba", "llvmlite", "ziglang")
WORKER = (sys.executable, "-m", "serpentry.builder.worker")
ENVIRONMENT = {
    "NUMBA_OPT": "0",
    "NUMBA_LOOP_VECTORIZE": "0",
    "NUMBA_CPU_NAME": "generic",
    "PYTHONHASHSEED": "0",
}
"""Numba is to leave its code as it is: LLVM makes it fast later, for the machine it is for."""
NICENESS = "SERPENTRY_BUILDER_NICENESS"
BESIDE_PLAY = {NICENESS: "10"}
"""How far a builder stands back behind those who play."""


class BuildProgress(NamedTuple):
    """How far a building has come."""

    done: int
    steps: int
    what: str


Listener = Callable[[BuildProgress], None]


def can_make() -> bool:
    """Whether the tools are here."""
    return all(find_spec(name) for name in TOOLS)


def command(
    game: str, package: str, targets: Sequence[str] = (), folder: Path | None = None
) -> list[str]:
    """What builds the engine of a game with the kernel in a package, for this machine or others."""
    return [*WORKER, game, package, str(folder or cache_folder()), *(targets or [this_machine()])]


def environment() -> dict[str, str]:
    """The builder's settings, in addition to those of this process."""
    return os.environ | ENVIRONMENT


def is_there(game: str) -> bool:
    """Whether a game's engine can be used at once."""
    try:
        library_of(game)
    except EngineFault:
        return False
    return True


def see_to(game: str, tell: Listener = lambda _: None) -> None:
    """Have a game's engine, made now if need be; an EngineFault says why there is none."""
    if is_there(game) or not can_make():
        library_of(game)
        return
    for progress in make(command(game, KERNELS[game]), game):
        tell(progress)
    library_of(game)


def make(words: Sequence[str], game: str) -> Iterator[BuildProgress]:
    """Run the builder, and tell how far it has come."""
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment()
    ) as process:
        assert process.stdout
        assert process.stderr
        try:
            for line in process.stdout:
                yield progress_of(line)
            said = process.stderr.read().strip()
            process.wait()
        except BaseException:
            process.kill()
            raise
    if process.returncode:
        why = said.splitlines()[-1] if said else f"the builder ended with {process.returncode}"
        raise NotMade(game, why)


def progress_of(line: str) -> BuildProgress:
    """What a line of the builder's output tells."""
    return BuildProgress(*json.loads(line))
