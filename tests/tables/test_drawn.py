"""A drawn board: places and moves for a client that knows nothing of the game."""

from random import Random

import pytest

from serpentry.catalogue import BOXES
from serpentry.table.setup import HERE
from serpentry.table.views import table_view
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Box, Json
from tests.tables.house import House, one_screen, setup


def drawn(house: House, seat: Seat | None) -> Json:
    return table_view(house.state, seat, drawn=True)["drawn"]


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_moves_come_in_the_order_of_the_legal_ones_with_their_places(box: Box) -> None:
    house = House(setup(*[HERE] * box.seats[0], game=box.name))
    game, rng = house.state.game, Random(3)
    for _ in range(6):
        actor = house.state.to_act
        assert isinstance(actor, int)
        view = table_view(house.state, actor, drawn=True)
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
        house.play_any(rng)


def test_whoever_is_not_to_act_sees_the_picture_without_moves() -> None:
    house = one_screen()
    house.play("d4")
    for seat in (0, None):
        shown = drawn(house, seat)
        assert shown["shapes"]
        assert not shown["moves"]
        assert [one["name"] for one in shown["places"]] == ["d4"]
    assert drawn(house, 1)["moves"]


def test_a_picture_is_drawn_only_for_those_who_ask() -> None:
    assert "drawn" not in table_view(one_screen().state, 0)


def test_the_last_move_is_marked() -> None:
    house = one_screen()
    house.play("d4")
    marked = [one for one in drawn(house, None)["shapes"] if one.get("outline") == "mark"]
    assert len(marked) == 1
