"""The first games, step by step, played through the real rules."""

from typing import Any

import pytest
from tools.lessons import Lesson, Step, lessons

from serpentry.catalogue import BOXES
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import Game

BOX_OF = {box.name: box for box in BOXES}
LESSONS = lessons()

each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: str(lesson.game))


def _kind(step: Step) -> str:
    kinds = [kind for kind in ("move", "wrong", "other") if kind in step]
    assert len(kinds) <= 1, step
    return kinds[0] if kinds else "words"


class Telling:
    """A lesson being told, with its luck."""

    def __init__(self, lesson: Lesson) -> None:
        self.game: Game[Any, Any] = BOX_OF[lesson.game].set_up(len(lesson.seats), lesson.options)
        self.lesson = lesson
        self.luck = iter(lesson.luck)
        self.position = self.game.rules.start()
        self._come_to_a_learner()

    def _come_to_a_learner(self) -> None:
        """Chance draws what the lesson gives, until somebody is to act."""
        rules = self.game.rules
        while (actor := rules.to_act(self.position)) is not None:
            if actor is CHANCE and (data := next(self.luck, None)) is not None:
                move = self.game.codec.move_from(data)
                assert move in [one for one, _ in rules.draws(self.position)]
            else:
                assert actor is not CHANCE
                return
            self.position = rules.play(self.position, move)

    def tell(self, step: Step) -> None:
        """Do what a step is about, and insist that it can be done."""
        kind = _kind(step)
        if kind in ("move", "other"):
            seat = self.lesson.learner if kind == "move" else 1 - self.lesson.learner
            self._make(step[kind], seat)
        elif kind == "wrong":
            assert self.game.rules.to_act(self.position) == self.lesson.learner
            assert self._is_refused(step), step["say"]

    def _make(self, data: Any, seat: int) -> None:
        move = self.game.codec.move_from(data)
        assert self.game.rules.to_act(self.position) == seat
        assert self.game.rules.why_illegal(self.position, move) is None
        self.position = self.game.rules.play(self.position, move)
        self._come_to_a_learner()

    def _is_refused(self, step: Step) -> bool:
        """Whether an attempt is refused by a rule that the words are about, and none is allowed."""
        attempts = [self.game.codec.move_from(data) for data in step["wrong"]]
        refusals = [self.game.rules.why_illegal(self.position, move) for move in attempts]
        assert all(refusals)
        return any(refusal and refusal.rule in step["rules"] for refusal in refusals)


def test_every_lesson_is_about_a_game() -> None:
    assert {lesson.game for lesson in LESSONS} <= set(BOX_OF)


@each_lesson
def test_a_lesson_can_be_played_as_it_is_told(lesson: Lesson) -> None:
    wording = Telling(lesson)
    for step in lesson.steps:
        wording.tell(step)
    assert next(wording.luck, None) is None


@each_lesson
def test_a_lesson_is_told_in_order_and_neither_too_short_nor_too_long(lesson: Lesson) -> None:
    said = [step["say"] for step in lesson.steps]
    assert said == [f"guide-{lesson.game}-{number}" for number in range(1, len(said) + 1)]
    assert 8 <= len(said) <= 14


@each_lesson
def test_a_lesson_shows_moves_and_what_is_forbidden(lesson: Lesson) -> None:
    kinds = {_kind(step) for step in lesson.steps}
    assert kinds == {"words", "wrong", "move", "other"}


@each_lesson
def test_the_rules_of_forbidden_moves_are_on_the_rule_page(lesson: Lesson) -> None:
    named = {rule for step in lesson.steps for rule in step.get("rules", ())}
    assert named <= set(BOX_OF[lesson.game].rule_ids)
