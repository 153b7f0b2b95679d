"""The table of tiles: as proposed, and changed by a designer."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

import serpentry
from serpentry.games.carnival.rules.shapes import sides_of, turn_between, way_through
from serpentry.games.carnival.rules.tiles import BODY, COLOURS, NAMES, TABLE, TILES, WELCOME_TILES


def test_there_are_104_tiles_as_proposed() -> None:
    assert sum(tile.copies for tile in TILES.values()) == 104
    assert len(NAMES) == 42
    by_kind = {row.kind: sum(row.copies.values()) for row in TABLE}
    assert by_kind == {
        "straight": 6,
        "corner": 6,
        "diamond": 2,
        "knot": 1,
        "sore": 1,
        "head": 2,
        "gift": 6,
        "trouble": 4,
        "log straight": 4,
        "log corner": 8,
        "log crossing": 4,
        "hat": 6,
    }


def test_points_are_as_proposed() -> None:
    points = {name: TILES[name].points for name in NAMES if TILES[name].colour in (None, "green")}
    assert points == {
        "green straight 1": 1,
        "green straight 2": 2,
        "green straight 3": 3,
        "green corner": 1,
        "green diamond": 4,
        "green knot": -2,
        "green sore": -1,
        "green head": 2,
        "gift": 1,
        "trouble": -2,
        "log straight": 0,
        "log corner": 0,
        "log crossing": 0,
        "hat 1": 1,
        "hat 2": 2,
        "hat 3": 3,
        "hat -1": -1,
        "hat -2": -2,
    }
    assert TILES["hat 2"].copies == 2


def test_every_colour_has_the_same_tiles_and_knots_and_sores_are_not_welcome() -> None:
    assert all(len([name for name in BODY if name.startswith(colour)]) == 7 for colour in COLOURS)
    assert {TILES[name].kind for name in BODY - WELCOME_TILES} == {"knot", "sore"}


@pytest.mark.parametrize(
    ("one", "other", "turn"), [(0, 2, 0), (3, 1, 1), (0, 1, 0), (2, 1, 1), (2, 3, 2), (0, 3, 3)]
)
def test_a_strand_between_two_sides_lies_so(one: int, other: int, turn: int) -> None:
    shape = "straight" if one ^ other == 2 else "corner"
    assert turn_between(one, other) == turn_between(other, one) == turn
    assert set(sides_of(shape, turn)) == {one, other}  # type: ignore[arg-type]
    assert way_through(shape, turn, one) == other  # type: ignore[arg-type]


PLAY = """
from random import Random
from serpentry.catalogue import set_up
from serpentry.tabletop.helpers.walk import random_walk

for seats in (2, 3, 4):
    game = set_up("carnival", seats)
    *_, (_, _, end) = random_walk(game.rules, Random(seats))
    assert game.rules.outcome(end)
print(len(game.rules.seating.deck(0)), *game.rules.seating.deck(0)[12:18], sep=",")
"""


def test_a_designer_changes_rows_of_the_table_and_plays(tmp_path: Path) -> None:
    package = tmp_path / "serpentry"
    copytree(Path(serpentry.__file__).parent, package)
    table = package / "games" / "carnival" / "rules" / "tiles.py"
    source = table.read_text(encoding="utf-8")
    for old, new in (
        ("{1: 2, 2: 2, 3: 2}", "{1: 1, 7: 4}"),
        ('"blank", {1: 6}', '"blank", {2: 9}'),
    ):
        assert source.count(old) == 1
        source = source.replace(old, new)
    table.write_text(source, encoding="utf-8")
    played = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert played.stdout.strip() == "103," + ",".join(
        ["black straight 1", *["black straight 7"] * 4, "gift"]
    )
