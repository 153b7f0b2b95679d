"""What a score consists of: in every game, at every moment, in every language."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import BOXES
from serpentry.languages import ENGLISH, LANGUAGES, say
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.helpers.walk import random_walk


def the_longest_counts(part: dict[str, int], score: int) -> None:
    assert part["score-longest"] == score
    assert part["score-second-longest"] <= score


def what_is_missing_counts(part: dict[str, int], score: int) -> None:
    assert part["score-missing-cards"] + part.get("score-earlier-rounds", 0) == score
    assert part["score-cards"] >= 0


def parts_add_up(part: dict[str, int], score: int) -> None:
    assert sum(part.values()) == score


EXPLAINED = {
    "snekagon": the_longest_counts,
    "snekagon5g": the_longest_counts,
    "sssnake": what_is_missing_counts,
}
"""In every other game the parts of a score add up to it."""


def games_of(box: AnyBox) -> list[Any]:
    return [box.set_up(seats, options) for seats, options in (*box.samples[:3], (box.seats[0], {}))]


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_the_parts_explain_the_score(box: AnyBox) -> None:
    for game in games_of(box):
        for _, _, position in random_walk(game.rules, Random(5)):
            parts = [dict(one) for one in game.judge.breakdown(position)]
            for part, score in zip(parts, game.judge.score(position), strict=True):
                EXPLAINED.get(box.name, parts_add_up)(part, score)


def test_what_is_missing_is_counted_up_and_least_wins() -> None:
    game = next(box for box in BOXES if box.name == "sssnake").set_up()
    *_, last = (after for _, _, after in random_walk(game.rules, Random(5)))
    outcome = game.rules.outcome(last)
    assert outcome
    assert game.judge.fewest_win
    assert game.judge.score(last) == tuple(-score for score in outcome.scores)
    assert say(ENGLISH, game.judge.unit, {"count": 6}) == "6 cards missing"
    assert say(ENGLISH, game.judge.lead_unit, {"count": 6}) == "6 cards"


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_a_score_consists_of_something(box: AnyBox) -> None:
    game = box.set_up()
    assert all(game.judge.breakdown(game.rules.start()))


def test_a_card_laid_is_counted_and_the_start_card_is_not() -> None:
    game = next(box for box in BOXES if box.name == "sssnake").set_up()
    start = game.rules.start()
    assert dict(game.judge.breakdown(start)[0])["score-cards"] == 0
    laid = 0
    for _, move, after in random_walk(game.rules, Random(2), start):
        laid += type(move).__name__ == "Place"
        assert sum(dict(one)["score-cards"] for one in game.judge.breakdown(after)) == laid


@pytest.mark.parametrize("language", LANGUAGES)
def test_units_are_counted_as_the_language_does(language: str) -> None:
    said = {say(language, "unit-cards", {"count": count}) for count in (1, 3, 5)}
    assert len(said) == 3
    assert all(" " in one for one in said)
    assert say("ru", "unit-points", {"count": 5}) == "5 баллов"
    assert say("cs", "unit-hexes", {"count": 1.5}).endswith("šestiúhelníku")
