"""Games on paper: traces and records."""

import json
import sys
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from serpentry.catalogue import game_of_header, game_of_record
from serpentry.cli.arguments import (
    AsJson,
    GameName,
    Games,
    Opt,
    Seats,
    Seed,
    chosen_game,
    record_at,
    text_of,
)
from serpentry.cli.board_window import board_of
from serpentry.cli.language import language, t
from serpentry.cli.show import out, seat_style, show_lines
from serpentry.languages import sentence, translated
from serpentry.tabletop.actors import CHANCE, Actor
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.record import Record, replay, start_of
from serpentry.tabletop.formats.trace import check_traces, random_trace
from serpentry.tabletop.game import AnyGame, Game, Json, M, P

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-record")]
Ply = Annotated[int | None, typer.Option("--ply", "--move", min=0, help="cli-ply")]


def trace(
    game: GameName,
    seed: Seed = 0,
    games: Games = 1,
    seats: Seats = None,
    opt: Opt = None,
) -> None:
    """Write traces of random games, with every legal move at each event."""
    chosen = chosen_game(game, seats, opt)
    for number in range(games):
        for line in random_trace(chosen, Random(f"{seed} {number}")):
            sys.stdout.write(line + "\n")


def check_trace(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-json-lines")],
    as_json: AsJson = False,
) -> None:
    """Check a file of traces against the rules."""
    checked = check_traces(text_of(file).splitlines(), game_of_header)
    if as_json:
        print(json.dumps({"games": checked.games, "events": checked.events}))
    else:
        out.print(t("cli-traces-checked", games=checked.games, events=checked.events))


def replay_record(
    file: RecordFile,
    every: Annotated[bool, typer.Option("--every", help="cli-every")] = False,
    ply: Ply = None,
    as_json: AsJson = False,
) -> None:
    """Show a recorded game: its moves, the table and the result."""
    record, game, steps = _opened(file, ply)
    if as_json:
        print(json.dumps(_replay_json(game, record, steps)))
        return
    for number, (actor, move, position) in enumerate(steps, start=1):
        if every:
            show_lines(board_of(game.face.text(position, move)))
        out.print(f"{number:>4}  {_named(game, actor)}  {game.notation.write(move)}")
    position = steps[-1][2] if steps else start_of(game, record)
    if not every:
        show_lines(board_of(game.face.text(position, steps[-1][1] if steps else None)))
    if len(steps) == len(record.events):
        out.print(t("cli-result", result=record.result), markup=False)


Steps = list[tuple[Actor, M, P]]
"""Each event's actor, move and the position after it."""


def _opened(file: Path, ply: int | None) -> tuple[Record, AnyGame, Steps[object, object]]:
    record = record_at(file)
    game = game_of_record(record)
    steps = list(replay(game, record))
    if ply is not None and ply > len(steps):
        raise BadText(sentence("why-no-event", count=len(steps), event=ply))
    return record, game, steps[:ply]


def _named(game: Game[P, M], actor: Actor) -> str:
    if actor is CHANCE:
        return t("cli-chance")
    return f"[{seat_style(actor)}]{translated(game.face.seat_name(actor), language())}[/]"


def _replay_json(game: Game[P, M], record: Record, steps: Steps[M, P]) -> dict[str, Json]:
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": game.options_json,
        "players": {str(seat): name for seat, name in record.players.items()},
        "events": [
            {
                "by": "chance" if actor is CHANCE else actor,
                "move": game.codec.move_json(move),
                "text": game.notation.write(move),
            }
            for actor, move, _ in steps
        ],
        "position": game.codec.position_json(steps[-1][2] if steps else start_of(game, record)),
        "result": record.result,
    }


COMMANDS = {"cli-trace": trace, "cli-check-trace": check_trace, "cli-replay": replay_record}
