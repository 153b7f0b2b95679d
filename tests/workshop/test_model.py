"""The game that new games begin as keeps every law itself."""

import pytest

from serpentry.contract import check_box
from serpentry.workshop.adder import BOX
from tests.workshop.adder.attempts import attempts


@pytest.mark.parametrize(("seats", "options"), BOX.samples)
def test_random_games_of_the_model_keep_every_law(seats: int, options: dict[str, int]) -> None:
    set_up = [(seats, options)]
    assert check_box(BOX, games=20, seed=1, attempts=attempts, set_ups=set_up) > 20
