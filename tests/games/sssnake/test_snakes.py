"""The snakes of Sssnake, as they are handed out."""

from random import Random

import pytest

from serpentry.catalogue import set_up
from serpentry.games.sssnake.looks.course import course
from serpentry.games.sssnake.rules.start_cards import START_CARDS
from serpentry.tabletop.board import Segment
from serpentry.tabletop.helpers.walk import random_walk
from tests.games.sssnake.table import Table


def test_a_snake_runs_from_its_head_through_the_start_card_to_its_tail() -> None:
    table = Table("straight NS 0,-1", start_card="2x1_same_side")
    snake, _ = table.game.board.snakes(table.position)
    assert [one.cell for one in snake.path] == [(0, 0, -1), (0, 0, 0), (0, 1, 0)]
    assert [(one.enters, one.leaves) for one in snake.path] == [(0, 2), (0, 1), (3, 0)]
    head, tail = snake.ends
    assert (head.cell, head.side) == ((0, 0, -2), 2)
    assert (tail.cell, tail.side) == ((0, 1, -1), 2)


def test_a_closed_snake_is_a_ring() -> None:
    table = Table("curve SE 0,-1; curve SW 1,-1")
    snake, _ = table.game.board.snakes(table.position)
    assert snake.is_ring
    assert not snake.ends
    assert len(snake.path) == 4


@pytest.mark.parametrize("start_card", START_CARDS)
def test_the_path_has_the_strands_of_the_course(start_card: str) -> None:
    game = set_up("sssnake", 2, {"start_card": start_card})
    start = START_CARDS[start_card]
    for _, _, position in random_walk(game.rules, Random(5)):
        for laid, shown in zip(position.snakes, game.board.snakes(position), strict=True):
            outside = [one for one in shown.path if one.cell[1:] not in start.cells]
            assert sorted(map(_strand, outside)) == sorted(
                ((laid.owner, *cell), tuple(sorted(map(int, strand))))
                for cell, strand in course(laid, start)
            )
            ends = [((laid.owner, *end.cell), end.side) for end in laid.ends or ()]
            assert [(end.cell, end.side) for end in shown.ends] == ends


def _strand(one: Segment) -> tuple[tuple[int, ...], tuple[int, ...]]:
    assert one.enters is not None
    assert one.leaves is not None
    return one.cell, tuple(sorted((one.enters, one.leaves)))
