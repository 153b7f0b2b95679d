"""How moves and positions are written, shown and read."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.games.snekagon5g.rules.moves import Drill, Place
from serpentry.geometry.hexes import Hex
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.picture import Stroke
from serpentry.tabletop.text import plain, width
from tests.games.snekagon5g.board import Board

GAME = set_up("snekagon5g", 3)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("1:d4", Place(0, (Hex(0, 0),))),
        ("2:d4@1-d5", Place(1, (Hex(0, 0), Hex(1, 0)), (Drill(Hex(0, 0), 0),))),
        ("2:d4@1@3", Place(1, (Hex(0, 0),), (Drill(Hex(0, 0), 0), Drill(Hex(0, 0), 2)))),
        ("3:d3-d4,d5@1", Place(2, (Hex(-1, 0), Hex(0, 0)), (Drill(Hex(1, 0), 0),))),
    ],
)
def test_a_move_is_a_floor_a_path_and_its_drills(text: str, move: Place) -> None:
    assert GAME.notation.write(move) == text
    assert GAME.notation.read(text) == move


@pytest.mark.parametrize("text", ["2:d5-d4@1", "2: D5 - D4@1", "2:d5-d4@1@1"])
def test_a_path_is_read_from_either_end_and_a_drill_once(text: str) -> None:
    assert GAME.notation.write(GAME.notation.read(text)) == "2:d4@1-d5"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("d4-d5", "like these: 2:b2-b3"),
        ("", "like these: 2:b2-b3"),
        ("2:d4-z9", "“z9” isn’t a cell of this board. Cells are called a1 to g4"),
        ("4:d4", "Floors are numbered 1 to 3"),
        ("0:d4", "Floors are numbered 1 to 3"),
        ("2:d4@x", "There is no floor “x”"),
        ("2:d4@", "There is no floor “”"),
    ],
)
def test_what_is_no_move_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(BadText, match=reason):
        GAME.notation.read(text)


@pytest.mark.parametrize(
    "data",
    [
        {"floor": 0, "cells": [[0, 0]]},
        {"floor": 0, "cells": [], "drills": []},
        {"floor": "0", "cells": [[0, 0]], "drills": []},
        {"floor": 0, "cells": [[0, 0]], "drills": [[0, 0]]},
        [],
    ],
)
def test_json_that_is_no_move_is_refused(data: Any) -> None:
    with pytest.raises(BadText):
        GAME.codec.move_from(data)


@pytest.mark.parametrize(
    ("tiles", "drills", "reason"),
    [
        ([[0, [[0, 0]]], [0, [[0, 0]]]], [], "No tile can lie"),
        ([[0, [[0, 0], [2, 0]]]], [], "No tile lies on"),
        ([[0, [[0, 0]]]], [[0, 0, 0, 1]], "Nothing is drilled together"),
        ([[0, [[-1, 0], [0, 0], [1, 0]]], [1, [[0, 0]]]], [[0, 0, 0, 1]], "No tile can lie"),
    ],
)
def test_a_position_that_cannot_be_is_refused(tiles: Any, drills: Any, reason: str) -> None:
    data = {"laid": [tiles, [], []], "drills": [drills, [], []], "to_act": 1}
    with pytest.raises(BadText, match=reason):
        GAME.codec.position_from(data)


def test_two_colours_never_lie_on_one_cell() -> None:
    data = {"laid": [[[0, [[0, 0]]]], [[0, [[0, 0]]]], []], "drills": [[], [], []], "to_act": 0}
    with pytest.raises(BadText, match="same cell"):
        GAME.codec.position_from(data)


def test_a_position_says_who_is_to_act() -> None:
    data = {"laid": [[[0, [[0, 0]]]], [], []], "drills": [[], [], []], "to_act": None}
    with pytest.raises(BadText, match="0 is to act"):
        GAME.codec.position_from(data)


def test_a_position_of_strict_drilling_survives_whatever_was_laid_first() -> None:
    board = Board("2:d4", drill_may_join=False, double_drill=False, seats=3)
    board.play("1:d4@2-d5", "1:g1", "3:g4", "1:d6-c6-b5")
    data = board.game.codec.position_json(board.position)
    assert board.game.codec.position_from(data) == board.position


@pytest.mark.one_in(4)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("side", [4, 5, 6])
def test_all_floors_fit_side_by_side_into_120_columns(seats: int, side: int) -> None:
    game = set_up("snekagon5g", seats, {"floor_side": side})
    steps = list(random_walk(game.rules, Random(seats)))
    for _, move, position in (steps[0], steps[-1]):
        lines = game.face.text(position, move)
        assert max(map(width, lines)) <= 120
        assert plain(lines[:1]).split() == [str(floor + 1) for floor in range(seats)]


def test_the_text_shows_links_to_the_floors_on_both_sides() -> None:
    board = Board("1:d3-d4 2:d4@1 3:d4@2-d5-d6", seats=5)
    row = plain(board.game.face.text(board.position)).splitlines()[4].split("d ")
    assert row[1:4] == [
        "1 2 m m→5 6 7 ",
        "1 2 3 m↔5 6 7 ",
        "1 2 3 m←m m 7 ",
    ]


def test_the_text_of_two_floors_marks_the_last_tile() -> None:
    board = Board("1:d2-d3-d4").play("2:d4@1-d5")
    last = board.game.notation.read("2:d4@1-d5")
    row = plain(board.game.face.text(board.position, last)).splitlines()[4]
    assert row == "d  1   m   m   m→  5   6   7     d  1   2   3  [M←][M ] 6   7"


def test_a_picture_shows_every_drill_as_a_curve() -> None:
    without = Board("1:d3-d4 2:d4-d5-d6")
    drilled = Board("1:d3-d4 2:d4@1-d5-d6")
    assert _curves(without) == 0
    assert _curves(drilled) == 2


def _curves(board: Board) -> int:
    shapes = board.game.face.picture(board.position).shapes
    return sum(isinstance(shape, Stroke) and shape.smooth for shape in shapes)
