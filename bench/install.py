"""`python -m bench.install WHEEL`: what an install of the wheel takes, and how soon it plays.

The wheel goes into an environment of its own, without this checkout and without a compiler. Then
level 8 makes a first move in every game; its processor time is told without what it thought for.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

THINKING = 0.05
PROGRAM = """
import sys, time
from random import Random
import serpentry
from serpentry.catalogue import set_up
from serpentry.players import find_player
from serpentry.players.terms import Terms
from serpentry.tabletop.walk import draw
assert not any(name in sys.modules for name in ("numba", "llvmlite", "numpy"))
game, rng = set_up(sys.argv[1]), Random(1)
position = game.rules.start()
while not isinstance(seat := game.rules.to_act(position), int) or seat < 0:
    position = game.rules.play(position, draw(game.rules, position, rng))
view = game.secrets.view(position, seat)
seconds = float(sys.argv[2])
move = find_player("level8").choose(game, view, seat, rng, Terms(seconds=seconds))
assert game.rules.why_illegal(position, move) is None
print(time.process_time() - seconds, game.notation.write(move))
"""
GAMES = ("snekagon", "snekagon5g", "schlangennest", "sssnake", "carnival")
TIMES = 3
BARS = {"MB on disk": 240, "CPU s": 0.5}


def megabytes(folder: Path) -> float:
    """How much lies in a folder."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6


def install(wheel: str) -> None:
    """Install, weigh and play."""
    console = Console(highlight=False, soft_wrap=True)
    with TemporaryDirectory() as folder:
        place = Path(folder) / "installed"
        subprocess.run(["uv", "venv", "--quiet", "--python", sys.executable, place], check=True)
        python = str(place / "bin" / "python")
        words = ["uv", "pip", "install", "--quiet", "--python", python, wheel]
        subprocess.run(words, check=True)
        size = megabytes(place / "lib")
        console.print(f"{size:.0f} MB on disk (at most {BARS['MB on disk']})")
        kept = {"HOME": folder, "PATH": os.defpath, "SERPENTRY_ENGINES": f"{folder}/none"}
        for game in GAMES:
            told = []
            for _ in range(TIMES):
                words = [python, "-c", PROGRAM, game, str(THINKING)]
                done = subprocess.run(
                    words, capture_output=True, text=True, cwd=folder, env=kept, check=True
                )
                seconds, move = done.stdout.strip().split(" ", 1)
                told.append(float(seconds))
            console.print(
                f"{game}: level 8 plays {move}; import and first move {min(told):.2f} CPU s, "
                f"thinking left out (at most {BARS['CPU s']})"
            )


if __name__ == "__main__":
    install(sys.argv[1])
