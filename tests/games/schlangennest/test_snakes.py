"""The chains of Schlangennest, as they are handed out."""

from random import Random

import pytest

from serpentry.catalogue import find
from serpentry.games.schlangennest import BOX
from serpentry.games.schlangennest.looks.snakes import Chains
from serpentry.games.schlangennest.rules.cards import COLOUR_NAMES
from serpentry.games.schlangennest.rules.lattice import port_side, port_square, square_of
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.tabletop.board import Snake
from serpentry.tabletop.helpers.walk import random_walk
from tests.games.schlangennest.board import Board


def shown(board: Board, colour: str) -> Snake:
    snakes = board.game.board.snakes(board.position)
    return next(one for one in snakes if one.colour == colour)


def test_four_curves_are_a_ring() -> None:
    ring = shown(
        Board("""
            green curve a1 es
            green curve b1 sw
            green curve b2 nw
            green curve a2 ne
        """),
        "green",
    )
    assert ring.is_ring
    assert len(ring.path) == 4
    assert not ring.ends


def test_grey_parts_belong_to_the_snake_that_they_are_joined_to() -> None:
    board = Board("green straight a1 ew\nred straight b1 ns")
    snake = shown(board, "green")
    assert {one.cell: one.is_grey for one in snake.path} == {(0, 0): False, (1, 0): True}
    assert {end.cell for end in snake.ends} == {(-1, 0), (2, 0)}
    assert shown(board, "gray").owner is None


def test_a_snake_is_told_from_its_head() -> None:
    snake = shown(Board("green straight a1 ew\ngreen head b1 w"), "green")
    assert [one.cell for one in snake.path] == [(1, 0), (0, 0)]
    assert snake.path[0].leaves is None


def test_a_snake_that_is_not_begun_has_no_path() -> None:
    board = Board(variant="two_snakes")
    snakes = board.game.board.snakes(board.position)
    assert [(one.owner, one.colour, one.path) for one in snakes] == [
        (0, "green", ()),
        (1, "red", ()),
        (0, "blue", ()),
        (1, "yellow", ()),
    ]


def test_a_size_that_is_left_to_the_game_is_told() -> None:
    assert Board().game.board.options()["size"] == "5x7"
    assert Board(border="none").game.board.options()["border"] == "none"


def test_a_blank_side_of_a_head_is_no_strand() -> None:
    pieces = {one.name: one for one in Board(head_card="blank_opposite").game.board.pieces()}
    assert pieces["head"].strands == ((0,), (1, 3))
    assert pieces["head"].grey == (1,)


@pytest.mark.parametrize("number", range(14))
def test_snakes_have_the_parts_and_ends_that_the_nest_keeps(number: int) -> None:
    seats, options = find("schlangennest").samples[number]
    game = find("schlangennest").set_up(seats, options)
    for _, _, position in random_walk(game.rules, Random(number)):
        snakes = {one.colour: one for one in game.board.snakes(position)}
        for colour, kept in enumerate(position.table.nest.snakes):
            snake = snakes[COLOUR_NAMES[colour]]
            assert len(snake.path) == (kept.parts if kept else 0)
            assert sum(one.is_grey for one in snake.path) == (kept.grey if kept else 0)
            assert snake.is_ring == bool(kept and kept.is_closed)
            ports = kept.ends if kept else ()
            ends = {(square_of(port_square(end)), port_side(end)) for end in ports}
            assert {(end.cell, end.side) for end in snake.ends} == ends


@pytest.mark.parametrize("number", range(len(BOX.samples)))
def test_snakes_that_are_followed_on_are_those_that_are_followed_anew(number: int) -> None:
    seats, options = BOX.samples[number]
    rules = BOX.set_up(seats, options).rules
    assert isinstance(rules, SchlangennestRules)
    agreement, faces = rules.agreement, rules.faces
    for seed in range(3):
        kept = Chains(agreement, faces)
        for _, _, position in random_walk(rules, Random(seed)):
            cards = position.table.nest.cards
            assert kept.snakes(cards) == Chains(agreement, faces).snakes(cards)
