"""Cobra Carnival's kernel: random picks are fair, and the table is large enough for any snake."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.catalogue.kernels import kernel_of
from serpentry.games.carnival.order import longest_path
from serpentry.kernels.carnival.layout import reach
from serpentry.kernels.driver import Driver
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.walk import random_move

PICKS = 4000


def middle(game: Any, phase: str, seed: int) -> Any:
    """A position of a random game, in a phase, some way into it."""
    rng, position, found = Random(seed), game.rules.start(), []
    while (actor := game.rules.to_act(position)) is not None:
        if position.stage.phase == phase and len(game.rules.moves(position)) != 1:
            found.append(position)
        position = game.rules.play(position, random_move(game.rules, position, actor, rng))
    return found[len(found) // 2] if found else None


@pytest.mark.parametrize("phase", ["lay", "hats", "draw"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_is_picked_alike_and_every_draw_with_its_odds(phase: str, seats: int) -> None:
    game = set_up("carnival", seats)
    position = next(found for seed in range(20) if (found := middle(game, phase, seed)))
    driver = Driver(kernel_of(game), position)
    if game.rules.to_act(position) is CHANCE:
        weights = dict(driver.draws())
    else:
        weights = dict.fromkeys(driver.moves(), 1)
    picked = Counter(driver.pick() for _ in range(PICKS))
    total = sum(weights.values())
    for number, weight in weights.items():
        expected = PICKS * weight / total
        assert abs(picked[number] - expected) < 5 * expected**0.5 + 1
    assert set(picked) <= set(weights)


def test_no_snake_gets_further_than_the_table() -> None:
    assert longest_path() / 2 < reach() < longest_path()
