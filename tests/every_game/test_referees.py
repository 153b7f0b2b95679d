"""A second reading of each rulebook, which shares no code with ours, agrees with it."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from serpentry.catalogue import game_of_record
from serpentry.tabletop.formats.record import Record, replay
from serpentry.tabletop.formats.trace import event, header, last_line
from serpentry.tabletop.game import AnyBox
from tests.golden import golden, golden_files
from tests.parts import in_parts
from tests.referees.compare import ours_by_theirs, referee, refereed, theirs_by_ours

BY_NAME = pytest.mark.parametrize("box", refereed(), ids=lambda box: box.name)


@BY_NAME
@pytest.mark.parametrize("which", [0, pytest.param(-1, marks=pytest.mark.thorough)])
def test_the_referee_finds_our_games_right(box: AnyBox, which: int) -> None:
    seats, options = box.samples[which]
    assert ours_by_theirs(box, seats, options, games=1, seed=5).startswith("ok 1 games")


@BY_NAME
def test_we_find_the_referees_games_right(box: AnyBox) -> None:
    seats, options = box.samples[1]
    assert theirs_by_ours(box, seats, options, games=1, seed=6) > 0


@pytest.mark.one_in(4)
# Each game has five such games or more, so that no part is empty.
@in_parts(5)
@BY_NAME
def test_the_referee_finds_golden_games_with_options_right(
    box: AnyBox, part: slice, tmp_path: Path
) -> None:
    files = [file for file in golden_files() if file.parent.parent.name == box.name]
    finished = [one for one in map(golden, files) if one.options and one.resigned is None][part]
    lines = [line for one in finished for line in _trace(one)]
    trace = tmp_path / "golden.jsonl"
    trace.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert referee(box.name, "check", str(trace)).startswith(f"ok {len(finished)} games")


def _trace(record: Record) -> Iterator[str]:
    game = game_of_record(record)
    position = game.rules.start()
    yield json.dumps(header(game))
    for actor, move, after in replay(game, record):
        yield json.dumps(event(game, position, actor, move))
        position = after
    yield json.dumps(last_line(game, position))


def test_a_referee_refuses_a_spoiled_trace(tmp_path: Path) -> None:
    lines = referee("snekagon", "trace", "--seats", "2", "--seed", "1", "--games", "1").splitlines()
    spoilt = json.loads(lines[2])
    spoilt["legal"].pop()
    spoiled = tmp_path / "spoiled.jsonl"
    spoiled.write_text("\n".join([*lines[:2], json.dumps(spoilt), *lines[3:]]) + "\n")
    with pytest.raises(AssertionError, match="line 3"):
        referee("snekagon", "check", str(spoiled))
