"""Every game in the catalogue keeps the contract, in every sample set-up."""

from random import Random

import pytest

from serpentry.catalogue import BOXES
from serpentry.contract import check_set_up
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.walk import random_walk
from tests.attempts import attempts_for

SET_UPS = [
    pytest.param(box, number, id=f"{box.name}-{number}")
    for box in BOXES
    for number in range(len(box.samples))
]

EVENTS = 1200
"""About so many a set-up: long games are played less often. `serpentry soak` plays more."""


@pytest.mark.parametrize(("box", "number"), SET_UPS)
def test_random_games_keep_every_law(box: AnyBox, number: int) -> None:
    seats, options = box.samples[number]
    length = len(list(random_walk(box.set_up(seats, options).rules, Random(number))))
    games = max(8, EVENTS // max(length, 1))
    assert check_set_up(box, seats, options, games, seed=number, attempts=attempts_for(box)) > games
