"""The browser client's lessons, and what the judge says of their moves: `python -m tools.lessons`.

A lesson gives every move, and what chance brings: it is played, and each move is held
against the others that a search likes: what is each of them worth to the player who makes it? The
answers are kept beside the tests, which insist that nobody is taught to lose. A look is equally far
on every machine.
"""

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from serpentry.catalogue import set_up
from serpentry.hosting.evaluations.adviser import Adviser
from serpentry.review.judges import judge_of, looks_of
from serpentry.review.value import Value
from serpentry.review.valuing import PositionJudge
from serpentry.search.budget import Simulations
from serpentry.search.steps import at_once
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.frozen import Frozen

ROOT = Path(__file__).parents[1]
LESSONS = ROOT / "web" / "src" / "lessons"
JUDGED = ROOT / "tests" / "every_game" / "judged_lessons"
LEVEL = 1
"""A hint's first look takes some bad moves for good ones; four times as far, no longer."""
COMPARED = 6
"""So many moves that a search likes are looked at beside the one that is taught."""
Step = dict[str, Any]
Given = tuple[str, bool, Json]
"""What is said of a move, whether it is the learner's, and the move."""


@dataclass(frozen=True)
class Lesson:
    """A first game, told step by step."""

    game: str
    seats: list[dict[str, str]]
    options: dict[str, Any]
    steps: list[Step]
    luck: Sequence[Json] = ()
    """What dice and piles bring, one after the other."""

    @property
    def given(self) -> list[Given]:
        """The moves that are given, in their order."""
        return [
            (step["say"], kind == "move", step[kind])
            for step in self.steps
            for kind in ("move", "other")
            if kind in step
        ]

    @property
    def learner(self) -> int:
        """The learner's seat: the second one, where the other side begins."""
        return 1 if self.given and not self.given[0][1] else 0


def lessons() -> list[Lesson]:
    """All of them, in the order of their games' names."""
    files = sorted(LESSONS.glob("*.json"))
    return [Lesson(file.stem, **json.loads(file.read_text(encoding="utf-8"))) for file in files]


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


def come_to_a_player(game: AnyGame, position: Any, luck: Iterator[Json]) -> Any:
    """The position once chance has brought what the lesson says."""
    while game.rules.to_act(position) is CHANCE:
        position = game.rules.play(position, game.codec.move_from(next(luck)))
    return position


class Judging:
    """A lesson before the judge."""

    def __init__(self, lesson: Lesson, level: int) -> None:
        self.lesson = lesson
        self.game: AnyGame = set_up(lesson.game, len(lesson.seats), lesson.options)
        self.judge = PositionJudge(self.game, judge_of(self.game), level)

    def told(self) -> JudgedLesson:
        """What is said of all its moves."""
        game, judge, lesson = self.game, self.judge, self.lesson
        moves = tuple(self._moves())
        return JudgedLesson(
            game.name, game.version, lesson.options, judge.kind, judge.level, self._start(), moves
        )

    def _start(self) -> float:
        """How well the learner stands at first: where luck is to come, as well as all others."""
        if self.lesson.luck:
            return 1 / self.game.seats
        start = self.judge.value(self.game.rules.start())
        return round(start.results[self.lesson.learner], 3)

    def _moves(self) -> Iterator[JudgedMove]:
        position, write = self.game.rules.start(), self.game.notation.write
        luck = iter(self.lesson.luck)
        for step, learner, data in self.lesson.given:
            position = come_to_a_player(self.game, position, luck)
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
        if self.lesson.luck:
            return self._weighed(position)
        liked = at_once(self.judge.look(position)).moves[:COMPARED]
        play, write = self.game.rules.play, self.game.notation.write
        return {write(one): self.judge.value(play(position, one)) for one in (move, *liked)}

    def _weighed(self, position: Any) -> dict[str, Value]:
        """The same where luck is to come: as a review has it."""
        game, budget = self.game, Simulations(looks_of(self.judge.kind, self.judge.level))
        seat, moves = game.rules.to_act(position), tuple(game.rules.moves(position))
        assert isinstance(seat, int)
        known = Adviser(budget).evaluated(game, position, seat, budget, moves)
        return {game.notation.write(one): known.weighed(one).made_value.value for one in moves}


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
    """Judge what is asked for, or every lesson."""
    taught = {lesson.game: lesson for lesson in lessons()}
    asked = ArgumentParser(prog="python -m tools.lessons")
    asked.add_argument("games", nargs="*", metavar="GAME", help=f"one of {', '.join(taught)}")
    asked.add_argument("--level", type=int, default=LEVEL, help="how far to look")
    given = asked.parse_args()
    if unknown := set(given.games) - set(taught):
        asked.error(f"there is no lesson of {', '.join(unknown)}")
    for name in given.games or taught:
        lesson = Judging(taught[name], given.level).told()
        keep(lesson)
        print(f"{name}: {lesson.start:.0%} at first, {lesson.end:.0%} in the end")
        for one in lesson.moves:
            who = "learner" if one.learner else "other"
            proved = " proved" if one.proved else ""
            print(f"  {who} {one.move}: {one.chance:.0%}{proved}, {one.best} {one.best_chance:.0%}")


if __name__ == "__main__":
    main()
