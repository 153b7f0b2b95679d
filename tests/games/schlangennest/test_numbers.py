"""Numbers for moves and tensors of positions."""

import pytest

from serpentry.catalogue import set_up
from serpentry.games.schlangennest.rules.cards import Kind
from serpentry.games.schlangennest.rules.moves import Path, Place
from serpentry.games.schlangennest.rules.position import Position
from serpentry.geometry.squares import Square
from serpentry.tabletop.game import Game
from tests.looking import fact, marked


def after(game: Game[Position, object], *moves: object) -> Position:
    position = game.rules.start()
    for move in moves:
        assert game.rules.why_illegal(position, move) is None
        position = game.rules.play(position, move)
    return position


GAME = set_up("schlangennest")
FIRST = Place(Kind.STRAIGHT, Square(0, 0), 0)
SECOND = Place(Kind.STRAIGHT, Square(1, 1), 1)


def test_a_first_card_is_told_by_its_square_around_the_origin() -> None:
    start = GAME.rules.start()
    number = GAME.numbering.number(start, FIRST)
    assert number == 2 * 14 + 4 * 14
    assert GAME.numbering.number(start, Place(Kind.STRAIGHT, Square(0, 0), 1)) == number + 1
    assert GAME.numbering.count == (2 + 9) * 14 + 9 * 2 + 7 * 2


def test_a_later_card_is_told_by_the_square_it_is_reached_at_the_upper_left_first() -> None:
    position = after(GAME, FIRST, SECOND)
    upper = Place(Kind.CURVE, Square(0, -1), 1)
    lower = Place(Kind.CURVE, Square(0, 1), 0)
    assert GAME.numbering.move(position, GAME.numbering.number(position, upper)) == upper
    assert GAME.numbering.number(position, upper) == 3
    assert GAME.numbering.number(position, lower) == 14 + 2


def test_a_fixed_field_has_a_number_for_each_square_and_each_path() -> None:
    game = set_up("schlangennest", options={"border": "fixed"})
    start = game.rules.start()
    assert game.numbering.draw_count == 8
    draw = game.numbering.move(start, 0)
    assert isinstance(draw, Path)
    position = game.rules.play(start, draw)
    move = next(iter(game.rules.moves(position)))
    place = move.at.y * 5 + move.at.x
    assert (game.numbering.number(position, move) - 2 * 14) // 14 == place


def test_planes_show_cards_colours_and_ends() -> None:
    position = after(GAME, FIRST, SECOND)
    centre = GAME.observation.layout.width // 2
    assert marked(GAME, position, 0, "straight 0") == {(centre, centre)}
    assert marked(GAME, position, 0, "own cards") == {(centre, centre)}
    assert marked(GAME, position, 1, "own cards") == {(centre + 1, centre + 1)}
    assert marked(GAME, position, 1, "next 1 ends at S") == {(centre, centre - 1)}
    assert marked(GAME, position, 0, "gray ends at W") == {(centre + 1, centre)}
    assert not marked(GAME, position, 0, "nobody's cards")


def test_facts_tell_hands_and_parts() -> None:
    position = after(GAME, FIRST, SECOND)
    assert fact(GAME, position, 1, "own hand straight") == pytest.approx(6 / 7)
    assert fact(GAME, position, 1, "own hand tail") == 1
    assert fact(GAME, position, 0, "own turn") == 1
    assert fact(GAME, position, 0, "next 1 open") == 1
