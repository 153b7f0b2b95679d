"""Counting sequences of moves, and long runs of the contract suite."""

import json
from typing import Annotated

import typer
from rich.progress import Progress

from serpentry.catalogue import boxes, find
from serpentry.catalogue.kernels import NoKernel
from serpentry.cli.arguments import AsJson, GameName, Games, Opt, Seats, Seed, chosen_game
from serpentry.cli.language import t, told
from serpentry.cli.progress import progress_bar
from serpentry.cli.show import out
from serpentry.contract import BrokenLaw, check_box, check_kernel
from serpentry.engine.faults import EngineFault
from serpentry.engine.library import library_of
from serpentry.languages import sentence
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.helpers.walk import count_sequences

SOAK_THOROUGH_EVERY = 200


def perft(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", min=1, help="cli-depth")] = 2,
    seats: Seats = None,
    opt: Opt = None,
    as_json: AsJson = False,
) -> None:
    """Count all sequences of moves, for every depth up to the given one."""
    chosen = chosen_game(game, seats, opt)
    counts: dict[int, int] = {}
    for moves in range(1, depth + 1):
        counts[moves] = count_sequences(chosen.rules, chosen.count_from(), moves)
        if not as_json:
            print(moves, counts[moves], flush=True)
    if as_json:
        print(json.dumps(counts))


def soak(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="cli-all-games")] = None,
    games: Games = 1000,
    seed: Seed = 0,
) -> None:
    """Play random games, spread over all sample set-ups, under every law of the contract."""
    with progress_bar() as bar:
        for box in [find(game)] if game else boxes():
            events = _soak(box, games, seed, bar)
            out.print(t("cli-soaked", game=box.name, games=games, events=events))


def _soak(box: AnyBox, games: int, seed: int, bar: Progress) -> int:
    task = bar.add_task(box.name, total=games)

    def advance(played: int) -> None:
        bar.advance(task, played)

    try:
        events = check_box(box, games, seed, progress=advance, thorough_every=SOAK_THOROUGH_EVERY)
        _soak_kernel(box, games, seed)
    except BrokenLaw as broken:
        raise SerpentryError(sentence("why-law-broken", why=str(broken))) from broken
    return events


def _soak_kernel(box: AnyBox, games: int, seed: int) -> None:
    """Hold the kernel to the rules in as many games; without one or its engine, say so."""
    try:
        library_of(box.name)
    except (NoKernel, EngineFault) as fault:
        out.print(t("cli-soaked-no-kernel", why=told(fault.told)), markup=False)
        return
    for seats, options in box.samples:
        check_kernel(box, seats, options, max(1, games // len(box.samples)), seed)


COMMANDS = {"cli-perft": perft, "cli-soak": soak}
