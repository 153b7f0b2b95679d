"""The browser client's courses of strategy: `python -m tools.course GAME [--games 12]`.

A course has principles, and a principle has positions from games of strong players. What is taught
already stays, unless something clearer is found; tests keep the moves that lead there. Games go on
where they were.
"""

import json
import re
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from bench.collecting import Row, collect
from bench.following.choice import Choice

from serpentry.catalogue import set_up
from serpentry.pictures.scenes import scene_of
from serpentry.puzzles.pack import read_pack
from serpentry.puzzles.puzzle import events_of
from serpentry.review.judges import is_foreseeable, judge_of
from serpentry.review.reasons import OTHER_END, OWN_END, USED, Compared, used
from serpentry.table.shown.boards import equipment_view
from serpentry.tabletop.game import AnyGame
from tools.teaching.principles import PRINCIPLES, Principle
from tools.teaching.seeking import LEVEL, Seeking, seat_at

ROOT = Path(__file__).parents[1]
COURSES = ROOT / "web" / "src" / "courses"
RULES = ROOT / "docs" / "games"
PACKS = ROOT / "src" / "serpentry" / "puzzles" / "packs"
FOUND = ROOT / "tests" / "every_game" / "taught_positions"
SOUGHT = ROOT / "build" / "courses"
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


def chosen(game: AnyGame, rows: Sequence[Row]) -> list[Row]:
    """The positions that are taught: what costs most comes first, and no position comes twice.

    Principles take turns in choosing; those with few positions are asked before those with many.
    """
    fit = {one.name: _fit(game, rows, one) for one in PRINCIPLES[game.name]}
    taken, kept = set[tuple[str, ...]](), {name: list[Row]() for name in fit}
    for _ in range(MOST):
        for name in sorted(fit, key=lambda one: len(fit[one])):
            free = (row for row in fit[name] if tuple(row["moves"]) not in taken)
            for row in islice(free, 1):
                kept[name].append(row)
                taken.add(tuple(row["moves"]))
    return [row for name in fit for row in kept[name]]


def _fit(game: AnyGame, rows: Sequence[Row], principle: Principle) -> list[Row]:
    """The positions that show a principle: first those that were found for it."""
    fit = [one for one in rows if is_told_apart(game, principle, one)]
    ranked = sorted(fit, key=lambda one: (one["principle"] != principle.name, -_cost(one)))
    return [one | {"principle": principle.name} for one in ranked]


def _cost(row: Row) -> float:
    better, worse = row["chances"]
    return float(better - worse)


def is_told_apart(game: AnyGame, principle: Principle, row: Row) -> bool:
    """Whether the better of both moves keeps to a principle further, and they differ in no other.

    Tips are changed, too: what was found for an older one may not do any more.
    """
    position, _ = replayed(game, row["moves"])
    moves = (game.notation.read(row[which]) for which in ("right", "wrong"))
    seat = seat_at(game, position)
    right, wrong = (Choice(game, position, seat, one) for one in moves)
    if not (principle.isolates(right) and principle.isolates(wrong) and principle.shows(right)):
        return False
    return principle.tip(right) > principle.tip(wrong)


def told(game: AnyGame, row: Row) -> dict[str, Any]:
    """A position as the client shows it."""
    position, played = replayed(game, row["moves"])
    seat = seat_at(game, position)
    right, wrong = (game.notation.read(row[one]) for one in ("right", "wrong"))
    is_open = is_foreseeable(game)  # Then the board shows all that there is to place.
    task = () if is_open else game.narrator.task(position, seat)
    seen = used(Compared(game, position, seat, wrong, right))
    # Of a point more or less at once no principle speaks.
    if seen is not None and seen.told.key not in (USED[OWN_END], USED[OTHER_END]):
        seen = None
    return {
        "scene": scene_of(game, position, played, seat),
        "right": _move(game, position, right, row["chances"][0]),
        "wrong": _move(game, position, wrong, row["chances"][1]),
        "task": [one.json() for one in task],
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
    """What a course teaches, as it was found: which moves lead there, and what is chosen from."""
    file = FOUND / f"{name}.json"
    return json.loads(file.read_text("utf-8")) if file.is_file() else []


def figures_of(name: str) -> dict[str, list[int]]:
    """What a follower of each tip won against its opposite, from the table on the rule page."""
    page = (RULES / f"{name}.md").read_text("utf-8").partition("## Tips, measured")[2]
    rows = (line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| "))
    return {row[0]: [int(one) for one in re.findall(r"(\d+)% \(", " ".join(row))] for row in rows}


def course(name: str) -> dict[str, Any]:
    """A course as the client has it."""
    game: AnyGame = set_up(name, 2, {})
    figures, rows = figures_of(name), taught(name)
    principles = [
        {
            "name": one.name,
            "won": figures[one.row] if one.row else [],
            "positions": [told(game, row) for row in rows if row["principle"] == one.name],
        }
        for one in PRINCIPLES[name]
    ]
    seats = [game.face.seat_name(seat) for seat in range(game.seats)]
    about = {"game": name, "rules": game.version, "judge": judge_of(game), "level": LEVEL}
    return {**about, "seats": seats, **equipment_view(game), "principles": principles}


def keep(name: str, rows: Sequence[Row]) -> None:
    """Write what is taught where tests find it, and the course where the client does."""
    kept = chosen(set_up(name, 2, {}), [*taught(name), *rows])
    lines = (json.dumps(row, separators=(",", ":")) for row in kept)
    (FOUND / f"{name}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    text = json.dumps(course(name), separators=(",", ":")) + "\n"
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
    file, work = SOUGHT / f"{given.name}.jsonl", partial(seek, name=given.name)
    seeds = [*range(given.games), *range(FIRST_PUZZLE, FIRST_PUZZLE + given.puzzles)]
    rows = collect(work, seeds, file, given.jobs, given.seconds)
    keep(given.name, [row for game in rows for row in game["found"]])
    counts = Counter(row["principle"] for row in taught(given.name))
    for one in PRINCIPLES[given.name]:
        print(f"{one.name}: {counts[one.name]} positions")


if __name__ == "__main__":
    main()
