"""Nothing is said at a table that is not so on the board: refusals, tasks, deeds and ends."""

import re
from typing import Any

import pytest

from serpentry.catalogue import find
from serpentry.languages import AtSeat, sentence
from tests.games.carnival.scene import Scene as PartyScene
from tests.games.schlangennest.board import Board as NestBoard
from tests.games.schlangennest.test_rulings import SIDE_BY_SIDE
from tests.games.snekagon5g.board import Board
from tests.games.sssnake.table import Table
from tests.proofs.search import PROVED, is_true, prove
from tests.proofs.told.playing import Play, play_many
from tests.proofs.told.reasons import NOT_JUDGED, all_keys, proved, reason
from tests.proofs.told.scene import Scene

HEX = ("sharp", "branches-at", "snakes-touch")
OFTEN = {
    "snekagon": HEX,
    "snekagon5g": HEX,
    "carnival": ("not-at-end", "own-playable", "log-no-body", "cell-taken"),
    "schlangennest": ("not-at-end", "joins-colours", "not-joined", "outside"),
    "sssnake": ("not-at-end", "no-strand", "cut-off-blank", "keep-own"),
}
"""What is said in any few hundred refusals."""


@pytest.mark.parametrize("name", PROVED)
def test_every_fact_of_every_refusal_is_found_again_on_the_bare_board(name: str) -> None:
    told = prove(find(name), moves=500, seed=3)
    assert {f"why-{name}-{key}" for key in OFTEN[name]} <= {*told}


def test_a_false_sentence_is_found_out() -> None:
    board, other = Board().play("1:d3-d4", "2:a1"), Board("1:d2-d3-d4")
    tried = board.game.notation.read("1:c4-d5-d6")
    [sharp] = board.game.all_refusals(board.position, tried)
    assert is_true(board.game, board.position, tried, sharp)
    away = other.game.notation.read("1:d5")
    assert not is_true(other.game, other.position, away, sharp)


@pytest.mark.parametrize(
    ("table", "tried", "legal"),
    [
        (Table().draw("straight straight"), "straight EW 1,-1 on 0", "straight NS 1,-1 on 0"),
        (NestBoard(SIDE_BY_SIDE), "straight b2 ns", "straight a2 ns"),
        (PartyScene(hand="purple corner"), "purple corner at 3,3 NE", "purple corner at 0,1 NE"),
    ],
    ids=["sssnake", "schlangennest", "carnival"],
)
def test_what_is_said_of_a_square_is_not_true_of_a_better_one(
    table: Any, tried: str, legal: str
) -> None:
    game, position = table.game, table.position
    wrong, right = (game.notation.read(text) for text in (tried, legal))
    refusals = game.all_refusals(position, wrong)
    assert refusals
    assert all(is_true(game, position, wrong, one) for one in refusals)
    assert not any(is_true(game, position, right, one) for one in refusals)


def test_of_a_card_that_joins_colours_no_ban_is_told() -> None:
    game = find("schlangennest").set_up(4)
    cards = [
        [0, 0, 0, "curve", 0],
        [-2, 0, 3, "head", 1],
        [-1, 1, 1, "curve", 1],
        [1, 1, 2, "head", 3],
    ]
    hands = [[7, 8, 1, 1], [7, 8, 1, 1], [7, 9, 1, 0], [7, 9, 1, 0]]
    rest = {"bounds": [-2, 0, 1, 1], "out": [], "actor": 0, "colours": [0], "errands": []}
    position = game.codec.position_from({"cards": cards, "hands": hands, **rest})
    tried = game.notation.read("straight -a1 ew")
    refusals = game.all_refusals(position, tried)
    assert "never-join-colours" in {one.rule for one in refusals}
    assert all(is_true(game, position, tried, one) for one in refusals)


GAMES = {"snekagon": 2, "snekagon5g": 2, "carnival": 1, "schlangennest": 4, "sssnake": 1}


@pytest.mark.parametrize(("name", "games"), GAMES.items())
def test_all_that_is_said_in_a_game_is_so_by_an_independent_referee(name: str, games: int) -> None:
    told = play_many(find(name), games, seed=5)
    assert told.false == []
    assert told.true.total() > 500


def test_every_key_of_a_table_is_proved_or_has_a_reason_why_not() -> None:
    judged = proved()
    assert [key for key in all_keys() if key not in judged and reason(key) is None] == []


def test_no_reason_is_left_for_a_key_that_is_proved_or_gone() -> None:
    judged, keys = proved(), all_keys()
    assert [key for key in keys if key in judged and reason(key)] == []
    assert [one for one in NOT_JUDGED if not any(re.fullmatch(one, key) for key in keys)] == []
    assert sorted(judged - {*keys}) == []


def test_a_false_word_at_a_table_is_found_out() -> None:
    game = find("snekagon").set_up(2, {"board_side": 4})
    play = Play(game, "a lie")
    now = play.court.witness(2, play.options).after({"cells": [[0, 0]]})
    scene = Scene(2, play.options, 0, now)
    lie = sentence("summary-hex-snake", who=AtSeat(0), length=2, ends=("d4",))
    play.told.judge(play.court, scene, lie, "")
    assert play.told.false
