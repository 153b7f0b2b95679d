"""`serpentry play`: a game in the terminal, people and computers in any seat."""

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated

import typer

from serpentry.catalogue import find, game_of_record, set_up
from serpentry.cli.arguments import GameName, Opt, Seats, chosen_game, given_options, record_at
from serpentry.cli.language import t
from serpentry.cli.play.places import places_for, places_of_record, setup_for
from serpentry.cli.play.preparation import made_ready
from serpentry.cli.play.questions import asked_colours, asked_set_up, asked_starter, starter_named
from serpentry.cli.play.session import Session
from serpentry.cli.show import err
from serpentry.table.decide import Dice
from serpentry.table.dice import lucky
from serpentry.table.opening import opening, resumed
from serpentry.table.record import picked_in, with_sides
from serpentry.table.setup import Setup
from serpentry.table.state import State


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
    starter: Annotated[str | None, typer.Option("--starter", help="cli-starter")] = None,
    asking: Annotated[bool, typer.Option("--ask", help="cli-ask")] = False,
) -> None:
    """Play a game in the terminal."""
    rng = Random(seed) if seed is not None else Random(SystemRandom().getrandbits(64))
    dice = lucky(rng)
    if resume:
        table = _resumed(resume, players, dice)
    else:
        setup = _asked(game, seats, opt, players) if asking else _plain(game, seats, opt, players)
        table = opening(_ready(setup, starter), dice, 0, "")
    Session(table, dice, rng, resume or _new_file(table)).run()


def _plain(game: str, seats: int | None, opt: list[str] | None, players: str | None) -> Setup:
    chosen = chosen_game(game, seats, opt)
    return setup_for(chosen, places_for(chosen, players))


def _asked(game: str, seats: int | None, opt: list[str] | None, players: str | None) -> Setup:
    """What the form asks, and who begins."""
    chosen = set_up(game, *asked_set_up(game, seats, given_options(opt)))
    places = asked_colours(game, places_for(chosen, players))
    names = [place.name or place.player or t("cli-person") for place in places]
    starter, first = asked_starter(game, names)
    return replace(setup_for(chosen, (*places[first:], *places[:first])), starter=starter)


def _ready(setup: Setup, starter: str | None) -> Setup:
    places = made_ready(setup.set_up(), setup.places, err)
    begins = setup.starter if starter is None else starter_named(starter)
    return replace(setup, places=places, starter=begins)


def _resumed(file: Path, players: str | None, dice: Dice) -> State:
    record = record_at(file)
    game = game_of_record(record)
    places = places_for(game, players) if players else places_of_record(game, record.players)
    places = with_sides(places, picked_in(record, find(record.game, record.rules)))
    return resumed(setup_for(game, made_ready(game, places, err)), record, dice, 0)


def _new_file(table: State) -> Path:
    return Path(f"{table.game.name}-{datetime.now():%Y%m%d-%H%M%S}.record")


COMMANDS = {"cli-play": play}
