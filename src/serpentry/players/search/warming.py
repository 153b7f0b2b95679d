"""Getting a game's search ready before it is needed: its first use on a machine compiles."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import serpentry
from serpentry.catalogue.kernels import KERNELS, has_kernel, kernel_of
from serpentry.kernels.interface import SIGNATURES
from serpentry.tabletop.game import Game

COMPILED = ("@compiled(", "@program(")


def steps(game: Game[Any, Any]) -> int:
    """How many functions are compiled or loaded for a game's search."""
    package = Path(serpentry.__file__).parent
    kernel = KERNELS[game.name].removeprefix("serpentry.").replace(".", "/")
    files = [package / "kernels/driver.py", *(package / "players/search").glob("*.py")]
    files += sorted((package / kernel).rglob("*.py"))
    texts = [file.read_text("utf-8") for file in files if file.name != "warming.py"]
    return len(SIGNATURES) + sum(text.count(mark) for text in texts for mark in COMPILED)


def warm_up(game: Game[Any, Any], tell: Callable[[str, bool], None] | None = None) -> None:
    """Load the game's search; each function is told, and whether it had to be compiled."""
    if has_kernel(game):
        with import_module("serpentry.kernels.compiling").told(tell):
            import_module("serpentry.players.search.crew")
            kernel_of(game)
