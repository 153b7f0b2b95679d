"""What is played in a browser is what is played on a server."""

import pytest

from serpentry.catalogue import names
from tests.offline import same
from tests.offline.scripted import verdicts

MOVES = 30


@pytest.mark.together("offline")
def test_a_game_has_the_same_log_in_a_browser_and_on_a_server() -> None:
    games = [("snekagon", 2), ("sssnake", 2)]
    there = same.in_browsers(games, MOVES)
    assert there["logs"] == same.at_the_service(games)
    for name in ("snekagon", "sssnake"):
        assert name in names()
        assert there["verdicts"][name] == verdicts(name, MOVES)
