"""`serpentry puzzles …`: a factory of puzzles, packs of them, and their certificates."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from serpentry.arena.parts import read_part
from serpentry.cli.arena.options import Opening, Part, Workers
from serpentry.cli.arguments import GameName, Games, Opt, Seed, chosen_game, text_of, write_text
from serpentry.cli.language import t, told
from serpentry.cli.option_groups import with_options
from serpentry.cli.progress import progress_bar
from serpentry.cli.show import err, out
from serpentry.languages import Sentence
from serpentry.puzzles.bands import bands_again, bands_among, ease_now
from serpentry.puzzles.checking import MOST_POSITIONS, SEEDS, UNSETTLED, fault_of
from serpentry.puzzles.pack import SEATS, Pack, read_pack, without_doubles, write_pack
from serpentry.puzzles.puzzle import Puzzle
from serpentry.puzzles.run import PuzzleRun, pack_of, plan_for
from serpentry.puzzles.twins import thinned

PackFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-puzzle-pack")]
RunOut = Annotated[Path, typer.Option("--out", metavar="FILE", help="cli-puzzle-run")]

Seeds = Annotated[int, typer.Option("--seeds", min=1, help="cli-puzzle-seeds")]
Positions = Annotated[int, typer.Option("--positions", min=1, help="cli-puzzle-positions")]


def make(
    game: GameName,
    file: RunOut,
    games: Games = 100,
    player: Annotated[str, typer.Option("--player", help="cli-puzzle-player")] = "level5",
    seed: Seed = 0,
    opening: Opening = 3,
    nodes: Annotated[int, typer.Option("--nodes", min=1000, help="cli-puzzle-nodes")] = 40_000,
    seats: Annotated[int, typer.Option("--seats", min=2, help="cli-puzzle-seats")] = SEATS,
    early: Annotated[bool, typer.Option("--early", help="cli-puzzle-early")] = False,
    opt: Opt = None,
    part: Part = None,
    *,
    workers: Workers,
) -> None:
    """Find puzzles in games; a run that was interrupted continues where it stopped."""
    plan = plan_for(chosen_game(game, seats, opt), player, games, seed, opening, early)
    with PuzzleRun(file, plan, nodes, early) as run, _told(run, file), progress_bar() as bar:
        wanted = read_part(part)
        task = bar.add_task(game, total=wanted.games(plan), completed=len(run.mined))
        run.go_on(workers.pool(bar), lambda _: bar.advance(task), wanted)


@contextmanager
def _told(run: PuzzleRun, file: Path) -> Iterator[None]:
    """However the run ends, what is there is kept and said."""
    try:
        yield
    finally:
        found = sum(len(one.puzzles) for one in run.mined.values())
        words = t("cli-puzzles-found", count=found, games=len(run.mined), file=str(file))
        err.print(words, markup=False, highlight=False)


def pack(
    runs: Annotated[list[Path], typer.Argument(metavar="RUN...", help="cli-puzzle-found")],
    file: Annotated[Path, typer.Option("--out", metavar="FILE", help="cli-puzzle-pack-out")],
    most: Annotated[int | None, typer.Option("--most", min=1, help="cli-puzzle-most")] = None,
    positions: Positions = MOST_POSITIONS,
    seeds: Seeds = SEEDS,
) -> None:
    """Put what runs found into a pack: no two the same, and each one checked first."""
    made = pack_of(*runs)
    checked = list(_checked(replace(made, puzzles=made.puzzles[:most]), positions, 0, seeds))
    kept = tuple(puzzle for puzzle, fault in checked if fault is None)
    write_text(file, write_pack(replace(made, puzzles=kept)))
    long = sum(fault is not None and fault.key in UNSETTLED for _, fault in checked)
    wrong = len(checked) - len(kept) - long
    found = len(checked)
    words = t("cli-puzzles-packed", count=len(kept), found=found, file=str(file))
    out.print(words, markup=False, soft_wrap=True)
    out.print(t("cli-puzzles-dropped", long=long, wrong=wrong))
    if wrong:
        raise typer.Exit(1)


def check(
    file: PackFile,
    sample: Annotated[int | None, typer.Option("--sample", min=1, help="cli-puzzle-sample")] = None,
    seed: Seed = 0,
    positions: Positions = MOST_POSITIONS,
    seeds: Seeds = 1,
    drop: Annotated[bool, typer.Option("--drop", help="cli-puzzle-drop")] = False,
) -> None:
    """Prove or measure every puzzle of a pack again; exit code 1 if one fails."""
    whole = given = read_pack(text_of(file))
    if sample is not None and sample < len(given.puzzles):
        given = replace(given, puzzles=tuple(Random(seed).sample(given.puzzles, sample)))
    failed = set[str]()
    for puzzle, fault in _checked(given, positions, seed, seeds):
        if fault:
            failed.add(puzzle.key)
            out.print(f"{puzzle.key}: {told(fault)}", markup=False)
    doubles, count = len(given.puzzles) - len(without_doubles(given.puzzles)), len(given.puzzles)
    out.print(t("cli-puzzles-checked", count=count, failed=len(failed), doubles=doubles))
    if drop and failed:
        kept = tuple(one for one in whole.puzzles if one.key not in failed)
        write_text(file, write_pack(replace(whole, puzzles=kept)))
    if failed or doubles:
        raise typer.Exit(1)


def sort(file: PackFile) -> None:
    """Sort a pack's puzzles into bands by the levels as they are now; interrupted, it stays so."""
    given = read_pack(text_of(file))
    game = given.set_up()
    with progress_bar() as bar:
        eases = [ease_now(game, one) for one in bar.track(given.puzzles, description=given.game)]
    pairs = list(zip(given.puzzles, bands_among(eases), strict=True))
    sorted_now = tuple(replace(puzzle, band=band) for puzzle, band in pairs)
    write_text(file, write_pack(replace(given, puzzles=sorted_now)))
    moved = sum(puzzle.band != band for puzzle, band in pairs)
    out.print(t("cli-puzzles-sorted", count=len(sorted_now), moved=moved))


def thin(
    file: PackFile,
    keep: Annotated[list[str] | None, typer.Option("--keep", help="cli-puzzle-keep")] = None,
) -> None:
    """Leave out what is nearly the same as another puzzle of the pack, and part it in bands."""
    given = read_pack(text_of(file))
    kept = thinned(given.puzzles, keep or ())
    pairs = zip(kept, bands_again(given.set_up(), kept), strict=True)
    parted = tuple(replace(puzzle, band=band) for puzzle, band in pairs)
    write_text(file, write_pack(replace(given, puzzles=parted)))
    out.print(t("cli-puzzles-thinned", count=len(kept), found=len(given.puzzles)))


def _checked(
    pack: Pack, positions: int, seed: int, seeds: int
) -> Iterator[tuple[Puzzle, Sentence | None]]:
    """Each puzzle, and what is wrong with it."""
    game = pack.set_up()
    with progress_bar() as bar:
        task = bar.add_task(pack.game, total=len(pack.puzzles))
        for puzzle in pack.puzzles:
            yield puzzle, fault_of(game, puzzle, positions, seed, seeds)
            bar.advance(task)


COMMANDS = {
    "cli-puzzles": {
        "cli-puzzles-make": with_options(make),
        "cli-puzzles-pack": pack,
        "cli-puzzles-check": check,
        "cli-puzzles-sort": sort,
        "cli-puzzles-thin": thin,
    }
}
