"""Games of strong players against themselves, each position judged as hints and reviews judge it.

`python -m bench selfplay GAME FILE [--seats N] [--seconds S] [--jobs J]`. A few random moves, then
each move is that of the strongest level as far as the judge looks, with luck of its own: the judge
doesn't know what will be played. A line a game goes to the file: who was to move, what each judge
said before calibration, what was proved, and who won. `python -m bench calibration` fits and tests
curves with it. Whatever the file holds already is not played again.
"""

import json
from argparse import ArgumentParser
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from bench.collecting import collect
from serpentry.catalogue import set_up
from serpentry.players.levels import LEARNED
from serpentry.review.judges import LOOKS, JudgeKind, is_foreseeable, kinds_here, raw_look
from serpentry.review.valuing import PositionJudge
from serpentry.search.budget import Simulations
from serpentry.search.steps import at_once
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.helpers.walk import draw, random_move

FEWEST, MOST = 1, 4
"""So many random moves a game begins with, of all seats together."""
DEEPER_PART = 0.04
"""In so many positions the judge looks further, too: for how near it was."""
DEEPER_LEVEL = 2


def one_game(
    seed: int,
    name: str,
    seats: int,
    options: dict[str, object],
    judged_part: float = 1.0,
    deeper: float = DEEPER_PART,
) -> dict[str, Any]:
    """A game: what was said of its positions, and how it ended."""
    game: Any = set_up(name, seats, options)
    rng, rows = Random(f"{name} {seats} {seed}"), list[dict[str, Any]]()
    wild = rng.randint(FEWEST, MOST) + max(0, seats - 2)
    kinds = kinds_here(game)
    player = LEARNED.within(Simulations(LOOKS[kinds[0]]))
    position, ply = game.rules.start(), 0
    while (actor := game.rules.to_act(position)) is not None:
        if actor is CHANCE:
            position = game.rules.play(position, draw(game.rules, position, rng))
            continue
        view = game.secrets.view(position, actor)
        if ply < wild or len(game.rules.moves(view)) == 1:
            move = random_move(game.rules, position, actor, rng)
        else:
            if rng.random() < judged_part:
                rows.append({"ply": ply, **judged(game, view, actor, kinds, rng, deeper)})
            move = player.choose(game, view, actor, rng)
        position, ply = game.rules.play(position, move), ply + 1
    winners = game.rules.outcome(position).winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    about = {"game": name, "seats": seats, "options": options, "seed": seed}
    return {**about, "plies": ply, "shares": shares, "rows": rows}


def judged(
    game: Any, view: Any, seat: int, kinds: tuple[JudgeKind, ...], rng: Random, deeper: float
) -> dict[str, Any]:
    """What the judges say of a position: the strongest always, the others now and then."""
    first = said(game, view, seat, kinds[0], 0)
    row: dict[str, Any] = {"seat": seat, kinds[0]: rounded(first.results)}
    if first.proved:
        return {**row, "proved": True}
    if is_foreseeable(game):
        row["alone"] = rounded(at_once(PositionJudge(game, kinds[0]).look(view)).results)
    if rng.random() < deeper:
        row["deeper"] = rounded(said(game, view, seat, kinds[0], DEEPER_LEVEL).results)
    for kind in kinds[1:]:
        if kind is JudgeKind.SMALL and rng.random() < deeper:
            row[kind] = rounded(said(game, view, seat, kind, 0).results)
    return row


def said(game: Any, view: Any, seat: int, kind: JudgeKind, level: int) -> Any:
    """What a judge says of a position, not calibrated."""
    if is_foreseeable(game):
        return at_once(PositionJudge(game, kind, level).saying(view))
    return raw_look(game, view, seat, kind, level)


def rounded(results: tuple[float, ...]) -> list[float]:
    """What each seat can expect."""
    return [round(one, 4) for one in results]


def main() -> None:
    """Play until time is up."""
    read = ArgumentParser(prog="python -m bench selfplay")
    read.add_argument("name", metavar="GAME")
    read.add_argument("file", type=Path)
    read.add_argument("--seats", type=int, default=2)
    read.add_argument("--options", default="{}")
    read.add_argument("--seconds", type=float, default=60.0)
    read.add_argument("--games", type=int, default=100_000)
    add = read.add_argument
    add("--judged", type=float, default=1.0, help="part of the positions")
    add("--deeper", type=float, default=DEEPER_PART, help="part of them that is looked at twice")
    read.add_argument("--jobs", type=int, help="processes; default: all cores")
    given = read.parse_args()
    work = partial(
        one_game,
        name=given.name,
        seats=given.seats,
        options=json.loads(given.options),
        judged_part=given.judged,
        deeper=given.deeper,
    )
    games = collect(work, range(given.games), given.file, given.jobs, given.seconds)
    print(f"{given.name}, {given.seats} seats: {len(games)} games")


if __name__ == "__main__":
    main()
