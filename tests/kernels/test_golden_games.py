"""Kernels go along with golden games, which come to what random games seldom do."""

from pathlib import Path

import pytest

from serpentry.catalogue import game_of_record
from serpentry.catalogue.kernels import KERNELS
from serpentry.contract.kernels import check_step
from serpentry.engine.driver import Driver
from serpentry.engine.engine import engine_of
from serpentry.tabletop.formats.record import replay
from tests.golden import golden, golden_files

FILES = [
    pytest.param(path, id=f"{path.parts[-3]}-{path.stem}")
    for path in golden_files()
    if path.parts[-3] in KERNELS
]


@pytest.mark.one_in(5)
@pytest.mark.parametrize("path", FILES)
def test_a_kernel_goes_along_with_a_golden_game(path: Path) -> None:
    record = golden(path)
    game = game_of_record(record)
    engine, position = engine_of(game), game.rules.start()
    driver = Driver(engine, position)
    for _, move, after in replay(game, record):
        check_step(game, position, driver)
        driver.play(game.numbering.number(position, move))
        position = after
        assert engine.load(position) == driver.state
