"""Courses of strategy teach what is true: the better move is better, and the other costs the win.

The judge takes minutes, so that its answers are kept; `python -m tools.course GAME` asks it again.
"""

import json
from collections import Counter

import pytest
from bench.strength.tips import WANTED
from tools.course import COURSES, FOUND, MOST, course, figures_of, is_told_apart, taught
from tools.teaching.principles import PRINCIPLES
from tools.teaching.seeking import LEVEL

from serpentry.catalogue import set_up
from serpentry.languages import LANGUAGES
from serpentry.languages.phrasebook import say
from serpentry.review.grades import Grade, grade_of
from serpentry.tabletop.game import AnyGame

COURSE_OF = {file.stem: json.loads(file.read_text("utf-8")) for file in COURSES.glob("*.json")}
FAULTS = {Grade.MISTAKE, Grade.BLUNDER}
FEWEST = 3
"""A principle with fewer positions is not taught."""

each_course = pytest.mark.parametrize("name", COURSE_OF)


def test_every_game_with_principles_has_its_course() -> None:
    assert set(COURSE_OF) == set(PRINCIPLES) == {file.stem for file in FOUND.glob("*.json")}


@each_course
def test_the_client_has_the_positions_that_are_taught_with_their_reasons(name: str) -> None:
    assert json.loads(json.dumps(course(name))) == COURSE_OF[name]


@each_course
def test_a_course_is_judged_well_and_long_enough(name: str) -> None:
    assert COURSE_OF[name]["level"] >= LEVEL
    counts = Counter(row["principle"] for row in taught(name))
    assert list(counts) == [one.name for one in PRINCIPLES[name]]
    assert min(counts.values()) >= FEWEST
    assert max(counts.values()) <= MOST


@each_course
def test_no_position_is_shown_twice(name: str) -> None:
    lines = Counter(tuple(row["moves"]) for row in taught(name))
    assert set(lines.values()) == {1}


@each_course
def test_the_other_move_is_a_mistake_at_least(name: str) -> None:
    lost = [better - worse for better, worse in (row["chances"] for row in taught(name))]
    assert {grade_of(one, 2) for one in lost} <= FAULTS


@each_course
def test_the_better_move_keeps_to_the_principle_and_the_other_breaks_it(name: str) -> None:
    game: AnyGame = set_up(name, 2, {})
    principles = {one.name: one for one in PRINCIPLES[name]}
    for row in taught(name):
        assert is_told_apart(game, principles[row["principle"]], row), row


@each_course
def test_both_moves_are_named_apart(name: str) -> None:
    for principle in COURSE_OF[name]["principles"]:
        for one in principle["positions"]:
            assert one["right"]["said"] != one["wrong"]["said"]


@each_course
def test_figures_are_those_of_the_rule_page_and_hold(name: str) -> None:
    figures = figures_of(name)
    for principle, one in zip(PRINCIPLES[name], COURSE_OF[name]["principles"], strict=True):
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
