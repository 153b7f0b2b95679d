"""Counts of move sequences, kept as data with how they were got."""

import json
from pathlib import Path
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.tabletop.helpers.walk import count_sequences

GAMES = Path(__file__).parents[1] / "games"


def tables() -> list[Any]:
    return [
        pytest.param(file.parent.name, entry, id=f"{file.parent.name}-{number}")
        for file in sorted(GAMES.glob("*/perft.json"))
        for number, entry in enumerate(json.loads(file.read_text(encoding="utf-8")))
    ]


@pytest.mark.one_in(8)
@pytest.mark.parametrize(("game", "entry"), tables())
def test_sequences_are_counted_exactly(game: str, entry: dict[str, Any]) -> None:
    assert entry["how"]
    chosen = set_up(game, entry["seats"], entry["options"])
    counts = [
        count_sequences(chosen.rules, chosen.count_from(), depth)
        for depth in range(1, len(entry["counts"]) + 1)
    ]
    assert counts == entry["counts"]
