"""Nobody is taught to lose: what the judge says of the moves that lessons give.

The judge takes minutes, so that its answers are kept; `python -m tools.lessons` asks it again.
"""

import pytest
from tools.lessons import JUDGED, LEVEL, JudgedLesson, Lesson, lessons, read_lesson

from serpentry.catalogue import set_up
from serpentry.review.grades import Grade, grade_of

TAUGHT = {lesson.game: lesson for lesson in lessons()}
SENSIBLE = set(Grade) - {Grade.BLUNDER}
"""The other side may err, as people do."""
LOWEST = 0.4
"""Nobody has been taught well who is less likely to win than this."""

each_lesson = pytest.mark.parametrize("name", TAUGHT)


def _moves(lesson: Lesson) -> list[tuple[str, bool, str]]:
    game = set_up(lesson.game, len(lesson.seats), lesson.options)
    write, move_from = game.notation.write, game.codec.move_from
    return [(step, learner, write(move_from(move))) for step, learner, move in lesson.given]


def test_every_lesson_is_judged() -> None:
    assert {file.stem for file in JUDGED.glob("*.json")} == set(TAUGHT)


@each_lesson
def test_what_was_judged_is_the_lesson_as_it_is(name: str) -> None:
    judged, lesson = read_lesson(name), TAUGHT[name]
    assert [(one.step, one.learner, one.move) for one in judged.moves] == _moves(lesson)
    assert judged.options == lesson.options
    assert judged.level >= LEVEL
    assert judged.rules == set_up(name, 2, {}).version


def _faults(judged: JudgedLesson, learner: bool) -> dict[str, Grade]:
    allowed = {Grade.BEST, Grade.GOOD} if learner else SENSIBLE
    moves = [one for one in judged.moves if one.learner is learner]
    graded = {f"{one.step} {one.move}": grade_of(one.lost, 2) for one in moves}
    return {move: grade for move, grade in graded.items() if grade not in allowed}


@each_lesson
def test_a_move_that_is_taught_is_a_good_one(name: str) -> None:
    assert _faults(read_lesson(name), learner=True) == {}


@each_lesson
def test_the_other_side_plays_sensibly(name: str) -> None:
    assert _faults(read_lesson(name), learner=False) == {}


@each_lesson
def test_no_move_is_praised_that_leaves_the_learner_lost(name: str) -> None:
    moves = [one for one in read_lesson(name).moves if one.learner]
    assert [one.move for one in moves if one.chance < LOWEST] == []


@each_lesson
def test_the_learner_stands_no_worse_in_the_end(name: str) -> None:
    judged = read_lesson(name)
    assert judged.end >= judged.start
