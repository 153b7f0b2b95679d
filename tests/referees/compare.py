"""Our rules and the referees, held against each other by traces, both ways.

`python -m tests.referees.compare [--games N] [GAME …]` does it for every sample set-up.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from workshop.checkout import checkout

from serpentry.catalogue import BOXES, game_of_header
from serpentry.tabletop.formats.trace import check_traces, random_trace
from serpentry.tabletop.game import AnyBox

ROOT = Path(__file__).parent.parent.parent


def refereed() -> list[AnyBox]:
    """The games that have a referee."""
    return [box for box in BOXES if checkout().referee(box.name).is_file()]


def referee(game: str, *arguments: str) -> str:
    """What a game's referee prints; an error if it refuses."""
    command = [sys.executable, "-m", f"tests.referees.{game}", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(f"{' '.join(command[2:])}: {done.stdout}{done.stderr}")
    return done.stdout


def ours_by_theirs(
    box: AnyBox, seats: int, options: Mapping[str, Any], games: int, seed: int
) -> str:
    """Our random games, checked by the referee."""
    game = box.set_up(seats, options)
    with TemporaryDirectory() as folder:
        file = Path(folder) / "ours.jsonl"
        lines = [
            line for number in range(games) for line in random_trace(game, Random(seed + number))
        ]
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return referee(box.name, "check", str(file)).strip()


def theirs_by_ours(
    box: AnyBox, seats: int, options: Mapping[str, Any], games: int, seed: int
) -> int:
    """The referee's random games, checked by our rules; returns how many events they had."""
    words = [
        word for name, value in options.items() for word in ("--opt", f"{name}={json.dumps(value)}")
    ]
    size = ["--seats", str(seats), "--seed", str(seed), "--games", str(games)]
    lines = referee(box.name, "trace", *size, *words).splitlines()
    checked = check_traces(lines, game_of_header)
    assert checked.games == games
    return checked.events


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for box in refereed():
        for seats, options in box.samples if box.name in (given.names or [box.name]) else ():
            ours = ours_by_theirs(box, seats, options, given.games, given.seed)
            theirs = theirs_by_ours(box, seats, options, given.games, given.seed)
            print(
                f"{box.name} {seats} {json.dumps(options)}: {ours}; theirs {theirs} events",
                flush=True,
            )


if __name__ == "__main__":
    main()
