from pathlib import Path
from typing import Any

import pytest

from tests.research.playthroughs import FOLDER, replayed

LONG = 200_000
"""Letters of a playthrough that takes too long for every day."""


def playthroughs() -> list[Any]:
    """Every playthrough that is kept."""
    return [
        pytest.param(
            path, id=path.stem, marks=[pytest.mark.thorough] if path.stat().st_size > LONG else []
        )
        for path in sorted(FOLDER.glob("*.txt"))
    ]


@pytest.mark.parametrize("path", playthroughs())
def test_a_playthrough_replays_identically(path: Path) -> None:
    kept, again = replayed(path)
    assert again == kept
