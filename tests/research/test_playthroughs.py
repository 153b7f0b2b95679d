from pathlib import Path

import pytest

from tests.research.playthroughs import FOLDER, replayed


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_a_playthrough_replays_identically(path: Path) -> None:
    kept, again = replayed(path)
    assert again == kept
