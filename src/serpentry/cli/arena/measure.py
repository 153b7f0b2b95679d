"""Counting and measuring: perft, matches, and long runs of the contract suite."""

import json
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serpentry.arena import play_match
from serpentry.catalogue import boxes, find
from serpentry.cli.arena.standings import show_tally
from serpentry.cli.arguments import (
    AsJson,
    Faults,
    GameName,
    Opt,
    PlayerNames,
    Seats,
    Seed,
    chosen_game,
)
from serpentry.cli.language import t
from serpentry.cli.show import err, out
from serpentry.contract import BrokenLaw, check_box
from serpentry.languages import sentence
from serpentry.players import OnFault, find_player
from serpentry.players.own_players import split_names
from serpentry.players.playing import check_seats
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.helpers.walk import count_sequences

SOAK_THOROUGH_EVERY = 200

Games = Annotated[int, typer.Option("--games", min=1, help="cli-how-many-games")]


def add_commands(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command(help="cli-perft")(perft)
    app.command(help="cli-match")(match)
    app.command(help="cli-soak")(soak)


def progress_bar() -> Progress:
    """A bar on standard error, so that standard output stays clean."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=err,
        transient=True,
    )


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


def match(
    game: GameName,
    players: PlayerNames = None,
    games: Games = 100,
    seed: Seed = 0,
    seats: Seats = None,
    opt: Opt = None,
    on_fault: Faults = OnFault.FORFEIT,
    as_json: AsJson = False,
) -> None:
    """Let computer players play many games, and say who is stronger and how surely."""
    chosen = chosen_game(game, seats, opt)
    names = split_names(players) if players else ["greedy"] + ["random"] * (chosen.seats - 1)
    seated = [find_player(name) for name in names]
    check_seats(chosen, len(seated))
    with progress_bar() as bar:
        task = bar.add_task(f"{game}: {', '.join(names)}", total=games)
        result = play_match(chosen, seated, games, seed, lambda _: bar.advance(task), on_fault)
    if as_json:
        print(json.dumps(result.as_json()))
    else:
        show_tally(result)


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
        return check_box(box, games, seed, progress=advance, thorough_every=SOAK_THOROUGH_EVERY)
    except BrokenLaw as broken:
        raise SerpentryError(sentence("why-law-broken", why=str(broken))) from broken
