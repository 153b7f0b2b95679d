"""The page for researchers tells the truth about every game."""

from pathlib import Path

import pytest

from serpentry.catalogue import find, names

PAGE = Path(__file__).parent.parent.parent / "docs" / "research.md"
TABLES = [(name, seats) for name in names() for seats in find(name).seats]


def row(name: str, seats: int) -> str:
    """What the table of sizes says about a game with its default options."""
    game = find(name).set_up(seats)
    layout = game.observation.layout
    planes = f"{len(layout.planes)} × {layout.height} × {layout.width}"
    cells = [name, seats, game.numbering.count, game.numbering.draw_count]
    cells += [planes, len(layout.facts), layout.size]
    return f"| {' | '.join(map(str, cells))} |"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_table_of_sizes_is_right(name: str, seats: int) -> None:
    assert row(name, seats) in PAGE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", names())
def test_the_page_explains_the_numbers_and_planes_of_every_game(name: str) -> None:
    assert PAGE.read_text(encoding="utf-8").count(f"**{name}**") == 2
