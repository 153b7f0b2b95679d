"""The browser client's courses of strategy: `python -m tools.course GAME [--games 12]`.

A course has principles, and a principle has positions from games of strong players: of two moves
one keeps to it and the other breaks it. The judge says what each is worth. A position is taken if
the one that keeps to it is the best that there is, and the other a mistake at least. Games go on
where they were; a look is equally far on every machine.
"""

import json
import re
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from bench.collecting import Row, collect
from bench.strength import tips
from bench.strength.tips import Choice

from serpentry.catalogue import set_up
from serpentry.pictures.scenes import scene_of
from serpentry.players import find_player
from serpentry.puzzles.pack import read_pack
from serpentry.puzzles.puzzle import Puzzle, events_of, texts_of
from serpentry.puzzles.replaying import turns_of
from serpentry.review.grades import LIMITS
from serpentry.review.judges import judge_of
from serpentry.review.reasons import OTHER_END, OWN_END, Compared, reason
from serpentry.review.valuing import PositionJudge
from serpentry.search.steps import at_once
from serpentry.table.shown.boards import equipment_view
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.walk import random_move

ROOT = Path(__file__).parents[1]
COURSES = ROOT / "web" / "src" / "courses"
RULES = ROOT / "docs" / "games"
PACKS = ROOT / "src" / "serpentry" / "puzzles" / "packs"
FOUND = ROOT / "build" / "courses"
LEVEL = 1
"""As lessons are judged."""
PLAYER = "level6"
MOST = 5
"""So many positions has a principle."""
CLEAR = 0.18
"""A first look has to see so much between both moves before anything is judged: that takes long."""
MISTAKE = LIMITS[1]
RIVALS = 2
"""Of the moves that look best so many are judged."""
FIRST_PUZZLE = 10_000
"""Seeds from here on are those of puzzles."""
TRIED = 2
"""Of a game so many positions are judged for a principle, until one will do."""


@dataclass(frozen=True)
class Principle:
    """What a course teaches at a time."""

    name: str
    tip: tips.Tip
    """How far a move keeps to it."""
    row: str = ""
    """What it is called in the table of tips on the rule page; empty: it is an opinion."""
    isolates: Callable[[Choice], bool] = lambda choice: True
    """Whether a move that breaks it breaks no other one."""


def _lays_a_body(choice: Choice) -> bool:
    return not choice.written.startswith(("tail", "head"))


def _is_under_way(choice: Choice) -> bool:
    return all(snake is not None for snake in choice.position.table.nest.snakes)


def _own_ends(choice: Choice) -> float:
    """Keep both ends open."""
    return _ends(choice, choice.seat)


def _ends(choice: Choice, seat: int) -> int:
    assert choice.game.loose_ends is not None
    return len(choice.game.loose_ends(choice.after, seat))


def _snakes(choice: Choice, position: Any) -> int:
    return sum(one.owner == choice.seat for one in choice.game.board.snakes(position))


def _joins(choice: Choice) -> float:
    """Join two snakes."""
    return float(_snakes(choice, choice.after) < _snakes(choice, choice.position))


def _begins_another(choice: Choice) -> float:
    """Start another snake."""
    return float(_snakes(choice, choice.after) > _snakes(choice, choice.position) > 0)


def _goes_on(choice: Choice) -> bool:
    return _snakes(choice, choice.after) == _snakes(choice, choice.position)


PRINCIPLES: Mapping[str, Sequence[Principle]] = {
    "schlangennest": (
        Principle("begin", tips.begin_without_end, "no head or tail at first"),
        Principle("room", tips.room, "both ends inside the nest", _lays_a_body),
        Principle("curves", tips.curves_too, "never fewer curves than straights", _lays_a_body),
        Principle("ends", tips.ends_last, "head and tail last", _is_under_way),
        Principle("hunt", tips.hunt, "finish or lead out other ends", _lays_a_body),
    ),
    "snekagon": (
        Principle("ends", _own_ends, isolates=_goes_on),
        Principle("second", _begins_another),
        Principle("join", _joins),
        Principle("ones", tips.ones_last),
    ),
}


class Seeking:
    """A game of strong players, and the positions of it that teach something."""

    def __init__(self, name: str, seed: int, level: int = LEVEL) -> None:
        self.game: AnyGame = set_up(name, 2, {})
        self.judge = PositionJudge(self.game, judge_of(self.game), level)
        self.rng = Random(f"course {name} {seed}")
        self.principles = PRINCIPLES[name]

    def in_puzzle(self, puzzle: Puzzle) -> Iterator[Row]:
        """What the position of a puzzle teaches."""
        start, _ = turns_of(self.game, puzzle)
        for principle in self.principles:
            if principle.name in puzzle.themes:
                yield from self._taught(principle, [start])

    def found(self) -> Iterator[Row]:
        """One position at most for each principle."""
        line = list(self._played())
        self.rng.shuffle(line)
        for principle in self.principles:
            yield from self._taught(principle, line)

    def _played(self) -> Iterator[tuple[tuple[tuple[Any, Any], ...], Any]]:
        game, position, past = self.game, self.game.rules.start(), tuple[tuple[Any, Any], ...]()
        player = find_player(PLAYER)
        while (seat := game.rules.to_act(position)) is not None:
            assert isinstance(seat, int)
            yield past, position
            if len(past) < game.seats:
                move = random_move(game.rules, position, seat, self.rng)
                if game.is_rash(position, move):
                    move = player.choose(game, position, seat, self.rng)
            else:
                move = player.choose(game, position, seat, self.rng)
            position, past = game.rules.play(position, move), (*past, (seat, move))

    def _taught(self, principle: Principle, line: Sequence[tuple[Any, Any]]) -> Iterator[Row]:
        tried = 0
        for past, position in line:
            pair = self._pair(principle, position)
            if pair is None:
                continue
            tried += 1
            row = self._judged(principle, past, position, *pair)
            if row is not None:
                yield row
                return
            if tried == TRIED:
                return

    def _pair(self, principle: Principle, position: Any) -> tuple[Any, Any] | None:
        """The move that looks best, and the best of those that break the principle."""
        seat = _seat(self.game, position)
        choices = [
            Choice(self.game, position, seat, one) for one in self.game.rules.moves(position)
        ]
        marks = {one.move: principle.tip(one) for one in choices if principle.isolates(one)}
        if len(set(marks.values())) < 2:  # nothing to be kept or broken; no look is needed
            return None
        look = at_once(self.judge.look(position))
        best = max(look.found.candidates, key=lambda one: one.results[seat])
        mark = principle.tip(Choice(self.game, position, seat, best.move))
        worse = [
            one
            for one in look.found.candidates
            if marks.get(one.move, mark) < mark and one.results[seat] <= best.results[seat] - CLEAR
        ]
        if not worse:
            return None
        return best.move, max(worse, key=lambda one: one.results[seat]).move

    def _judged(
        self, principle: Principle, past: Any, position: Any, best: Any, wrong: Any
    ) -> Row | None:
        """What is told of a position; None where the judge sees it otherwise than at first."""
        game, seat = self.game, _seat(self.game, position)
        look, play = at_once(self.judge.look(position)), self.game.rules.play
        ranked = sorted(look.found.candidates, key=lambda one: one.results[seat], reverse=True)
        liked = [best, *(one.move for one in ranked[:RIVALS] if one.move != best)]
        worth = [(self.judge.value(play(position, one)).order(seat), one) for one in liked]
        most, right = max(worth, key=lambda pair: pair[0])
        value = self.judge.value(play(position, wrong))
        keeps = [principle.tip(Choice(game, position, seat, one)) for one in (right, wrong)]
        if keeps[0] <= keeps[1] or most[0] - value.results[seat] < MISTAKE:
            return None
        return {
            "principle": principle.name,
            "moves": list(texts_of(game, past)),
            "right": game.notation.write(right),
            "wrong": game.notation.write(wrong),
            "chances": [round(most[0], 3), round(value.results[seat], 3)],
        }


def _seat(game: AnyGame, position: Any) -> int:
    """Who is to move."""
    seat = game.rules.to_act(position)
    assert isinstance(seat, int)
    return seat


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


def chosen(rows: Sequence[Row], name: str) -> Iterator[Row]:
    """The positions of a principle: what costs most comes first, and nothing twice."""
    found = {(*one["moves"], one["right"]): one for one in rows if one["principle"] == name}
    clear = sorted(found.values(), key=lambda one: one["chances"][1] - one["chances"][0])
    yield from clear[:MOST]


def told(game: AnyGame, row: Row) -> dict[str, Any]:
    """A position as the client shows it."""
    position, played = replayed(game, row["moves"])
    seat = _seat(game, position)
    right, wrong = (game.notation.read(row[one]) for one in ("right", "wrong"))
    seen = reason(Compared(game, position, seat, wrong, right))
    # Of a point more or less at once no principle speaks.
    if seen is not None and seen.told.key not in (OWN_END, OTHER_END):
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
            "positions": [told(game, row) for row in chosen(found, one.name)],
        }
        for one in PRINCIPLES[name]
    ]
    about = {"game": name, "rules": game.version, "judge": judge, "level": LEVEL}
    return {**about, **equipment_view(game), "principles": principles}


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
