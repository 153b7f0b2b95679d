"""What seats see stays byte for byte the same: nets and what learners stored depend on it."""

import json
from array import array
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from serpentry.catalogue import BOXES
from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.driver import Driver
from serpentry.engine.engine import engine_of
from serpentry.kernels.interface import CHANCE_ACTS, OVER
from serpentry.tabletop.game import AnyBox, AnyGame, NothingHidden

KNOWN = Path(__file__).with_name("sights.json")
"""By set-up, the digest of what all seats saw in a random game."""
SET_UPS = [
    pytest.param(box, number, id=f"{box.name}-{number}")
    for box in BOXES
    if box.name in KERNELS
    for number in range(len(box.samples))
]


def digest_of(game: AnyGame, seed: int) -> str:
    """The digest of what all seats see in a random game, and of all sets of moves."""
    engine = engine_of(game)
    basis, rng, found = engine.basis, Random(seed), sha256()
    chart = basis.chart() if basis.chart else None
    driver = Driver(engine, game.rules.start())
    words = chart.plane_words + chart.whole_words if chart else driver.state.words
    sees_state = chart is None and isinstance(game.secrets, NothingHidden)
    while (actor := driver.actor()) != OVER:
        for seat in range(basis.seats):
            seen = array("q", bytes(8 * words))
            if not sees_state:
                driver.observe(seat, seen.buffer_info()[0])
            found.update(driver.state.memory if sees_state else seen)
        moves = [one for one, _ in driver.draws()] if actor == CHANCE_ACTS else driver.moves()
        driver.play(rng.choice(moves))
    return found.hexdigest()[:16]


@pytest.mark.one_in(6)
@pytest.mark.parametrize(("box", "number"), SET_UPS)
def test_what_seats_see_has_the_bytes_it_always_had(box: AnyBox, number: int) -> None:
    known = json.loads(KNOWN.read_text("utf-8"))[box.name]
    assert digest_of(box.set_up(*box.samples[number]), number) == known[number]
