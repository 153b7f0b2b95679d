"""In a browser the same engine thinks: whole searches are the same to the last bit."""

import gzip
from pathlib import Path

import pytest

from serpentry.catalogue.kernels import KERNELS
from tests.engine.wasm.running import in_node, wasm_of
from tests.engine.wasm.searches import one_of_each_size, write

MOST_KILOBYTES = 150
SIMULATIONS = 100


@pytest.fixture(scope="module")
def searches(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A position of every game and number of players; `python -m tests.engine.wasm` has more."""
    among = one_of_each_size()
    return write(tmp_path_factory.mktemp("searches"), len(among), SIMULATIONS, among=among)


@pytest.mark.thorough
def test_searches_go_in_node_as_in_the_native_engine(searches: list[Path]) -> None:
    found = in_node(searches)
    assert len(found) == len(one_of_each_size())
    assert not any(found.values())


@pytest.mark.thorough
def test_a_search_with_another_seed_is_told_apart(searches: list[Path]) -> None:
    file = searches[0]
    told = file.read_text("utf-8")
    other = file.with_name(f"snekagon-{len(searches)}.json")
    other.write_text(told.replace('"simulations": 100', '"simulations": 99'), "utf-8")
    assert in_node([other])[other] == [0]


def test_all_games_together_are_a_small_download() -> None:
    sizes = [len(gzip.compress(wasm_of(game).path.read_bytes(), 9)) for game in KERNELS]
    assert sum(sizes) <= 1000 * MOST_KILOBYTES
