"""OpenSpiel's playthroughs; `python -m tests.research.playthroughs [GAME…]` writes them anew."""

import sys
from pathlib import Path

from absl import flags
from open_spiel.python.algorithms import generate_playthrough

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


def prepare() -> None:
    """Make the library ready: it reads flags that only its own programs set."""
    register()
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthroughs"])


def path_of(name: str) -> Path:
    return FOLDER / f"{game_name(name)}.txt"


def replayed(path: Path) -> tuple[str, str]:
    """What a file says, and what playing its moves again says."""
    prepare()
    kept, again = generate_playthrough.replay(str(path))
    return kept, again


def main() -> None:
    prepare()
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or names():
        string = f"{game_name(name)}({SETTINGS.get(name, '')})"
        text = generate_playthrough.playthrough(
            string,
            None,
            observation_params_string="observation(flat=True)",
            seed=SEEDS.get(name, 1),
        )
        path_of(name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
