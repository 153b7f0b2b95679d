"""Hexes and squares: directions, turns, names, sets of cells."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serpentry.geometry.bitsets import bitset, few_members, members, nth_member
from serpentry.geometry.hexes import (
    DIRECTIONS,
    Hex,
    components,
    hexagon,
    hexagon_cells_by_name,
    hexagon_names,
    in_hexagon,
    mirror_turns,
    path_along,
    reverse_turns,
    turns_of,
)
from serpentry.geometry.hexgrid import HexGrid
from serpentry.geometry.squares import Side, Square

hexes = st.builds(Hex, st.integers(-20, 20), st.integers(-20, 20))
turn_strings = st.text("LSR", max_size=6)


def test_left_is_anticlockwise() -> None:
    assert Hex(1, 0).turned_left() == Hex(1, -1)
    assert [direction.turned_left() for direction in DIRECTIONS] == [
        *DIRECTIONS[1:],
        DIRECTIONS[0],
    ]


@given(hexes)
def test_six_turns_lead_back_and_right_undoes_left(cell: Hex) -> None:
    assert cell.turned_left().turned_right() == cell
    turned = cell
    for _ in range(6):
        turned = turned.turned_left()
    assert turned == cell


@given(hexes)
def test_mirroring_twice_leads_back_and_turns_left_into_right(cell: Hex) -> None:
    assert cell.mirrored().mirrored() == cell
    assert cell.turned_left().mirrored() == cell.mirrored().turned_right()


@given(hexes)
def test_a_cell_touches_exactly_its_neighbours(cell: Hex) -> None:
    assert len(set(cell.neighbours())) == 6
    assert all(cell.touches(other) and other.touches(cell) for other in cell.neighbours())
    assert not cell.touches(cell)


@pytest.mark.parametrize(("side", "cells"), [(1, 1), (4, 37), (6, 91), (8, 169)])
def test_a_hexagon_has_its_cells(side: int, cells: int) -> None:
    assert len(hexagon(side)) == cells
    assert all(in_hexagon(cell, side) for cell in hexagon(side))


def test_cells_are_named_by_row_and_number() -> None:
    names = hexagon_names(6)
    assert names[Hex(0, 0)] == "f6"
    assert names[Hex(0, -5)] == "a1"
    assert names[Hex(5, 0)] == "f11"
    assert hexagon_cells_by_name(6)["k6"] == Hex(0, 5)


@given(turn_strings)
def test_turns_are_read_off_a_path(turns: str) -> None:
    path = path_along(turns)
    assert turns_of(path) == turns
    assert turns_of(path[::-1]) == reverse_turns(turns)
    assert turns_of([cell.mirrored() for cell in path]) == mirror_turns(turns)


def test_a_broken_or_sharply_bent_path_has_no_turns() -> None:
    assert turns_of([Hex(0, 0), Hex(2, 0)]) is None
    assert turns_of([Hex(0, 0), Hex(1, 0), Hex(0, 1)]) is None


@given(st.sets(st.integers(0, 3000), min_size=1))
def test_sets_of_numbers_are_bits(numbers: set[int]) -> None:
    bits = bitset(numbers)
    ascending = sorted(numbers)
    assert members(bits) == ascending
    assert list(few_members(bits)) == ascending
    assert [nth_member(bits, n) for n in range(len(ascending))] == ascending


@given(st.sets(st.sampled_from(hexagon(5))))
def test_a_grid_finds_the_same_parts_as_a_search(cells: set[Hex]) -> None:
    grid = HexGrid(hexagon(5))
    parts = {frozenset(grid.cells_of(part)) for part in grid.parts(grid.bits(cells))}
    assert parts == set(components(cells))


def test_sides_turn_clockwise() -> None:
    assert Side.N.turned(1) is Side.E
    assert Side.W.turned(1) is Side.N
    assert Side.E.opposite() is Side.W
    assert Side.E.mirrored() is Side.W
    assert Side.N.mirrored() is Side.N


def test_squares_know_their_neighbours() -> None:
    cell = Square(0, 0)
    assert cell.neighbours() == (Square(0, -1), Square(1, 0), Square(0, 1), Square(-1, 0))
    assert all(cell.touches(other) for other in cell.neighbours())
    assert not cell.touches(Square(1, 1))
    assert all(cell.beyond(side).beyond(side.opposite()) == cell for side in Side)
