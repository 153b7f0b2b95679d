"""A second reading of each rulebook, which shares no code with ours, agrees with it."""

import json
from pathlib import Path

import pytest

from serpentry.tabletop.game import AnyBox
from tests.referees.compare import ours_by_theirs, referee, refereed, theirs_by_ours

BY_NAME = pytest.mark.parametrize("box", refereed(), ids=lambda box: box.name)


@BY_NAME
@pytest.mark.parametrize("which", [0, -1], ids=["first", "last"])
def test_the_referee_finds_our_games_right(box: AnyBox, which: int) -> None:
    seats, options = box.samples[which]
    assert ours_by_theirs(box, seats, options, games=1, seed=5).startswith("ok 1 games")


@BY_NAME
def test_we_find_the_referees_games_right(box: AnyBox) -> None:
    seats, options = box.samples[1]
    assert theirs_by_ours(box, seats, options, games=1, seed=6) > 0


def test_a_referee_refuses_a_spoiled_trace(tmp_path: Path) -> None:
    lines = referee("snekagon", "trace", "--seats", "2", "--seed", "1", "--games", "1").splitlines()
    event = json.loads(lines[2])
    event["legal"].pop()
    spoiled = tmp_path / "spoiled.jsonl"
    spoiled.write_text("\n".join([*lines[:2], json.dumps(event), *lines[3:]]) + "\n")
    with pytest.raises(AssertionError, match="line 3"):
        referee("snekagon", "check", str(spoiled))
