"""What `make release` built is installed and played.

`python -m bench played FOLDER`.

The wheel goes into a fresh environment of every Python from 3.11 on that is to be had, and plays
a game of each kind there, the same in all; the source archive must hold what a wheel is built from.
"""

import os
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

from bench.release.install import GAMES, UV, installed
from serpentry.builder.targets import BY_NAME

OLDEST, NEWEST = 11, 15
IN_WHEEL = (
    "serpentry/py.typed",
    "serpentry/server/pages/index.html",
    "serpentry/rulepages/snekagon.md",
)
NEEDS_CHECKOUT = ("workshop/",)
"""What would be of no use in a wheel."""
IN_SOURCE = (
    "LICENSE",
    "README.md",
    "pyproject.toml",
    "hatch_build.py",
    "hatch_metadata.py",
    "web/package-lock.json",
    "src/serpentry/server/pages/bundle/bundle.json",
)
ENGINES = [f"-{game}-{machine}." for game in GAMES for machine in BY_NAME]
"""How the names of engines end."""
PROGRAM = """
import sys, serpentry
from serpentry.catalogue import find
game = serpentry.set_up(sys.argv[1], find(sys.argv[1]).seats[0])
played = serpentry.play_game(game, ["level4", "greedy"], seed=1)
text = serpentry.write_record(played.record())
*_, (_, _, position) = serpentry.replay(game, serpentry.read_record(text))
assert position == played.position and played.outcome is not None
print(len(played.events), "events, won by", *played.outcome.winners)
"""


def pythons() -> Iterator[tuple[str, str | None]]:
    """Versions of Python, and where each is; None where it is not to be had."""
    for minor in range(OLDEST, NEWEST + 1):
        version = f"3.{minor}"
        found = here(version)
        if found is None:
            subprocess.run([UV, "python", "install", version], capture_output=True, check=False)
            found = here(version)
        yield version, found


def here(version: str) -> str | None:
    """Where a Python is on this machine: on the path, or one of pyenv's."""
    words = [UV, "python", "find", "--no-project", version]
    found = subprocess.run(words, capture_output=True, text=True, check=False)
    if found.returncode == 0:
        return found.stdout.strip()
    home = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    return next((str(one) for one in home.glob(f"versions/{version}.*/bin/python")), None)


def lacking(folder: Path) -> list[str]:
    """What should be in the wheel and in the source archive, and is not."""
    with zipfile.ZipFile(one(folder, "*.whl")) as wheel:
        inside = set(wheel.namelist())
    with tarfile.open(one(folder, "*.tar.gz")) as source:
        root, *_ = source.getnames()[0].split("/")
        packed = {name.removeprefix(f"{root}/") for name in source.getnames()}
    gone = [f"wheel: {name}" for name in IN_WHEEL if name not in inside]
    gone += [] if any(name.endswith("licenses/LICENSE") for name in inside) else ["wheel: LICENSE"]
    gone += [f"wheel without {name}" for name in inside if name.startswith(NEEDS_CHECKOUT)]
    gone += [f"source: {name}" for name in IN_SOURCE if name not in packed]
    for where, names in (("wheel", inside), ("source", packed)):
        told = " ".join(names)
        gone += [f"{where}: an engine {name}" for name in ENGINES if name not in told]
    return gone


def one(folder: Path, pattern: str) -> Path:
    """The only file of its kind."""
    (found,) = folder.glob(pattern)
    return found


def play_everywhere(wheel: Path, console: Console) -> None:
    """Install the wheel for every Python, and play; the games must be the same in all."""
    first: list[str] = []
    for version, python in pythons():
        if python is None:
            console.print(f"Python {version}: not to be had here")
            continue
        with TemporaryDirectory() as folder:
            found = installed(str(wheel), Path(folder) / "fresh", python)
            home = {"HOME": folder, "PATH": os.defpath}
            told = []
            for game in GAMES:
                words = [found, "-c", PROGRAM, game]
                done = subprocess.run(words, capture_output=True, text=True, cwd=folder, env=home)
                if done.returncode:
                    sys.exit(f"Python {version}, {game}: {done.stderr}")
                told.append(f"{game}: {done.stdout.strip()}")
            console.print(f"Python {version}: " + "; ".join(told))
            first = first or told
            if told != first:
                sys.exit("These games differ from those before.")


if __name__ == "__main__":
    place = Path(sys.argv[1]).resolve()
    if gone := lacking(place):
        sys.exit("Missing: " + ", ".join(gone))
    play_everywhere(one(place, "*.whl"), Console(highlight=False, soft_wrap=True))
