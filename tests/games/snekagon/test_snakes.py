"""The snakes that are handed out are those that the rules count, and keep their heads."""

from random import Random

import pytest

from serpentry.games.snekagon.rules.moves import Move
from serpentry.tabletop.board import Snake
from serpentry.tabletop.helpers.walk import random_walk
from tests.games.snekagon.board import Board


def paths(board: Board, *played: str, seat: int = 0) -> list[str]:
    """The snakes of a seat from head to tail, after moves in this order."""
    moves = [board.game.notation.read(text) for text in played]
    snakes = board.game.board.snakes(board.position, moves)
    name = board.game.board.cell_name
    return ["-".join(name(one.cell) for one in s.path) for s in snakes if s.owner == seat]


def test_a_snake_that_grows_at_its_tail_keeps_its_head() -> None:
    board = Board("d3-d4 d5-d6-d7")
    assert paths(board, "d3-d4", "d5-d6-d7") == ["d3-d4-d5-d6-d7"]
    assert paths(board, "d5-d6-d7", "d3-d4") == ["d3-d4-d5-d6-d7"]


def test_of_two_snakes_that_are_joined_the_older_one_keeps_its_head() -> None:
    assert paths(Board("b1-b2 d4-c4-b3"), "b1-b2", "d4-c4-b3") == ["b1-b2-b3-c4-d4"]
    assert paths(Board("b1-b2 d4-c4-b3"), "d4-c4-b3", "b1-b2") == ["d4-c4-b3-b2-b1"]


def test_a_single_hex_stays_the_head_of_what_is_joined_to_it() -> None:
    board = Board("d4 d5-d6 d3-c2-b1")
    assert paths(board, "d4", "d5-d6", "b1-c2-d3") == ["b1-c2-d3-d4-d5-d6"]
    assert paths(board, "d4", "b1-c2-d3", "d5-d6") == ["d6-d5-d4-d3-c2-b1"]


def test_a_ring_of_six_has_no_ends() -> None:
    board = Board("c3-c4-d5 e4-e3 d3")
    (ring,) = board.game.board.snakes(board.position)
    assert ring.is_ring
    assert not ring.ends
    assert len(ring.path) == 6


def test_after_a_take_over_the_snakes_belong_to_the_other_seat() -> None:
    board = Board(pie=True).play("d4", "pie")
    (snake,) = board.game.board.snakes(board.position)
    assert (snake.owner, snake.colour) == (1, "red")


@pytest.mark.parametrize("seed", range(6))
def test_snakes_are_as_long_as_the_rules_say_and_never_turn_round(seed: int) -> None:
    board = Board(board_side=5)
    before: tuple[Snake, ...] = ()
    played: list[Move] = []
    for _, move, position in random_walk(board.rules, Random(seed)):
        played.append(move)
        snakes = board.game.board.snakes(position, played)
        for seat in (0, 1):
            lengths = sorted((len(one.path) for one in snakes if one.owner == seat), reverse=True)
            assert lengths == board.rules.snake_lengths(position, seat)
        for snake in snakes:
            assert keeps_its_head(snake, before)
        before = snakes


def keeps_its_head(snake: Snake, before: tuple[Snake, ...]) -> bool:
    """Whether the first of the snakes that it has grown from runs the same way in it."""
    cells = [one.cell for one in snake.path]
    old = next((one for one in before if one.path and one.path[0].cell in cells), None)
    if old is None or len(old.path) < 2:
        return True
    return cells.index(old.path[0].cell) < cells.index(old.path[-1].cell)
