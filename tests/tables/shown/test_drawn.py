"""A drawn board: places and moves for a client that knows nothing of the game."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import BOXES
from serpentry.table.setup import HERE
from serpentry.table.shown.views import table_view
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import AnyBox
from tests.tables.table import Table, one_screen, setup


def drawn(table: Table, seat: Seat | None) -> Any:
    view: Any = table_view(table.state, seat, drawn=True)
    return view["drawn"]


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_moves_come_in_the_order_of_the_legal_ones_with_their_places(box: AnyBox) -> None:
    table = Table(setup(*[HERE] * box.seats[0], game=box.name))
    game, rng = table.state.game, Random(3)
    for _ in range(6):
        actor = table.state.to_act
        assert isinstance(actor, int)
        view: Any = table_view(table.state, actor, drawn=True)
        legal = [
            dict(zip(kind["parts"], row, strict=True))
            for kind in view["legal"]["kinds"]
            for row in kind["rows"]
        ]
        shown = view["drawn"]
        assert len(shown["moves"]) == len(legal)
        for move, one in zip(legal, shown["moves"], strict=True):
            assert game.notation.write(game.codec.move_from(move)) == one["text"]
            for number in one["places"]:
                assert len(shown["places"][number]["outline"]) >= 4
        table.play_any(rng)


def test_whoever_is_not_to_act_sees_the_picture_without_moves() -> None:
    table = one_screen()
    table.play("d4")
    for seat in (0, None):
        shown = drawn(table, seat)
        assert shown["shapes"]
        assert not shown["moves"]
        assert [one["name"] for one in shown["places"]] == ["d4"]
    assert drawn(table, 1)["moves"]


def test_a_picture_is_drawn_only_for_those_who_ask() -> None:
    assert "drawn" not in table_view(one_screen().state, 0)


def test_the_last_move_is_marked() -> None:
    table = one_screen()
    table.play("d4")
    marked = [one for one in drawn(table, None)["shapes"] if one.get("outline") == "mark"]
    assert len(marked) == 1
