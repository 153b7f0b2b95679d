"""An installed wheel's size, and how soon it plays.

`python -m bench install WHEEL`.

The wheel goes into environments of their own, without this checkout and without a compiler: alone,
and with extras. Then level 8 makes a first move in every game, with no extra; its processor time is
told without what it thought for.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

UV = os.environ.get("UV", "uv")
"""Whoever runs this by `uv run`, as make does, is told where that is."""
THINKING = 0.05
PROGRAM = """
import sys, time
from random import Random
import serpentry
from serpentry.catalogue import set_up
from serpentry.players import find_player
from serpentry.search.terms import Terms
from serpentry.tabletop.helpers.walk import draw
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
BARS = {"": 40, "play": 120, "serve": 220}
"""MB on disk at most, by what is installed."""
BAR_SECONDS = 0.5


def megabytes(folder: Path) -> float:
    """How much lies in a folder."""
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6


def installed(wheel: str, place: Path, python: str = sys.executable) -> str:
    """The Python of a new environment in which something is installed."""
    subprocess.run([UV, "venv", "--quiet", "--python", python, place], check=True)
    found = str(place / "bin" / "python")
    subprocess.run([UV, "pip", "install", "--quiet", "--python", found, wheel], check=True)
    return found


def install(wheel: str) -> None:
    """Install, weigh and play."""
    console = Console(highlight=False, soft_wrap=True)
    with TemporaryDirectory() as folder:
        for extra, bar in BARS.items():
            place = Path(folder) / (extra or "core")
            installed(f"{wheel}[{extra}]" if extra else wheel, place)
            console.print(f"{place.name}: {megabytes(place / 'lib'):.0f} MB (at most {bar})")
        python = str(Path(folder) / "core" / "bin" / "python")
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
                f"thinking left out (at most {BAR_SECONDS})"
            )


if __name__ == "__main__":
    install(sys.argv[1])
