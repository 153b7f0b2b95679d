import pytest

from serpentry.catalogue import names
from tests.research.playthroughs import path_of, replayed


@pytest.mark.parametrize("name", names())
def test_the_playthrough_of_every_game_replays_identically(name: str) -> None:
    kept, again = replayed(path_of(name))
    assert again == kept
