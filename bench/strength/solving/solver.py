"""Compiling the solver and running it, from Python."""

import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import Any

from bench.strength.solving.job import board_lines, job_lines, unit_line, write_job
from bench.strength.solving.packing import packed, table_of, take_in
from serpentry.games.snekagon import Options
from serpentry.solved.certificate import ENDING, write_certificate

HERE = Path(__file__).parent
LEFT = 500
"""Where no more placements are alive, the package's own search proves the rest."""


@cache
def workshop() -> "TemporaryDirectory[str]":
    """A folder that is gone when Python ends."""
    return TemporaryDirectory()


@cache
def compiled() -> str:
    """The solver, made for this machine, by its own compiler or by the one that engines need."""
    found = which("gcc") or which("cc")
    compiler = [found] if found else [sys.executable, "-m", "ziglang", "cc"]
    program = str(Path(workshop().name) / "solver")
    flags = ["-O3", "-march=native", "-pthread"]
    subprocess.run([*compiler, *flags, str(HERE / "solver.c"), "-o", program], check=True)
    return program


def name_of(given: Namespace) -> str:
    """What the files of a board are called."""
    return f"side{given.side}{'' if given.flip else '-no-flip'}"


def job_of(given: Namespace) -> Path:
    """The job that comes with the solver."""
    return HERE / f"{name_of(given)}.job"


def solve(game: Any, given: Namespace, part: tuple[int, int] | None = None) -> None:
    """Solve a board, or go on with it; write the certificate once all of it is won."""
    folder = Path(given.into)
    folder.mkdir(parents=True, exist_ok=True)
    name = name_of(given)
    ahead = "" if given.by == 1 else f"-by-{given.by}"
    job = job_of(given)
    if not job.exists():
        job = folder / f"{name}.job"
    if not job.exists():
        write_job(job, job_lines(game))
    results, proof = (folder / f"{name}{ahead}.{kind}" for kind in ("results", "proof"))
    limits = {"threads": given.threads, "memory": given.memory, "for": given.seconds, "left": LEFT}
    limits |= {"by": given.by}
    if part:
        limits |= dict(zip(("part", "parts"), part, strict=True))
        ending = f".{part[0]}of{part[1]}"
        results, proof = (one.with_suffix(ending + one.suffix) for one in (results, proof))
    else:
        take_in(results, proof)
    options = [str(part) for name, one in limits.items() for part in (f"--{name}", one)]
    subprocess.run([compiled(), job, results, proof, *options], check=True)
    print(*table_of(results), sep="\n")
    if part or ahead:
        return
    certificate = packed(game.rules.options, LEFT, job, proof)
    usual = Options()
    chosen = {
        name: value
        for name, value in vars(game.rules.options).items()
        if value != getattr(usual, name)
    }
    path = folder / f"snekagon-{given.side}{'' if given.flip else '-no-flip'}{ENDING}"
    path.write_bytes(write_certificate(certificate, chosen, " ".join(["bench", *sys.argv[1:]])))
    print(f"{path}: {path.stat().st_size} bytes")


def told(game: Any, positions: Iterable[Iterable[Any]], *more: str) -> tuple[str, str]:
    """What the solver prints about positions, and the results that it writes."""
    units = (unit_line(game, moves) for moves in positions)
    with TemporaryDirectory() as name:
        folder = Path(name)
        job, results, proof = (folder / part for part in ("job", "results", "proof"))
        write_job(job, [*board_lines(game), *units])
        results.touch()
        files = map(str, (job, results, proof))
        command = [compiled(), *files, "--memory", "0.25", *more]
        printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        return printed, results.read_text(encoding="utf-8")


def winners(game: Any, positions: Sequence[Iterable[Any]], by: int = 1) -> list[bool]:
    """Of positions, given by the moves that lead there, whether the second player wins by so many
    hexes."""
    _, results = told(game, positions, "--by", str(by))
    words = (line.split() for line in results.splitlines())
    known = {" ".join(["unit", *line[:-3]]): line[-3] == "wins" for line in words}
    return [known[unit_line(game, moves)] for moves in positions]


def described(game: Any, positions: Sequence[Iterable[Any]]) -> list[tuple[int, ...]]:
    """What the solver knows of positions: moves, placements alive, and longest snakes."""
    printed, _ = told(game, positions, "--describe", "1")
    return [tuple(map(int, line.split())) for line in printed.splitlines()]
