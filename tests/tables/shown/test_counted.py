"""What a score is counted from, by cells: it comes to what the judge says."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.table.shown.views import counted_view
from serpentry.tabletop.helpers.walk import random_walk
from tests.tables.able import OURS, able, samples

ONE_EACH = (
    "score-longest",
    "score-second-longest",
    "score-cards",
    "score-missing-cards",
    "score-coloured-parts",
    "score-gray-parts",
)
"""Each cell that is lit for one of these counts one."""


@pytest.mark.one_in(8)
@pytest.mark.parametrize(("name", "seats", "options"), samples("counted"))
def test_what_is_lit_comes_to_the_number_beside_it(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game, rng = set_up(name, seats, options), Random(4)
    assert game.counted is not None
    for _, _, position in random_walk(game.rules, rng):
        judged = game.judge.breakdown(position)
        for parts, cells in zip(judged, game.counted(position), strict=True):
            numbers = dict(parts)
            assert set(cells) <= set(numbers)
            for key in (key for key in ONE_EACH if key in numbers):
                assert len(cells.get(key, ())) == numbers[key], (key, position)


def test_all_our_games_light_up_what_they_count() -> None:
    assert {box.name for box in able("counted")} >= OURS


@pytest.mark.parametrize("key", ["score-costumes", "score-gifts", "score-head", "score-hat"])
def test_in_carnival_something_is_lit_where_there_are_points(key: str) -> None:
    game = set_up("carnival")
    seen = False
    for seed in range(6):
        for _, _, position in random_walk(game.rules, Random(seed)):
            counted: Any = counted_view(game, position)
            for parts in counted:
                part = next(one for one in parts if one["key"] == key)
                assert part["cells"] or not part["number"]
                seen = seen or bool(part["cells"])
    assert seen
