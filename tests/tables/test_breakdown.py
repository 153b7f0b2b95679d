"""What a score consists of: in every game, at every moment, in every language."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import BOXES
from serpentry.languages import ENGLISH, LANGUAGES, keys, say
from serpentry.table.sight import breakdown_view
from serpentry.tabletop.game import Box
from serpentry.tabletop.reckoning import POINTS, breakdown_of, unit_of
from serpentry.tabletop.walk import random_walk
from tests.lots import LOTS

ADD_UP = {"schlangennest", "carnival"}
FIRST_IS_SCORE = {"snekagon", "snekagon5g"}


def games_of(box: Box) -> list[Any]:
    return [box.set_up(seats, options) for seats, options in (*box.samples[:3], (box.seats[0], {}))]


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_the_parts_explain_the_score(box: Box) -> None:
    for game in games_of(box):
        *_, last = (after for _, _, after in random_walk(game.rules, Random(5)))
        outcome = game.rules.outcome(last)
        assert outcome
        parts = [dict(one) for one in breakdown_of(game, last)]
        assert len(parts) == game.seats
        for part, score in zip(parts, outcome.scores, strict=True):
            if box.name in ADD_UP:
                assert sum(part.values()) == score
            elif box.name in FIRST_IS_SCORE:
                assert part["score-longest"] == score
                assert part["score-second-longest"] <= score
            else:
                assert part["score-missing-cards"] + part.get("score-earlier-rounds", 0) == score
                assert part["score-cards"] >= 0


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_part_and_unit_has_words(box: Box) -> None:
    game = box.set_up()
    used = {key for one in breakdown_of(game, game.rules.start()) for key, _ in one}
    assert used
    assert used | {unit_of(game)} <= keys(ENGLISH)


def test_a_card_laid_is_counted_and_the_start_card_is_not() -> None:
    game = next(box for box in BOXES if box.name == "sssnake").set_up()
    start = game.rules.start()
    assert dict(breakdown_of(game, start)[0])["score-cards"] == 0
    laid = 0
    for _, move, after in random_walk(game.rules, Random(2), start):
        laid += type(move).__name__ == "Lay"
        assert sum(dict(one)["score-cards"] for one in breakdown_of(game, after)) == laid


def test_a_game_that_explains_nothing_counts_points() -> None:
    game = LOTS.set_up()
    assert breakdown_view(game, game.rules.start()) == []
    assert unit_of(game) == POINTS


@pytest.mark.parametrize("language", LANGUAGES)
def test_units_are_counted_as_the_language_does(language: str) -> None:
    said = {say(language, "unit-cards", {"count": count}) for count in (1, 3, 5)}
    assert len(said) == 3
    assert all(" " in one for one in said)
    assert say("ru", "unit-points", {"count": 5}) == "5 баллов"
    assert say("cs", "unit-hexes", {"count": 1.5}).endswith("šestiúhelníku")
