"""The small net of a browser is the one that plays here."""

import pytest

from serpentry.nets.net_files import FILES, STUDENT
from tests.offline import same
from tests.offline.learned import opening

STUDENTS = sorted(path.stem for path in FILES.glob(f"*{STUDENT}"))
MOVES = 3
OPENINGS = """
import json
from tests.offline.learned import opening
games, moves = json.loads(given)
json.dumps({game: opening(game, moves) for game in games})
"""
ALONE = """
import json
from importlib.util import find_spec
from serpentry.catalogue import set_up
from serpentry.nets.net_files import net_of
nets = [net_of(set_up(game, 2)).name for game in json.loads(given)]
json.dumps([find_spec("numpy") is not None, nets])
"""


@pytest.mark.xdist_group("offline")
def test_a_net_plays_the_same_moves_in_a_browser() -> None:
    assert STUDENTS
    assert same.run_there(OPENINGS, [STUDENTS, MOVES]) == {
        game: opening(game, MOVES) for game in STUDENTS
    }


@pytest.mark.xdist_group("offline")
def test_level_9_of_a_browser_is_the_small_net_without_numpy() -> None:
    there = same.run_there(ALONE, STUDENTS)
    assert there == [False, [f"{game}{STUDENT}" for game in STUDENTS]]
