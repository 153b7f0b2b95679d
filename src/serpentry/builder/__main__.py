"""`make engine`: builds engines, several games at once, and shows how far it has come.

python -m serpentry.builder                    those in the repository that are not current
python -m serpentry.builder --all              the same for every machine, as a release has them
python -m serpentry.builder --here             what this machine and its browsers lack, elsewhere
python -m serpentry.builder --check            says which in the repository are not current
python -m serpentry.builder snekagon --target wasm32 --into FOLDER    one, anywhere
"""

import os
import sys
from argparse import ArgumentParser, Namespace
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from serpentry.builder.repository import ALWAYS_CURRENT, missing_here, stale_in_repository, told
from serpentry.builder.targets import BY_NAME
from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.engine_files import cache_folder, drop_others, files_in, package_folder
from serpentry.engine.faults import EngineFault
from serpentry.engine.making import BuildProgress, command, make
from serpentry.engine.sources import fingerprint_of

Wanted = dict[str, list[str]]
"""By game, the machines."""


def arguments() -> Namespace:
    """What is to be built, for which machines, and where it is to be put."""
    parser = ArgumentParser(prog="python -m serpentry.builder", description="Builds engines.")
    parser.add_argument("games", nargs="*", choices=[*KERNELS, []], help="all if none is named")
    parser.add_argument("--target", action="append", choices=[*BY_NAME], help="for this machine")
    parser.add_argument("--all", action="store_true", help="for every machine")
    parser.add_argument("--here", action="store_true", help="what is missing for this machine")
    parser.add_argument("--check", action="store_true", help="build nothing; say what is stale")
    parser.add_argument("--anew", action="store_true", help="also what is current")
    parser.add_argument("--into", type=Path, help="the folder of engines")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def main(given: Namespace, console: Console) -> bool:
    """Do what is asked for; whether that was done."""
    games = given.games or [*KERNELS]
    machines = [*BY_NAME] if given.all else given.target or [*ALWAYS_CURRENT]
    if given.check:
        stale = missing_here(games) if given.here else stale_in_repository(machines, games)
        if sentence := told(stale):
            console.print(sentence, style="red", highlight=False, soft_wrap=True)
        return not sentence
    if given.here:
        return build(missing_here(games), cache_folder(), given.jobs, console)
    if given.into:
        return build(dict.fromkeys(games, machines), given.into, given.jobs, console)
    if given.anew:
        for game in games:
            drop_others(package_folder(), game, "", machines)
    wanted = stale_in_repository(machines, games)
    if not build(wanted, package_folder(), given.jobs, console):
        return False
    for game, made_for in wanted.items():
        drop_others(package_folder(), game, fingerprint_of(KERNELS[game]), made_for)
    return True


def build(wanted: Wanted, folder: Path, jobs: int, console: Console) -> bool:
    """Build engines into a folder; whether all were built."""
    if not wanted:
        console.print("All engines are current.")
        return True
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[what]}"))
    with (
        Progress(*columns, TimeElapsedColumn(), console=console) as shown,
        ThreadPoolExecutor(jobs) as pool,
    ):
        tasks = {game: shown.add_task(game, what="") for game in wanted}
        one = partial(_build, shown, wanted, folder)
        done = list(pool.map(one, tasks, tasks.values()))
    for game, machines in wanted.items():
        for file in files_in(folder, game):
            if file.machine in machines and file.fingerprint == fingerprint_of(KERNELS[game]):
                size = f"{file.path.stat().st_size:>9,}"
                console.print(size, file.path.name, highlight=False, soft_wrap=True)
    return all(done)


def _build(shown: Progress, wanted: Wanted, folder: Path, game: str, task: TaskID) -> bool:
    step = BuildProgress(1, 1, "is there")
    try:
        for step in make(command(game, KERNELS[game], wanted[game], folder), game):
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
