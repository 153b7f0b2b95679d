"""`serpentry play`: a game in the terminal, people and computers in any seat."""

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated

import typer

from serpentry.catalogue import game_of_record
from serpentry.cli.arguments import GameName, Opt, Seats, chosen_game, record_at
from serpentry.cli.session import PERSON, Session
from serpentry.cli.show import err
from serpentry.cli.warming import get_ready
from serpentry.players import AnyPlayer, find_player
from serpentry.table import Sitting
from serpentry.tabletop.errors import BadSeats
from serpentry.tabletop.game import Game, M, P


def add_commands(app: typer.Typer) -> None:
    """Add this module's command."""
    app.command()(play)


def play(
    game: GameName = "snekagon",
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="A,B,…",
            help="Who sits where: person, person:NAME, or a computer: level1 to level8, random, "
            "greedy. Default: you first.",
        ),
    ] = None,
    seats: Seats = None,
    opt: Opt = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", help="For dice and computers; default: none.")
    ] = None,
) -> None:
    """Play a game in the terminal."""
    rng = Random(seed) if seed is not None else Random(SystemRandom().getrandbits(64))
    if resume:
        record = record_at(resume)
        sitting = Sitting.resume(game_of_record(record), record)
        if players:
            sitting.players = seating(sitting.game, players)
    else:
        chosen = chosen_game(game, seats, opt)
        sitting = Sitting(chosen, seating(chosen, players))
    get_ready(sitting.game, computers(sitting.players.values()), err)
    Session(sitting, rng, resume or _new_file(sitting.game)).run()


def seating(game: Game[P, M], players: str | None) -> dict[int, str]:
    """Who sits where; without a word, one person against greedy computers."""
    names = [name.strip() for name in players.split(",")] if players else [PERSON]
    if not players:
        names += ["greedy"] * (game.seats - 1)
    if len(names) != game.seats:
        raise BadSeats(f"There are {game.seats} seats, but {len(names)} players were named.")
    computers(names)
    return dict(enumerate(names))


def computers(names: Iterable[str]) -> list[AnyPlayer]:
    """The computer players among those who sit at the table."""
    return [find_player(name) for name in names if name.partition(":")[0] != PERSON]


def _new_file(game: Game[P, M]) -> Path:
    return Path(f"{game.name}-{datetime.now():%Y%m%d-%H%M%S}.record")
