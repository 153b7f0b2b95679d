"""Courses of strategy teach what is true: the better move is better, and the other costs the win.

The judge takes minutes, so that its answers are kept; `python -m tools.course GAME` asks it again.
"""

import json
from typing import Any

import pytest
from bench.following.choice import Choice
from bench.strength.tips import WANTED
from tools.course import COURSES, MOST, figures_of, replayed, told
from tools.teaching.principles import PRINCIPLES, Principle
from tools.teaching.seeking import LEVEL

from serpentry.catalogue import set_up
from serpentry.languages import LANGUAGES
from serpentry.languages.phrasebook import say
from serpentry.review.grades import Grade, grade_of
from serpentry.tabletop.game import AnyGame

TAUGHT = {file.stem: json.loads(file.read_text("utf-8")) for file in COURSES.glob("*.json")}
FAULTS = {Grade.MISTAKE, Grade.BLUNDER}
FEWEST = 3
"""A principle with fewer positions is not taught."""

each_course = pytest.mark.parametrize("name", TAUGHT)


def _taught(name: str) -> list[tuple[AnyGame, Principle, dict[str, Any]]]:
    game: AnyGame = set_up(name, 2, {})
    return [
        (game, principle, position)
        for principle, one in zip(PRINCIPLES[name], TAUGHT[name]["principles"], strict=True)
        for position in one["positions"]
    ]


def test_every_game_with_principles_has_its_course() -> None:
    assert set(TAUGHT) == set(PRINCIPLES)


@each_course
def test_a_course_is_of_these_rules(name: str) -> None:
    course, game = TAUGHT[name], set_up(name, 2, {})
    assert (course["rules"], course["options"]) == (game.version, game.board.options())
    assert course["level"] >= LEVEL
    assert [one["name"] for one in course["principles"]] == [one.name for one in PRINCIPLES[name]]
    counts = [len(one["positions"]) for one in course["principles"]]
    assert min(counts) >= FEWEST
    assert max(counts) <= MOST


@each_course
def test_the_other_move_is_a_mistake_at_least(name: str) -> None:
    lost = [one["right"]["chance"] - one["wrong"]["chance"] for _, _, one in _taught(name)]
    assert {grade_of(one, 2) for one in lost} <= FAULTS


@each_course
def test_the_better_move_keeps_to_the_principle_and_the_other_breaks_it(name: str) -> None:
    for game, principle, one in _taught(name):
        position, _ = replayed(game, one["moves"])
        seat = game.rules.to_act(position)
        assert isinstance(seat, int)
        right, wrong = (game.codec.move_from(one[which]["move"]) for which in ("right", "wrong"))
        marks = [principle.tip(Choice(game, position, seat, move)) for move in (right, wrong)]
        assert marks[0] > marks[1], (principle.name, one["moves"])


@each_course
def test_what_the_client_shows_is_the_position_and_its_reason(name: str) -> None:
    for game, _, one in _taught(name):
        row = {"moves": one["moves"], "chances": [one[it]["chance"] for it in ("right", "wrong")]}
        row |= {it: one[it]["text"] for it in ("right", "wrong")}
        assert json.loads(json.dumps(told(game, row))) == one


@each_course
def test_figures_are_those_of_the_rule_page_and_hold(name: str) -> None:
    figures = figures_of(name)
    for principle, one in zip(PRINCIPLES[name], TAUGHT[name]["principles"], strict=True):
        assert one["won"] == (figures[principle.row] if principle.row else [])
        assert all(won >= WANTED * 100 for won in one["won"])


@each_course
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_principle_is_said_in_every_language(name: str, language: str) -> None:
    keys = [
        f"{kind}-{name}-{one.name}" for one in PRINCIPLES[name] for kind in ("principle", "because")
    ]
    texts = [say(language, f"web-{key}") for key in keys]
    assert not any(text.startswith("web-") for text in texts)
    assert len(set(texts)) == len(keys)
