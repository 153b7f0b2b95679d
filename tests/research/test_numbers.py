import pytest

from serpentry.catalogue import names
from tests.research.numbers import digests, path_of, pinned

PINNED = [(name, record) for name, records in pinned().items() for record in records]


@pytest.mark.parametrize("name", names())
def test_every_game_has_pinned_numbers(name: str) -> None:
    golden = list(path_of(name, "").glob("*.record"))
    assert bool(pinned()[name]) == bool(golden), "run `python -m tests.research.numbers`"


@pytest.mark.parametrize(("name", "record"), PINNED)
def test_numbers_and_tensors_of_golden_games_stay_or_their_version_changes(
    name: str, record: str
) -> None:
    assert digests(path_of(name, record)) == pinned()[name][record]
