"""Options that don't fit are refused with a reason; defaults are never written down."""

from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.tabletop.errors import BadOption, BadSeats
from serpentry.tabletop.formats.record import read_record, record_of, write_record
from tests.games.snekagon5g.board import Board


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (2, {"eyes": [[4, 0]]}, "on a floor of side 4"),
        (2, {"eyes": [[0, 0], [0, 0]]}, "different cells"),
        (2, {"eyes": [[0]]}, "different cells"),
        (2, {"eyes": [[0, True]]}, "different cells"),
        (3, {"species": ["cobra", "mamba"]}, "There are 3 seats, but 2 species were given"),
        (2, {"species": ["cobra", "cobra"]}, "one per seat"),
        (2, {"species": ["cobra", "boa"]}, "one per seat"),
        (2, {"species": []}, "one per seat"),
        (2, {"floor_side": 7}, "from 4 to 6"),
        (2, {"pie": True}, "There is no option “pie”"),
        (2, {"tiebreak": "none"}, "There is no option “tiebreak”"),
    ],
)
def test_options_that_do_not_fit_are_refused(
    seats: int, options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadOption, match=reason):
        set_up("snekagon5g", seats, options)


def test_eyes_leave_at_least_a_cell() -> None:
    cells = [[q, r] for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
    with pytest.raises(BadOption, match="no cell"):
        set_up("snekagon5g", 2, {"eyes": cells})
    lonely = Board(eyes=cells[1:])
    assert len(lonely.rules.moves(lonely.position)) == 2
    assert lonely.play_out(1).rules.outcome(lonely.position)


@pytest.mark.parametrize("seats", [1, 6])
def test_there_are_two_to_five_players(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 5"):
        set_up("snekagon5g", seats)


def test_the_species_of_the_seats_are_a_default_for_each_number_of_seats() -> None:
    assert set_up("snekagon5g", 3, {"species": ["mamba", "python", "viper"]}).options_json == {}
    other = set_up("snekagon5g", 2, {"species": ["viper", "mamba"]})
    assert other.options_json == {"species": ["viper", "mamba"]}
    assert [other.face.seat_name(seat) for seat in (0, 1)] == ["viper", "mamba"]


def test_eyes_are_sorted_and_the_default_ones_are_not_written() -> None:
    assert set_up("snekagon5g", 2, {"eyes": [[2, -1], [-1, -1]]}).options_json == {}
    assert set_up("snekagon5g", 2, {"eyes": "[[2, 0], [-2, 0]]"}).options_json == {
        "eyes": [[-2, 0], [2, 0]]
    }


def test_lists_survive_a_record() -> None:
    game = set_up("snekagon5g", 2, {"eyes": [], "species": ["cobra", "viper"]})
    record = read_record(write_record(record_of(game, [])))
    assert set_up("snekagon5g", 2, record.options).options == game.options


@pytest.mark.parametrize(("side", "cells"), [(4, 35), (5, 59), (6, 89)])
def test_floors_come_in_three_sizes(side: int, cells: int) -> None:
    assert len(Board(floor_side=side).rules.table.grid.cells) == cells
