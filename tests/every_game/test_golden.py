"""Golden games replay to their results, and moves keep their order."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from serpentry.catalogue import game_of_record
from serpentry.tabletop.formats.record import OPEN, replay, write_record
from tests.golden import ORDER, golden, golden_files, order_digest, pin_all, pinned


def _id(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", golden_files(), ids=_id)
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    record = golden(path)
    assert record.comments, "a golden game says why it is kept"
    steps = list(replay(game_of_record(record), record))
    assert len(steps) == len(record.events)
    assert record.result != OPEN
    assert write_record(record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", golden_files(ORDER), ids=_id)
def test_the_order_of_moves_is_pinned(path: Path) -> None:
    assert order_digest(golden(path)) == pinned(path, ORDER)


def test_a_game_that_no_longer_replays_is_named_with_its_event(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = next(one for one in golden_files(ORDER) if one.parent.parent.name == "snekagon")
    before = (path.parent / ORDER).read_text(encoding="utf-8")
    record = golden(path)
    whole = record.events
    monkeypatch.setattr("sys.argv", ["golden", "snekagon"])
    for events, named in (
        (whole[:2] + whole[3:], f": it no longer replays, at event 3 of {len(whole) - 1}: "),
        (whole[:-1], ": it no longer replays, at its end: "),
    ):
        changed = partial(order_digest, replace(record, events=events))
        with pytest.raises(SystemExit, match=f"^snekagon/golden/{path.name}{named}"):
            pin_all(ORDER, lambda _, of=changed: of())  # type: ignore[misc]
    assert (path.parent / ORDER).read_text(encoding="utf-8") == before
