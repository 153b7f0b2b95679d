"""Numbers for moves and tensors of positions."""

import pytest

from serpentry.catalogue import set_up
from serpentry.games.sssnake.rules.moves import Draw, Give, Place, Roll
from serpentry.games.sssnake.rules.position import Position
from serpentry.geometry.squares import Square
from tests.looking import fact, marked

GAME = set_up("sssnake", options={"start_card": "2x1_same_side"})
CENTRE = 10


def after(*moves: object) -> Position:
    position: Position = GAME.rules.start()
    for move in moves:
        assert GAME.rules.why_illegal(position, move) is None
        position = GAME.rules.play(position, move)
    return position


CURVES = (Roll(3), Draw(("curve", "curve", "straight")))


def test_a_lay_is_told_by_the_end_and_how_the_card_lies() -> None:
    position = after(*CURVES)
    number = GAME.numbering.number
    assert number(position, Place("curve", 0, Square(0, -1), 1)) == 2
    assert number(position, Place("curve", 0, Square(1, -1), 1)) == 9 + 2
    assert GAME.numbering.move(position, 11) == Place("curve", 0, Square(1, -1), 1)
    assert GAME.numbering.count == 2 * 9 + 4


def test_where_both_ends_point_into_one_cell_the_head_tells_it() -> None:
    position = after(*CURVES, Place("curve", 0, Square(0, -1), 1))
    closing = Place("curve", 0, Square(1, -1), 2)
    assert list(GAME.rules.moves(position)) == [closing]
    assert GAME.numbering.number(position, closing) == 3
    assert GAME.numbering.move(position, 9 + 3) is None


def test_rolls_come_before_hands_and_gifts_after_lays() -> None:
    start = GAME.rules.start()
    assert [GAME.numbering.number(start, Roll(face)) for face in (1, 2, 3)] == [0, 1, 2]
    drawing = after(Roll(1))
    assert GAME.numbering.move(drawing, 3) == Draw(("crossed",))
    assert GAME.numbering.draw_count == 3 + 4 + 10 + 20
    assert GAME.numbering.number(start, Give("crossed")) == 18


def test_planes_show_strands_start_cards_and_ends_of_every_snake() -> None:
    position = after(*CURVES, Place("curve", 0, Square(0, -1), 1))
    for seat, who in ((0, "own"), (1, "next 1")):
        assert marked(GAME, position, seat, f"{who} ES") == {(CENTRE, CENTRE - 1)}
        assert marked(GAME, position, seat, f"{who} head") == {(CENTRE + 1, CENTRE - 1)}
        assert marked(GAME, position, seat, f"{who} head") == marked(
            GAME, position, seat, f"{who} tail"
        )
        assert marked(GAME, position, seat, f"{who} start card") == {
            (CENTRE, CENTRE),
            (CENTRE + 1, CENTRE),
        }
        assert fact(GAME, position, seat, f"{who} missing") == pytest.approx(1 / 20)
        assert fact(GAME, position, seat, f"{who} head comes in at W") == 1
        assert fact(GAME, position, seat, f"{who} turn") == 1
    assert fact(GAME, position, 0, "hand curve") == pytest.approx(1 / 3)
    assert fact(GAME, position, 0, "deck double") == 1
