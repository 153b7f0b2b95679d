"""What boards are told: snakes as their viewer may see them, and what stays the same all game."""

from random import Random
from typing import Any

import pytest

from serpentry.catalogue import BOXES
from serpentry.table.setup import HERE
from serpentry.table.shown.boards import equipment_view
from serpentry.table.shown.views import table_view
from serpentry.tabletop.game import AnyBox, Json
from tests.tables.table import Table, one_screen, setup


def heads(table: Table, seat: int) -> list[list[int]]:
    view: Any = table_view(table.state, None)
    return [one["cells"][0] for one in view["snakes"] if one["owner"] == seat]


def test_a_head_stays_where_it_is_when_a_snake_grows_and_when_that_is_taken_back() -> None:
    table = one_screen()
    table.play("d4")
    assert heads(table, 0) == [[0, 0]]
    for text in ("a1", "d5-d6", "a2-a3", "d3-c2-b1"):
        table.play(text)
    name = table.state.game.board.cell_name
    assert [name(tuple(cell)) for cell in heads(table, 0)] == ["b1"]
    assert [name(tuple(cell)) for cell in heads(table, 1)] == ["a1"]


def test_whoever_wants_no_moves_follows_snakes_alone_too() -> None:
    view = table_view(one_screen().state, 0, legal=False)
    assert "legal" not in view
    assert "snakes" not in view


def test_every_option_is_told_with_what_it_comes_to() -> None:
    told: Any = equipment_view(one_screen().state.game)
    assert told["options"]["board_side"] == 4
    assert told["options"]["flip"] is True
    assert [piece["name"] for piece in told["pieces"]][:3] == ["1", "2", "S"]


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_snakes_are_those_of_the_view_and_nothing_else(box: AnyBox) -> None:
    hidden: dict[str, Json] = {"open_hands": False} if box.name == "carnival" else {}
    table = Table(setup(*[HERE] * box.seats[0], game=box.name, options=hidden))
    rng = Random(4)
    for _ in range(12):
        for seat in (*range(box.seats[0]), None):
            view: Any = table_view(table.state, seat)
            assert all(one["owner"] in (None, *range(box.seats[0])) for one in view["snakes"])
            assert view["snakes"] == table_view(table.state, None)["snakes"]
        if table.state.to_act is not None:
            table.play_any(rng)
