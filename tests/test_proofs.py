"""No refusal says anything that is not so on the board."""

import pytest

from serpentry.catalogue import find
from tests.games.snekagon5g.board import Board
from tests.proofs.search import PROVED, is_true, prove


@pytest.mark.parametrize("name", PROVED)
def test_every_fact_of_every_refusal_is_found_again_on_the_bare_board(name: str) -> None:
    told = prove(find(name), moves=1500, seed=3)
    assert {f"why-{name}-sharp", f"why-{name}-branches-at", f"why-{name}-snakes-touch"} <= {*told}


def test_a_false_sentence_is_found_out() -> None:
    board, other = Board().play("1:d3-d4", "2:a1"), Board("1:d2-d3-d4")
    tried = board.game.notation.read("1:c4-d5-d6")
    [sharp] = board.game.all_refusals(board.position, tried)
    assert is_true(board.game, board.position, tried, sharp)
    away = other.game.notation.read("1:d5")
    assert not is_true(other.game, other.position, away, sharp)
