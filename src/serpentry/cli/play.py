"""`serpentry play`: a game in the terminal, people and computers in any seat."""

from datetime import datetime
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated

import typer

from serpentry.catalogue import game_of_record
from serpentry.cli.arguments import GameName, Opt, Seats, chosen_game, record_at
from serpentry.cli.preparing import made_ready
from serpentry.cli.seating import places_for, places_of_record, setup_for
from serpentry.cli.session import Session
from serpentry.cli.show import err
from serpentry.table.decide import Dice
from serpentry.table.opening import opening, resumed
from serpentry.table.state import State
from serpentry.tabletop.walk import draw


def add_commands(app: typer.Typer) -> None:
    """Add this module's command."""
    app.command(help="cli-play")(play)


def play(
    game: GameName = "snekagon",
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="A,B,…",
            help="cli-who-plays",
        ),
    ] = None,
    seats: Seats = None,
    opt: Opt = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="cli-resume")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="cli-play-seed")] = None,
) -> None:
    """Play a game in the terminal."""
    rng = Random(seed) if seed is not None else Random(SystemRandom().getrandbits(64))
    dice = _dice(rng)
    if resume:
        table = _resumed(resume, players, dice)
    else:
        chosen = chosen_game(game, seats, opt)
        places = made_ready(chosen, places_for(chosen, players), err)
        table = opening(setup_for(chosen, places), dice, 0, "")
    Session(table, dice, rng, resume or _new_file(table)).run()


def _resumed(file: Path, players: str | None, dice: Dice) -> State:
    record = record_at(file)
    game = game_of_record(record)
    places = places_for(game, players) if players else places_of_record(game, record.players)
    return resumed(setup_for(game, made_ready(game, places, err)), record, dice, 0)


def _dice(rng: Random) -> Dice:
    return lambda table: draw(table.game.rules, table.position, rng)


def _new_file(table: State) -> Path:
    return Path(f"{table.game.name}-{datetime.now():%Y%m%d-%H%M%S}.record")
