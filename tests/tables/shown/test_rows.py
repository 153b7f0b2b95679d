"""Legal moves as text from a memory are the legal moves."""

import gc
import json
from random import Random

import pytest

from serpentry.catalogue import BOXES, find
from serpentry.table.shown.rows import _ROWS, rows_of
from serpentry.table.shown.views import legal_view
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.helpers.lazy import LazySequence
from serpentry.tabletop.helpers.walk import random_walk


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_rows_from_memory_are_the_rows(box: AnyBox) -> None:
    seats, options = next(iter(box.samples))
    game = box.set_up(seats, options)
    position = game.rules.start()
    for number, (by, move, _) in enumerate(random_walk(game.rules, Random(1))):
        if by is not CHANCE and number % 3 == 0:
            view = game.secrets.view(position, by)
            listed = rows_of(game).listed(game, view)
            assert json.loads(listed.text) == legal_view(game, view)
            moves = game.rules.moves(view)
            if isinstance(moves, LazySequence):
                assert list(map(moves.named, moves.names())) == list(moves)
        position = game.rules.play(position, move)


def test_rows_are_forgotten_with_their_game() -> None:
    game = find("snekagon").set_up(2, {"board_side": 4})
    name = id(game)
    assert rows_of(game).listed(game, game.rules.start()).text
    assert name in _ROWS
    del game
    gc.collect()
    assert name not in _ROWS
