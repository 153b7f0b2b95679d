"""Every game in the catalogue keeps the contract, in every sample set-up."""

from random import Random
from statistics import mean

import pytest

from serpentry.contract import check_box
from serpentry.tabletop.game import AnyBox, AnyGame
from serpentry.tabletop.helpers.walk import random_walk
from tests.attempts import attempts_for
from tests.set_ups import SET_UPS

EVENTS = 120
"""About so many a set-up: long games are played less often. `serpentry soak` plays more."""
FEWER = 15
"""Of the set-ups that every day has."""
FEWEST = 1
WALKS = 3


def mean_length(game: AnyGame) -> float:
    """How many events a random game has: some are over at once, others go on for hours."""
    return mean(sum(1 for _ in random_walk(game.rules, Random(seed))) for seed in range(WALKS))


@pytest.mark.one_in(12)
@pytest.mark.parametrize(("box", "number"), SET_UPS)
def test_random_games_keep_every_law(
    box: AnyBox, number: int, request: pytest.FixtureRequest
) -> None:
    seats, options = box.samples[number]
    events = EVENTS if request.node.get_closest_marker("thorough") else FEWER
    games = max(FEWEST, round(events / mean_length(box.set_up(seats, options))))
    set_up = [(seats, options)]
    assert check_box(box, games, number, attempts_for(box), set_ups=set_up) > games
