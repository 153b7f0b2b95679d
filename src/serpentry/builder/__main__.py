"""`make engine`: builds engines, several games at once, and shows how far it has come.

python -m serpentry.builder                    all games, for this machine
python -m serpentry.builder snekagon --all     one game, for every machine
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from serpentry.builder.targets import BY_NAME
from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.faults import EngineFault
from serpentry.engine.machines import WASM, this_machine
from serpentry.engine.making import Progress as Step
from serpentry.engine.making import command, make
from serpentry.engine.shelf import made_here


def arguments() -> Namespace:
    """What is to be built, for which machines, and where it is to lie."""
    parser = ArgumentParser(prog="python -m serpentry.builder", description="Builds engines.")
    parser.add_argument("games", nargs="*", choices=[*KERNELS, []], help="all if none is named")
    parser.add_argument(
        "--target",
        action="append",
        choices=[*BY_NAME],
        help="for this machine and browsers if none is named",
    )
    parser.add_argument("--all", action="store_true", help="for every machine")
    parser.add_argument("--into", type=Path, default=made_here(), help="the folder of engines")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def main(given: Namespace, console: Console) -> bool:
    """Build all that is asked for; whether that was done."""
    machines = [*BY_NAME] if given.all else given.target or [this_machine(), WASM]
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[what]}"))
    with (
        Progress(*columns, TimeElapsedColumn(), console=console) as shown,
        ThreadPoolExecutor(given.jobs) as pool,
    ):
        games = given.games or [*KERNELS]
        tasks = {game: shown.add_task(game, what="") for game in games}
        build = partial(_build, shown, machines, given.into)
        done = list(pool.map(build, tasks, tasks.values()))
    for file in sorted(given.into.glob("*-*-*-*.*")):
        console.print(f"{file.stat().st_size:>9,} {file.name}", highlight=False, soft_wrap=True)
    return all(done)


def _build(shown: Progress, machines: list[str], folder: Path, game: str, task: TaskID) -> bool:
    step = Step(1, 1, "is there")
    try:
        for step in make(command(game, KERNELS[game], machines, folder), game):
            shown.update(task, completed=step.done, total=step.steps, what=step.what)
    except EngineFault as fault:
        shown.console.print(str(fault), style="red", highlight=False, soft_wrap=True)
        return False
    shown.update(task, completed=step.steps, total=step.steps, what=step.what)
    if not shown.console.is_terminal:
        shown.console.print(f"{game}: {step.what}")
    return True


if __name__ == "__main__":
    sys.exit(not main(arguments(), Console()))
