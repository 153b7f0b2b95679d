"""The bench that plays against the small net of a real browser."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

GIVEN = ("snekagon", "--games", "2", "--budget", "2", "--foe", "level1", "--foe-budget", "")


@pytest.mark.thorough
def test_a_browser_s_net_plays_an_opening_from_both_seats(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    # A process of its own: Playwright has a running loop in this one.
    words = [sys.executable, "-m", "bench", "in_browser", *GIVEN, "--log", str(log)]
    said = subprocess.run(words, capture_output=True, text=True, timeout=600, check=True).stdout
    assert said.startswith("opening 0: ")
    line = json.loads(log.read_text("utf-8"))
    assert json.loads(said.splitlines()[-1]) == line
    assert (line["player"], line["weights"]) == ("level11", "snekagon.student")
    assert [one["games"] for one in line["seats"]] == [1, 1]
    assert line["seconds_a_move"] > 0
