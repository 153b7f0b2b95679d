"""OpenSpiel's playthroughs; `python -m tests.research.playthroughs [GAME…]` writes them again."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from serpentry.catalogue import names
from serpentry.research.openspiel import game_name, register

FOLDER = Path(__file__).parent / "playthroughs"
SETTINGS = {
    "snekagon": "board_side=4,pie=True",
    "schlangennest": "border=fixed,size=4x8",
    "sssnake": "start_card=2x1_same_side",
    "carnival": "open_hands=False,snakes_each=1,stall_rounds=1",
}
"""Where the default game would make a long file."""
SEEDS = {"sssnake": 6}
"""Likewise: a short game."""


def generator() -> Any:
    """The library's module, loaded when it is needed, and ready: it reads flags of its programs."""
    register()
    flags = import_module("absl.flags").FLAGS
    if not flags.is_parsed():
        flags(["playthroughs"])
    return import_module("open_spiel.python.algorithms.generate_playthrough")


def path_of(name: str) -> Path:
    return FOLDER / f"{game_name(name)}.txt"


def replayed(path: Path) -> tuple[str, str]:
    """What a file says, and what playing its moves again says."""
    kept, again = generator().replay(str(path))
    return kept, again


def main() -> None:
    write = generator().playthrough
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or names():
        string = f"{game_name(name)}({SETTINGS.get(name, '')})"
        text = write(
            string,
            None,
            observation_params_string="observation(flat=True)",
            seed=SEEDS.get(name, 1),
        )
        path_of(name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
