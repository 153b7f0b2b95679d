"""A board fits a small screen, around what was placed last; letters stand where colour is off."""

import re
from random import Random

import pytest

from serpentry.catalogue import BOXES
from serpentry.cli.board_window import board_of, fitted
from serpentry.cli.play.narration import TableNarrator
from serpentry.table.events import Drew, Entry
from serpentry.table.state import Logged
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.text import Line, Span, lettered, plain, unpainted, width

ROWS, COLUMNS = 12, 80


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_board_fits_at_every_moment(box: AnyBox) -> None:
    for seats in box.seats:
        game = box.set_up(seats)
        for number, (_, move, position) in enumerate(random_walk(game.rules, Random(1))):
            if number % 9 == 0:
                shown = fitted(board_of(game.face.text(position, move)), ROWS, COLUMNS)
                assert len(shown) <= ROWS
                assert max(map(width, shown)) <= COLUMNS


@pytest.mark.one_in(2)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_a_board_has_no_words_so_that_it_speaks_every_language(box: AnyBox) -> None:
    game = box.set_up(box.seats[-1])
    for _, move, position in random_walk(game.rules, Random(2)):
        shown = plain(board_of(game.face.text(position, move)))
        assert not re.search(r"\w*[^\W\d_]{3}", shown), shown


def test_what_was_placed_last_is_shown_with_labels_and_the_first_line() -> None:
    rows: list[Line] = [(Span(f"{number:>3} ", "label"), Span("." * 200)) for number in range(50)]
    rows[40] = (Span(" 40 ", "label"), Span("." * 150), Span("X", "seat0+last"), Span("." * 49))
    shown = plain(fitted(tuple(rows), 5, 20)).splitlines()
    assert [line[:4] for line in shown] == ["  0 ", " 38 ", " 39 ", " 40 ", " 41 "]
    assert "X" in shown[3]
    assert max(map(len, shown)) <= 20


def test_words_below_a_board_are_left_to_the_narrator() -> None:
    assert board_of(((Span("a"),), (), (Span("b"),), (), (Span("hand"),))) == (
        (Span("a"),),
        (),
        (Span("b"),),
    )


def test_without_colours_bodies_are_letters() -> None:
    lines = ((Span(" ██ ", "seat1+last"), Span("━┃", "seat0"), Span("██", "dim")),)
    assert plain(lettered(lines, {"seat0": "G", "seat1": "R"})) == " RR GG██"
    assert unpainted(lines) == " BB AA██"


def test_a_run_of_dice_and_draws_is_one_line() -> None:
    box = next(one for one in BOXES if one.name == "sssnake")
    game = box.set_up()
    before, log = game.rules.start(), []
    for _, move, after in random_walk(game.rules, Random(1)):
        log.append(Logged(Entry(1, 0, Drew("roll")), before, move))
        before = after
        if len(log) == 2:
            break
    [line] = TableNarrator(game, ("Ada", "Bo"), 0, {}).lines(log)
    assert line.startswith("You roll ")
    assert "You draw: " in line
