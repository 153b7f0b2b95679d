"""The small net of a browser is the one that plays here."""

from typing import Any

import pytest

from serpentry.nets.net_files import FILES, STUDENT
from tests.offline import same
from tests.offline.learned import opening

STUDENTS = sorted(path.stem for path in FILES.glob(f"*{STUDENT}"))
MOVES = 3
PROGRAM = """
import json
from importlib.util import find_spec
from serpentry.catalogue import set_up
from serpentry.nets.net_files import net_of
from tests.offline.learned import opening
games, moves = json.loads(given)
json.dumps(
    {
        "has numpy": find_spec("numpy") is not None,
        "nets": [net_of(set_up(game, 2)).name for game in games],
        "openings": {game: opening(game, moves) for game in games},
    }
)
"""
pytestmark = pytest.mark.together("offline")


@pytest.fixture(scope="module")
def there() -> dict[str, Any]:
    """What is found in the Python of browsers, which takes long to start."""
    found: dict[str, Any] = same.run_there(PROGRAM, [STUDENTS, MOVES])
    return found


@pytest.mark.thorough
def test_a_net_plays_the_same_moves_in_a_browser(there: dict[str, Any]) -> None:
    assert STUDENTS
    assert there["openings"] == {game: opening(game, MOVES) for game in STUDENTS}


@pytest.mark.thorough
def test_level_9_of_a_browser_is_the_small_net_without_numpy(there: dict[str, Any]) -> None:
    assert not there["has numpy"]
    assert there["nets"] == [f"{game}{STUDENT}" for game in STUDENTS]
