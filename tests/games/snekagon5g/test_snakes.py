"""The snakes of all floors, as they are handed out."""

from random import Random

import pytest

from serpentry.catalogue import set_up
from serpentry.games.snekagon5g.rules.moves import Move
from serpentry.tabletop.helpers.walk import random_walk
from tests.games.snekagon5g.board import Board


def test_a_snake_is_followed_through_its_drills() -> None:
    board = Board("1:d2-d3-d4 2:d4@1-d5")
    (snake,) = board.game.board.snakes(board.position)
    names = [board.game.board.cell_name(one.cell) for one in snake.path]
    assert names == ["1:d2", "1:d3", "1:d4", "2:d4", "2:d5"]
    assert [board.game.board.cell_name(end.cell) for end in snake.ends] == ["1:d2", "2:d5"]


def test_what_is_not_drilled_together_stays_apart() -> None:
    board = Board("1:d2-d3-d4 2:d4-d5")
    assert [len(one.path) for one in board.game.board.snakes(board.position)] == [3, 2]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_snakes_are_as_long_as_the_rules_say(seats: int) -> None:
    board = Board(seats=seats)
    played: list[Move] = []
    for _, move, position in random_walk(board.rules, Random(seats)):
        played.append(move)
        snakes = board.game.board.snakes(position, played)
        for seat, own in enumerate(position.colours):
            lengths = sorted((len(one.path) for one in snakes if one.owner == seat), reverse=True)
            assert lengths == board.rules.lengths.of(own)


def test_every_seat_is_told_its_species_and_tiles() -> None:
    board = set_up("snekagon5g", 3, {"species": ["cobra", "mamba", "viper"]}).board
    assert board.options()["species"] == ["cobra", "mamba", "viper"]
    assert set_up("snekagon5g", 2).board.options()["species"] == ["mamba", "python"]
    own = [piece.name for piece in board.pieces() if 0 in piece.seats]
    assert own == ["1", "2", "S", "L", "SS", "SL", "LL", "LR", "SLS", "LSL"]
    turns = {piece.name: (piece.turns, piece.can_flip) for piece in board.pieces()}
    assert turns["1"] == (1, False)
    assert turns["LR"] == (3, True)
    assert turns["L"] == (6, False)
    assert turns["SL"] == (6, True)
