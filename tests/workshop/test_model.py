"""The game that new games begin as keeps every law itself."""

import pytest

from serpentry.contract import check_set_up
from serpentry.workshop.adder import BOX
from tests.workshop.adder.attempts import attempts


@pytest.mark.parametrize(("seats", "options"), BOX.samples)
def test_random_games_of_the_model_keep_every_law(seats: int, options: dict[str, int]) -> None:
    assert check_set_up(BOX, seats, options, games=20, seed=1, attempts=attempts) > 20
