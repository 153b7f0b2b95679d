"""The one list of games, and the one place where set-up games are kept."""

import pickle
from concurrent.futures import ProcessPoolExecutor
from copy import deepcopy
from multiprocessing import get_context

import pytest

from serpentry.arena.plan import make_plan
from serpentry.catalogue import find, names, set_up
from serpentry.research.moment import Moment
from serpentry.server.bots.jobs import key_of
from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.game import AnyGame


def test_the_same_set_up_is_one_game_however_it_is_spelled() -> None:
    game = set_up("snekagon", 2, {"board_side": 5})
    assert set_up("snekagon", options={"board_side": "5"}) is game
    assert set_up("snekagon", None, {"board_side": 5, "flip": "on"}, "1") is game
    assert set_up("snekagon", options={"board_side": 6}) is not game


def test_everybody_gets_the_game_from_the_catalogue() -> None:
    game = set_up("snekagon", 2, {"board_side": 5})
    assert key_of(game).set_up() is game
    assert make_plan("match", game, ["random", "greedy"], 1).set_up() is game
    assert pickle.loads(pickle.dumps(Moment.first(game))).game is game


def test_a_box_sets_up_a_game_of_its_own() -> None:
    assert find("snekagon").set_up() is not set_up("snekagon")


def test_a_mistake_is_told_every_time() -> None:
    for _ in range(2):
        with pytest.raises(BadOption, match="board_side"):
            set_up("snekagon", options={"board_side": 99})


@pytest.mark.parametrize("name", names())
def test_games_are_pickled_and_copied(name: str) -> None:
    game = set_up(name)
    assert pickle.loads(pickle.dumps(game)) is game
    assert deepcopy(game) is game
    own = find(name).set_up()
    assert pickle.loads(pickle.dumps(own)).options == own.options


def test_a_game_travels_to_a_process_that_has_never_seen_it() -> None:
    game = set_up("snekagon", 2, {"board_side": 4})
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert pool.submit(_first_moves, game).result() == _first_moves(game)


def _first_moves(game: AnyGame) -> int:
    return len(game.rules.moves(game.rules.start()))
