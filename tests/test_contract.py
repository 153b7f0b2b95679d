"""Every game in the catalogue keeps the contract, in every sample set-up."""

import pytest

from serpentry.catalogue import BOXES
from serpentry.contract import check_set_up
from serpentry.tabletop.game import Box
from tests.attempts import attempts_for

SET_UPS = [
    pytest.param(box, number, id=f"{box.name}-{number}")
    for box in BOXES
    for number in range(len(box.samples))
]


@pytest.mark.parametrize(("box", "number"), SET_UPS)
def test_random_games_keep_every_law(box: Box, number: int) -> None:
    seats, options = box.samples[number]
    games = max(25, 800 // len(box.samples))
    assert check_set_up(box, seats, options, games, seed=number, attempts=attempts_for(box)) > games
