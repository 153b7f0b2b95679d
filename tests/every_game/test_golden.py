"""Golden games replay to their results, and moves keep their order."""

from pathlib import Path

import pytest

from serpentry.catalogue import game_of_record
from serpentry.tabletop.formats.record import OPEN, replay, write_record
from tests.golden import ORDER, golden, golden_files, order_digest, pinned


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
