"""Fingerprints: with a fixed seed and fixed simulations, search chooses these moves.

A change of search that changes them is a change of play: say so, with the new fingerprint.
"""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.players import Simulations
from serpentry.search.analysis import analyse
from serpentry.search.request import SearchRequest
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.helpers.walk import draw

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
    ],
    "snekagon5g": [
        "2:e1-d1-c1-b1-a1",
        "2:b3-a3-a4-b5-c6",
        "2:d1@1-d2-d3-d4-e4",
        "2:c3-b2-a2",
        "1:c1-d2-d3-d4-d5",
        "1:d6-c6-b5",
        "2:a3-a4-b5-c6-d7",
        "2:d6-c6-b5-a4",
        "2:d3-c3-b3-a3-a4@1",
        "2:d6-d7",
    ],
    "carnival": [
        "yellow sore at -1,0 NE",
        "purple corner at -1,0 ES",
        "gift at 2,0",
        "purple straight 3 at -1,-1 NS",
        "log crossing at 0,1",
        "black corner at -3,0 ES",
        "log crossing at 1,-1",
        "black sore at -3,0 ES",
        "black straight 1 at -1,2 EW",
        "black straight 2 at 1,-1 EW",
    ],
    "schlangennest": [
        "straight a1 ew",
        "straight -a1 ew",
        "curve -a1 ne",
        "curve -a1 es",
        "curve b2 wn",
        "curve a-1 es",
        "curve -a4 wn",
        "straight a-3 ew",
        "curve c2 sw",
        "straight -a1 ns",
    ],
    "sssnake": [
        "straight EW 2,0 on 0",
        "curve SE -2,0 on 1",
        "straight EW -1,0 on 0",
        "curve NW 2,0 on 0",
        "crossed -1,-2 on 1",
        "curve SW -1,-2 on 1",
        "straight EW 2,0 on 1",
        "straight EW 2,0 on 1",
        "straight EW 0,-2 on 1",
        "curve SW -1,-1 on 0",
    ],
}


def positions(game: Any) -> list[Any]:
    """Ten positions: after none to nine random moves of ten games, and what chance does then."""
    found = []
    for number in range(10):
        rng, position, left = Random(number), game.rules.start(), number
        while (actor := game.rules.to_act(position)) is CHANCE or left:
            if actor is CHANCE:
                move = draw(game.rules, position, rng)
            else:
                move, left = rng.choice(game.rules.moves(position)), left - 1
            position = game.rules.play(position, move)
        found.append(position)
    return found


@pytest.mark.parametrize("name", list(FINGERPRINTS))
def test_search_keeps_its_fingerprint(name: str) -> None:
    game = set_up(name)
    chosen = []
    for position in positions(game):
        actor = game.rules.to_act(position)
        assert isinstance(actor, int)
        *_, last = analyse(SearchRequest(game, position, actor, Simulations(300), Random(7)))
        chosen.append(game.notation.write(last.best.move))
    assert chosen == FINGERPRINTS[name]
