"""What the judge says of the moves that lessons teach: `python -m tools.lessons GAME`.

A lesson that gives every move is played, and each move is held against the others that a search
likes: what is each of them worth to whoever makes it? The answers are kept beside the tests, which
insist that nobody is taught to lose. A look is equally far on every machine.
"""

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from serpentry.catalogue import set_up
from serpentry.review.judges import judge_of
from serpentry.review.value import Value
from serpentry.review.valuing import PositionJudge
from serpentry.search.steps import at_once
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.frozen import Frozen

ROOT = Path(__file__).parents[1]
LESSONS = ROOT / "web" / "src" / "lessons"
JUDGED = ROOT / "tests" / "every_game" / "judged_lessons"
SCRIPTED = ("snekagon", "snekagon5g", "schlangennest")
"""Where there is luck, a lesson gives no moves."""
KINDS = ("move", "other")
COMPARED = 6
"""So many moves that a search likes are looked at beside the one that is taught."""

LEVEL = 1
"""A hint's first look takes some bad moves for good ones; four times as far, no longer."""


class JudgedMove(Frozen):
    """A move of a lesson; chances are those of whoever makes it."""

    step: str
    learner: bool
    move: str
    chance: float
    proved: bool
    lead: float | None
    """At the end, where it is proved."""
    best: str
    best_chance: float

    @property
    def lost(self) -> float:
        """What it gives away."""
        return self.best_chance - self.chance


class JudgedLesson(Frozen):
    """The moves of a lesson, and how well the learner stands before the first of them."""

    game: str
    rules: str
    options: Mapping[str, Json]
    judge: str
    level: int
    start: float
    moves: tuple[JudgedMove, ...]

    @property
    def end(self) -> float:
        """How well the learner stands in the end."""
        last = self.moves[-1]
        return last.chance if last.learner else 1 - last.chance


def given_moves(steps: list[dict[str, Any]]) -> list[tuple[str, bool, Json]]:
    """Of each step that gives a move: what it says, whether it is the learner's, and the move."""
    given = [(step["say"], kind == "move", step.get(kind)) for step in steps for kind in KINDS]
    return [one for one in given if one[2] is not None]


class Judging:
    """A lesson before the judge."""

    def __init__(self, name: str, level: int) -> None:
        self.lesson = json.loads((LESSONS / f"{name}.json").read_text("utf-8"))
        seats = len(self.lesson["seats"])
        self.game: AnyGame = set_up(name, seats, self.lesson["options"])
        self.judge = PositionJudge(self.game, judge_of(self.game), level)

    def told(self) -> JudgedLesson:
        """What is said of all its moves."""
        game, judge, given = self.game, self.judge, given_moves(self.lesson["steps"])
        start = judge.value(game.rules.start())
        learner = 0 if given[0][1] else 1
        options = self.lesson["options"]
        at_first, moves = round(start.results[learner], 3), tuple(self._moves())
        return JudgedLesson(
            game.name, game.version, options, judge.kind, judge.level, at_first, moves
        )

    def _moves(self) -> Iterator[JudgedMove]:
        position, write = self.game.rules.start(), self.game.notation.write
        for step, learner, data in given_moves(self.lesson["steps"]):
            move = self.game.codec.move_from(data)
            seat = self.game.rules.to_act(position)
            assert isinstance(seat, int)
            worth = self._worth(position, move)
            best = max(worth, key=lambda text: worth[text].order(seat))
            mine = worth[write(move)]
            lead = mine.margins[seat] if mine.margins else None
            chance, most = (round(worth[one].results[seat], 3) for one in (write(move), best))
            yield JudgedMove(step, learner, write(move), chance, mine.proved, lead, best, most)
            position = self.game.rules.play(position, move)

    def _worth(self, position: Any, move: Any) -> dict[str, Value]:
        """By what is written: the move, and those that a search likes."""
        liked = at_once(self.judge.look(position)).moves[:COMPARED]
        play, write = self.game.rules.play, self.game.notation.write
        return {write(one): self.judge.value(play(position, one)) for one in (move, *liked)}


def read_lesson(name: str) -> JudgedLesson:
    """What was said of a lesson."""
    data = json.loads((JUDGED / f"{name}.json").read_text("utf-8"))
    return JudgedLesson(**data | {"moves": tuple(JudgedMove(**one) for one in data["moves"])})


def keep(lesson: JudgedLesson) -> None:
    """Write it where the tests find it."""
    JUDGED.mkdir(parents=True, exist_ok=True)
    text = json.dumps(asdict(lesson), indent=1) + "\n"
    (JUDGED / f"{lesson.game}.json").write_text(text, encoding="utf-8")


def main() -> None:
    """Judge what is asked for, or every lesson that gives its moves."""
    asked = ArgumentParser(prog="python -m tools.lessons")
    asked.add_argument("games", nargs="*", default=SCRIPTED)
    asked.add_argument("--level", type=int, default=LEVEL, help="how far to look")
    given = asked.parse_args()
    for name in given.games:
        lesson = Judging(name, given.level).told()
        keep(lesson)
        print(f"{name}: {lesson.start:.0%} at first, {lesson.end:.0%} in the end")
        for one in lesson.moves:
            who = "learner" if one.learner else "other"
            proved = " proved" if one.proved else ""
            print(f"  {who} {one.move}: {one.chance:.0%}{proved}, {one.best} {one.best_chance:.0%}")


if __name__ == "__main__":
    main()
