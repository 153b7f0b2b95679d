"""How moves and squares are written, and what is said about what can't be read."""

from typing import Any

import pytest

from serpentry.games.schlangennest.rules.cards import Kind
from serpentry.games.schlangennest.rules.moves import Path, Place, Replace, Turn
from serpentry.games.schlangennest.rules.names import read_square, square_name
from serpentry.geometry.squares import Square
from serpentry.tabletop.errors import BadText
from tests.games.schlangennest.board import Board


@pytest.mark.parametrize(
    ("square", "name"),
    [
        ((0, 0), "a1"),
        ((2, 3), "c4"),
        ((-1, 0), "-a1"),
        ((0, -1), "a-1"),
        ((-2, -3), "-b-3"),
        ((25, 9), "z10"),
        ((26, 0), "aa1"),
        ((-27, -12), "-aa-12"),
        ((71, 71), "bt72"),
    ],
)
def test_squares_keep_their_names_wherever_the_border_will_be(
    square: tuple[int, int], name: str
) -> None:
    assert square_name(Square(*square)) == name
    assert read_square(name) == Square(*square)


@pytest.mark.parametrize("text", ["", "4c", "c0", "c", "-4", "c--4", "abc1", "c4x", "zz1"])
def test_what_is_no_square_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        read_square(text)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Place(Kind.CURVE, Square(2, 3), 0), "curve c4 ne"),
        (Place(Kind.CURVE, Square(2, 3), 3), "curve c4 wn"),
        (Place(Kind.STRAIGHT, Square(-1, 0), 1), "straight -a1 ew"),
        (Place(Kind.TAIL, Square(0, -2), 2), "tail a-2 s"),
        (Place(Kind.HEAD, Square(1, 1), 3, 1), "second head b2 w"),
        (Place(Kind.TAIL, Square(0, 0), 0, 0), "first tail a1 n"),
        (Turn(Square(2, 1), 3), "turn c2 wn"),
        (Replace(Square(2, 1), 1), "replace c2 e"),
        (Path("RRDDDDDDRR"), "path RRDDDDDDRR"),
    ],
)
def test_moves_are_words(move: Any, text: str) -> None:
    notation = Board().game.notation
    assert notation.write(move) == text
    assert notation.read(text) == move
    assert notation.read(f"  {text.upper()} ") == move


@pytest.mark.parametrize(
    ("short", "text"),
    [
        ("c c4 en", "curve c4 ne"),
        ("s a1 sn", "straight a1 ns"),
        ("1 t a1 n", "first tail a1 n"),
        ("2 h b2 w", "second head b2 w"),
    ],
)
def test_first_letters_are_enough(short: str, text: str) -> None:
    notation = Board().game.notation
    assert notation.read(short) == notation.read(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "Type one like these: curve c4 ne"),
        ("curve c4", "Type one like these"),
        ("bend c4 ne", "There is no card “bend”. The cards are: straight, curve, tail, head."),
        ("curve c4 ns", "“curve” can’t lie “ns”. It can lie: ne, es, sw, wn."),
        ("tail c4 ne", "“tail” can’t lie “ne”. It can lie: n, e, s, w."),
        ("curve 44 ne", "“44” isn’t a square"),
        ("path XY", "A path is a row of R"),
        ("first turn c4 ne", "There is no card “turn”"),
    ],
)
def test_what_is_no_move_is_told_what_was_expected(text: str, expected: str) -> None:
    with pytest.raises(BadText, match=expected):
        Board().game.notation.read(text)


def test_half_a_turn_leaves_a_straight_the_same_move() -> None:
    assert Place(Kind.STRAIGHT, Square(0, 0), 2) == Place(Kind.STRAIGHT, Square(0, 0), 0)
    assert Place(Kind.TAIL, Square(0, 0), 2) != Place(Kind.TAIL, Square(0, 0), 0)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"do": "fly"},
        {"do": "lay", "card": "curve", "at": [0, 0]},
        {"do": "lay", "card": "bend", "at": [0, 0], "turn": 0},
        {"do": "lay", "card": "curve", "at": [0], "turn": 0},
        {"do": "lay", "card": "curve", "at": [0, 5000], "turn": 0},
        {"do": "lay", "card": "curve", "at": [0, 0], "turn": 4},
        {"do": "lay", "card": "curve", "at": [0, 0], "turn": 0, "snake": 2},
        {"do": "turn", "at": [0, 0], "turn": 0, "snake": 1},
        {"do": "path", "steps": "RDX"},
        {"do": ["lay"]},
    ],
)
def test_json_that_is_no_move_is_refused(data: Any) -> None:
    with pytest.raises(BadText):
        Board().game.codec.move_from(data)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"cards": [[0, 0, 0, "straight", 0], [0, 0, 1, "straight", 0]]}, "No straight can lie"),
        ({"cards": [[0, 0, 0, "straight", 2]]}, "No straight can lie"),
        ({"cards": [[0, 0, 0, "straight", 0], [0, 1, 1, "straight", 0]]}, "colours are joined"),
        ({"cards": [[0, 0, 0, "straight", 0], [1, 0, 0, "straight", 0]]}, "two pieces"),
        ({"hands": [[8, 9, 1, 1], [7, 9, 1, 1]]}, "A hand holds at most"),
        ({"hands": [[7, 9, 1], [7, 9, 1, 1]]}, "A hand holds at most"),
        ({"hands": [[7, 9, 1, 1]]}, "There are 2 hands"),
        ({"actor": 2}, "There is no seat 2"),
        ({"colours": [1]}, "colours of the seat that acts"),
        ({"hands": [[0, 0, 0, 0], [7, 9, 1, 1]]}, "can't move"),
        ({"more": 1}, "A position has"),
    ],
)
def test_json_that_is_no_position_is_refused(change: dict[str, Any], reason: str) -> None:
    board = Board("green straight a1 ns\nred straight b1 ns")
    data = board.game.codec.position_json(board.position)
    assert board.game.codec.position_from(data) == board.position
    with pytest.raises(BadText, match=reason):
        board.game.codec.position_from({**data, **change})
