"""What a cell is called where a table has no edges."""

import pytest

from serpentry.geometry.squares import Square
from serpentry.languages import LANGUAGES, explain
from serpentry.tabletop.helpers.places import place


@pytest.mark.parametrize(
    ("cell", "name"),
    [
        ((0, 0), "the start"),
        ((-2, 0), "W2"),
        ((0, 3), "S3"),
        ((-2, -1), "W2 N1"),
        ((4, 1), "E4 S1"),
    ],
)
def test_a_cell_is_counted_from_the_start_by_the_sides_of_the_sky(
    cell: tuple[int, int], name: str
) -> None:
    assert explain(place(Square(*cell))) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cells_have_one_name_and_no_name_has_a_sign(language: str) -> None:
    names = [explain(place(Square(x, y)), language) for x in range(-12, 13) for y in range(-12, 13)]
    assert len(set(names)) == len(names)
    assert not any("-" in name or "−" in name for name in names)
