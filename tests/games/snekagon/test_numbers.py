"""Numbers for moves and tensors of positions."""

from collections.abc import Callable
from random import Random

import pytest

from serpentry.catalogue import set_up
from serpentry.games.snekagon.rules.moves import Place, TakeOver
from serpentry.geometry.hexes import Hex, hexagon
from serpentry.tabletop.helpers.walk import random_walk
from tests.games.snekagon.board import Board


def plane(board: Board, name: str, seat: int) -> set[str]:
    """The names of the cells that a plane marks."""
    layout, tensor = board.game.observation.layout, board.game.observation.tensor
    numbers, at = tensor(board.position, seat), layout.planes.index(name)
    reach = layout.height // 2
    return {
        board.game.notation.write(Place((cell,)))
        for cell in hexagon(reach + 1)
        if numbers[(at * layout.height + cell.r + reach) * layout.width + cell.q + reach]
    }


def fact(board: Board, name: str, seat: int) -> float:
    """The value of a fact."""
    observation = board.game.observation
    at = observation.layout.facts.index(name)
    return observation.tensor(board.position, seat)[observation.layout.board_size + at]


def test_a_number_is_the_place_in_the_table_and_the_take_over_comes_last() -> None:
    board = Board(pie=True)
    numbering = board.game.numbering
    assert numbering.count == len(board.rules.table) + 1
    assert numbering.number(board.position, board.rules.placements[17]) == 17
    assert numbering.number(board.position, TakeOver()) == numbering.count - 1
    assert Board().game.numbering.move(board.position, numbering.count - 1) is None


def test_planes_show_each_seat_its_own_colour_first() -> None:
    board = Board(green="a1 c2-c3", red="g1-g2-g3")
    assert plane(board, "board", 0) == {
        board.game.notation.write(Place((cell,))) for cell in hexagon(4)
    }
    assert plane(board, "own", 0) == plane(board, "next 1", 1) == {"a1", "c2", "c3"}
    assert plane(board, "own", 1) == plane(board, "next 1", 0) == {"g1", "g2", "g3"}
    assert plane(board, "own ends", 1) == {"g1", "g3"}
    assert plane(board, "next 1 ends", 1) == {"a1", "c2", "c3"}


def test_facts_tell_hands_lengths_and_whose_turn_it_is() -> None:
    board = Board(green="a1 c2-c3", red="g1-g2-g3", to_act=1)
    assert fact(board, "own hand 1", 0) == 0
    assert fact(board, "own hand S", 0) == 1
    assert fact(board, "next 1 hand S", 0) == 0
    assert fact(board, "own longest", 1) == pytest.approx(3 / 25)
    assert (fact(board, "own turn", 0), fact(board, "own turn", 1)) == (0, 1)


def test_taking_over_shows_the_colour_to_its_new_owner() -> None:
    board = Board(pie=True).play("d4")
    assert fact(board, "take-over open", 1) == 1
    board.play("pie")
    assert fact(board, "take-over open", 1) == 0
    assert plane(board, "own", 1) == {"d4"}


@pytest.mark.parametrize("turned", [Hex.turned_left, Hex.mirrored], ids=["turned", "mirrored"])
def test_the_tensor_of_a_turned_board_is_the_turned_tensor(turned: Callable[[Hex], Hex]) -> None:
    game = set_up("snekagon", options={"board_side": 4})
    layout, twin = game.observation.layout, game.rules.start()
    reach = layout.height // 2
    for _, move, position in random_walk(game.rules, Random(5)):
        twin = game.rules.play(twin, Place(tuple(turned(cell) for cell in move.cells)))
        one, two = (game.observation.tensor(which, 1) for which in (position, twin))
        for at in range(len(layout.planes)):
            for cell in hexagon(reach + 1):
                there = turned(cell)
                here, far = (
                    (at * layout.height + where.r + reach) * layout.width + where.q + reach
                    for where in (cell, there)
                )
                assert one[here] == two[far]
        assert one[layout.board_size :] == two[layout.board_size :]
