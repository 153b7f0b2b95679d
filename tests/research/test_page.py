"""The page for researchers tells the truth about every game."""

import pytest
from workshop.checkout import checkout

from serpentry.catalogue import find, names

PAGE = checkout().research_page.read_text(encoding="utf-8")
EXPLAINED = [name for name in names() if f"**{name}**" in PAGE]
TABLES = [(name, seats) for name in EXPLAINED for seats in find(name).seats]


def row(name: str, seats: int) -> str:
    """What the table of sizes says about a game with its default options."""
    game = find(name).set_up(seats)
    layout = game.observation.layout
    planes = f"{len(layout.planes)} × {layout.height} × {layout.width}"
    cells = [name, seats, game.numbering.count, game.numbering.draw_count]
    cells += [planes, len(layout.facts)]
    return f"| {' | '.join(map(str, cells))} |"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_table_of_sizes_is_right(name: str, seats: int) -> None:
    assert row(name, seats) in PAGE.splitlines()


@pytest.mark.parametrize("name", EXPLAINED)
def test_the_page_explains_numbers_as_well_as_planes(name: str) -> None:
    assert PAGE.count(f"**{name}**") == 2
