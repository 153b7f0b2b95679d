"""What came of many games, kept in a file as they end: an interrupted run goes on where it was."""

import json
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from time import time
from typing import Any

from joblib import Parallel, delayed
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Row = dict[str, Any]
Work = Callable[[int], Row]
"""What is done with the number of a game; the row that is kept has it as its `seed`."""


def known_rows(file: Path) -> list[Row]:
    """What a file holds; a line that was cut off is left out."""
    rows = list[Row]()
    if file.is_file():
        for line in file.read_text("utf-8").splitlines():
            with suppress(json.JSONDecodeError):
                rows.append(json.loads(line))
    return rows


def stem_of(*played: object, **options: object) -> str:
    """How a file is called with games of one kind, and no others."""
    return "-".join([*map(str, played), *(f"{key}={options[key]}" for key in sorted(options))])


def in_time(work: Work, seed: int, until: float) -> Row | None:
    """A game, if there is time for it."""
    return work(seed) if time() < until else None


def collect(
    work: Work, seeds: Iterable[int], file: Path, jobs: int | None = None, seconds: float = 1e9
) -> list[Row]:
    """The rows of these games: those that the file holds, and then the others, on all cores.

    None begins after so many seconds.
    """
    wanted = list(dict.fromkeys(seeds))
    kept = {row["seed"]: row for row in known_rows(file)}
    left, until = [seed for seed in wanted if seed not in kept], time() + seconds
    file.parent.mkdir(parents=True, exist_ok=True)
    run = Parallel(n_jobs=jobs or os.cpu_count() or 1, return_as="generator_unordered")
    bar = Progress(
        TextColumn(file.stem),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
    )
    with bar, file.open("a", encoding="utf-8") as held:
        if file.stat().st_size and not file.read_bytes().endswith(b"\n"):
            held.write("\n")  # nothing goes behind a line that was cut off
        task = bar.add_task("", total=len(wanted), completed=len(wanted) - len(left))
        for row in run(delayed(in_time)(work, seed, until) for seed in left if time() < until):
            if row is not None:
                kept[row["seed"]] = row
                held.write(json.dumps(row, separators=(",", ":")) + "\n")
                held.flush()
                bar.advance(task)
    return [kept[seed] for seed in wanted if seed in kept]
