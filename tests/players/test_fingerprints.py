"""Fingerprints: with a fixed seed and fixed simulations, search chooses these moves.

A change of search that changes them is a change of play: say so, with the new fingerprint.
"""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.catalogue.kernels import KERNELS
from serpentry.players import Simulations
from serpentry.players.search.analysis import analyse

FINGERPRINTS: dict[str, list[str]] = {
    "snekagon": [
        "i2",
        "f5-g5-g6-h6",
        "g2-g3-h3-h4",
        "e5-f6-g6-h6",
        "e3-e4-f5-f6",
        "e4-e5-f6-g5",
        "f8-e8",
        "h1-i1-i2-h3",
        "h4-h5-i5-j4",
        "f3-e3-d3-c3",
    ]
}


def positions(game: Any) -> list[Any]:
    """Ten positions: after one to ten random moves of ten games."""
    found = []
    for number in range(10):
        rng, position = Random(number), game.rules.start()
        for _ in range(number):
            position = game.rules.play(position, rng.choice(game.rules.moves(position)))
        found.append(position)
    return found


@pytest.mark.parametrize("name", list(KERNELS))
def test_search_keeps_its_fingerprint(name: str) -> None:
    game = set_up(name)
    chosen = []
    for position in positions(game):
        actor = game.rules.to_act(position)
        assert isinstance(actor, int)
        *_, last = analyse(game, position, actor, Simulations(300), Random(7))
        chosen.append(game.notation.write(last.best.move))
    assert chosen == FINGERPRINTS[name]
