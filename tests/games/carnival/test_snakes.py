"""The snakes of Cobra Carnival, as they are handed out."""

from random import Random

import pytest

from serpentry.catalogue import set_up
from serpentry.tabletop.helpers.walk import random_walk
from tests.games.carnival.scene import Scene


def test_a_snake_that_is_not_begun_leads_out_of_the_house() -> None:
    scene = Scene()
    snakes = scene.game.board.snakes(scene.position)
    assert {one.colour: one.owner for one in snakes} == {
        "purple": 0,
        "green": 1,
        "yellow": 2,
        "black": 3,
    }
    purple = snakes[0]
    assert not purple.path
    assert [(end.cell, end.side) for end in purple.ends] == [((0, 1), 0)]


def test_a_head_ends_a_snake() -> None:
    scene = Scene("purple straight 1 at 0,1 NS; purple head at 0,2 N")
    purple = scene.game.board.snakes(scene.position)[0]
    assert [(one.cell, one.enters, one.leaves) for one in purple.path] == [
        ((0, 1), 0, 2),
        ((0, 2), 0, None),
    ]
    assert not purple.ends


def test_a_hat_is_laid_where_the_head_lies() -> None:
    scene = Scene("purple straight 1 at 0,1 NS; purple head at 0,2 N", "hat 2", phase="hats")
    hat = scene.read("hat 2 on purple")
    assert scene.game.board.cells(scene.position, hat) == ((0, 2),)
    assert scene.game.board.cells(scene.position, scene.read("pass")) == ()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_paths_and_ends_are_those_that_the_game_keeps(seats: int) -> None:
    game = set_up("carnival", seats)
    for _, _, position in random_walk(game.rules, Random(seats)):
        kept = position.table.snakes
        for shown in game.board.snakes(position):
            snake = kept[shown.colour]
            assert tuple(one.cell for one in shown.path) == snake.path
            ends = [] if snake.end is None else [(snake.end, snake.entry)]
            assert [(end.cell, end.side) for end in shown.ends] == ends
