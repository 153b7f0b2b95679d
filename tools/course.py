"""The browser client's courses of strategy: `python -m tools.course GAME [--games 12]`.

A course has principles, and a principle has positions from games of strong players. What is taught
already stays, unless something clearer is found. Games go on where they were.
"""

import json
import re
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bench.collecting import Row, collect
from bench.following.choice import Choice

from serpentry.catalogue import set_up
from serpentry.pictures.scenes import scene_of
from serpentry.puzzles.pack import read_pack
from serpentry.puzzles.puzzle import events_of
from serpentry.review.judges import judge_of
from serpentry.review.reasons import OTHER_END, OWN_END, USED, Compared, used
from serpentry.table.shown.boards import equipment_view
from serpentry.tabletop.game import AnyGame
from tools.teaching.principles import PRINCIPLES, Principle
from tools.teaching.seeking import LEVEL, Seeking, seat_at

ROOT = Path(__file__).parents[1]
COURSES = ROOT / "web" / "src" / "courses"
RULES = ROOT / "docs" / "games"
PACKS = ROOT / "src" / "serpentry" / "puzzles" / "packs"
FOUND = ROOT / "build" / "courses"
MOST = 5
"""So many positions has a principle."""
FIRST_PUZZLE = 10_000
"""Seeds from here on are those of puzzles."""


def seek(seed: int, name: str) -> Row:
    """What a game teaches, or a puzzle whose theme is called as a principle."""
    seeking = Seeking(name, seed)
    if seed < FIRST_PUZZLE:
        return {"seed": seed, "found": list(seeking.found())}
    puzzles = read_pack((PACKS / f"{name}.txt").read_text("utf-8")).puzzles
    names = {one.name for one in PRINCIPLES[name]}
    themed = [one for one in puzzles if names & set(one.themes)]
    fit = themed[seed - FIRST_PUZZLE : seed - FIRST_PUZZLE + 1]
    return {"seed": seed, "found": [row for one in fit for row in seeking.in_puzzle(one)]}


def chosen(game: AnyGame, rows: Sequence[Row], principle: Principle) -> Iterator[Row]:
    """The positions of a principle: what costs most comes first, and nothing twice."""
    fit = [one for one in rows if one["principle"] == principle.name]
    found = {
        (*one["moves"], one["right"]): one for one in fit if _is_told_apart(game, principle, one)
    }
    clear = sorted(found.values(), key=lambda one: one["chances"][1] - one["chances"][0])
    yield from clear[:MOST]


def _is_told_apart(game: AnyGame, principle: Principle, row: Row) -> bool:
    """Whether the better of both moves keeps to a principle further: tips are changed, too."""
    position, _ = replayed(game, row["moves"])
    moves = (game.notation.read(row[which]) for which in ("right", "wrong"))
    seat = seat_at(game, position)
    right, wrong = (principle.tip(Choice(game, position, seat, one)) for one in moves)
    return right > wrong


def told(game: AnyGame, row: Row) -> dict[str, Any]:
    """A position as the client shows it."""
    position, played = replayed(game, row["moves"])
    seat = seat_at(game, position)
    right, wrong = (game.notation.read(row[one]) for one in ("right", "wrong"))
    seen = used(Compared(game, position, seat, wrong, right))
    # Of a point more or less at once no principle speaks.
    if seen is not None and seen.told.key not in (USED[OWN_END], USED[OTHER_END]):
        seen = None
    return {
        "moves": row["moves"],
        "scene": scene_of(game, position, played, seat),
        "right": _move(game, position, right, row["chances"][0]),
        "wrong": _move(game, position, wrong, row["chances"][1]),
        "reason": None if seen is None else {"told": seen.told.json(), "cells": seen.cells},
    }


def _move(game: AnyGame, position: Any, move: Any, chance: float) -> dict[str, Any]:
    return {
        "move": game.codec.move_json(move),
        "text": game.notation.write(move),
        "said": game.narrator.said(position, move).json(),
        "chance": chance,
    }


def replayed(game: AnyGame, moves: Sequence[str]) -> tuple[Any, list[Any]]:
    """The position after moves, and the moves."""
    position, played = game.rules.start(), list[Any]()
    for event in events_of(moves, game.seats):
        played.append(game.notation.read(event.text))
        position = game.rules.play(position, played[-1])
    return position, played


def taught(name: str) -> list[Row]:
    """What the course teaches already, as it was found."""
    file = COURSES / f"{name}.json"
    if not file.is_file():
        return []
    return [
        {
            "principle": principle["name"],
            "moves": one["moves"],
            "right": one["right"]["text"],
            "wrong": one["wrong"]["text"],
            "chances": [one["right"]["chance"], one["wrong"]["chance"]],
        }
        for principle in json.loads(file.read_text("utf-8"))["principles"]
        for one in principle["positions"]
    ]


def figures_of(name: str) -> dict[str, list[int]]:
    """What a follower of each tip won against its opposite, from the table on the rule page."""
    page = (RULES / f"{name}.md").read_text("utf-8").partition("## Tips, measured")[2]
    rows = (line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| "))
    return {row[0]: [int(one) for one in re.findall(r"(\d+)% \(", " ".join(row))] for row in rows}


def course(name: str, rows: Sequence[Row]) -> dict[str, Any]:
    """A course as the client has it."""
    game: AnyGame = set_up(name, 2, {})
    figures, judge = figures_of(name), judge_of(game)
    found = [*taught(name), *(one for row in rows for one in row["found"])]
    principles = [
        {
            "name": one.name,
            "won": figures[one.row] if one.row else [],
            "positions": [told(game, row) for row in chosen(game, found, one)],
        }
        for one in PRINCIPLES[name]
    ]
    about = {"game": name, "rules": game.version, "judge": judge, "level": LEVEL}
    seats = [game.face.seat_name(seat) for seat in range(game.seats)]
    return {**about, "seats": seats, **equipment_view(game), "principles": principles}


def write(name: str, rows: Sequence[Row]) -> None:
    """Write it where the client finds it."""
    text = json.dumps(course(name, rows), separators=(",", ":")) + "\n"
    (COURSES / f"{name}.json").write_text(text, encoding="utf-8")


def main() -> None:
    """Seek, and write what was found."""
    asked = ArgumentParser(prog="python -m tools.course")
    asked.add_argument("name", metavar="GAME", choices=PRINCIPLES)
    asked.add_argument("--games", type=int, default=12)
    asked.add_argument("--puzzles", type=int, default=0)
    asked.add_argument("--seconds", type=float, default=1e9, help="no game begins later")
    asked.add_argument("--jobs", type=int, default=1)
    given = asked.parse_args()
    file, work = FOUND / f"{given.name}.jsonl", partial(seek, name=given.name)
    seeds = [*range(given.games), *range(FIRST_PUZZLE, FIRST_PUZZLE + given.puzzles)]
    rows = collect(work, seeds, file, given.jobs, given.seconds)
    write(given.name, rows)
    for one in PRINCIPLES[given.name]:
        found = [row for game in rows for row in game["found"] if row["principle"] == one.name]
        print(f"{one.name}: {len(found)} positions, of which {MOST} at most are taken")


if __name__ == "__main__":
    main()
