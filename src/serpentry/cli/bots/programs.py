"""For bots in any language: `bot-check` tries one, `engine` is one."""

import json
import os
import sys
from random import Random
from typing import Annotated

import typer

from serpentry.catalogue import find, names
from serpentry.cli.arguments import AsJson
from serpentry.cli.bots.bot_protocol import speak
from serpentry.cli.bots.checking import DemandCheck, check
from serpentry.cli.language import t, told
from serpentry.cli.show import out
from serpentry.languages import explain, sentence
from serpentry.players import find_player
from serpentry.players.own_players import COMMAND, BadPlayer, is_program
from serpentry.players.program_player import program_player
from serpentry.search.budget import Seconds, split_budget

EXIT_CODE_FAILED = 1
"""The exit code of a bot that does not keep to the protocol."""


def bot_check(
    bot: Annotated[str, typer.Argument(metavar="cmd:…", help="cli-bot-program")],
    game: Annotated[list[str] | None, typer.Option("--game", help="cli-bot-game")] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="cli-bot-seconds")] = 10.0,
    as_json: AsJson = False,
) -> None:
    """Try whether a program keeps to the protocol for bots (docs/bots.md)."""
    if is_program(bot) and not bot.startswith(COMMAND):
        raise BadPlayer(sentence("why-class-checked", bot=bot))
    name, budget = split_budget(f"{COMMAND}{bot.removeprefix(COMMAND)}")
    player = program_player(name).within(budget or Seconds(seconds))
    games = [find(one).set_up() for one in game or names()]
    found: list[DemandCheck] = []
    for checked in check(player, games, seconds):
        found.append(checked)
        if not as_json:
            _show(checked)
    if as_json:
        print(json.dumps([_in_english(one) for one in found]))
    if any(one.wrong for one in found):
        raise typer.Exit(EXIT_CODE_FAILED)


def _show(checked: DemandCheck) -> None:
    demand = told(checked.demand)
    line = t("cli-bot-ok", demand=demand)
    if checked.wrong:
        line = t("cli-bot-wrong", demand=demand, why=told(checked.wrong))
    out.print(line, markup=False, soft_wrap=True)


def _in_english(checked: DemandCheck) -> dict[str, str]:
    """For programs, which are to find the same words everywhere."""
    wrong = explain(checked.wrong) if checked.wrong else ""
    return {"demand": explain(checked.demand), "wrong": wrong}


def engine(
    player: Annotated[str, typer.Option("--player", help="cli-engine-player")] = "level5",
    seed: Annotated[int | None, typer.Option("--seed", help="cli-random-seed")] = None,
) -> None:
    """Speak the protocol for bots on standard input and output, with one of our players."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    # Whatever else prints must not come between the lines of the protocol.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())

    def say(line: str) -> None:
        print(line, file=answers, flush=True)

    speak(find_player(player), sys.stdin, say, Random(seed))


COMMANDS = {"cli-bot-check": bot_check, "cli-engine": engine}
