"""What the page says of the learning examples is what their curves hold."""

import csv
import importlib.util
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLES = DOCS / "examples"
MINUTES = 15


@pytest.fixture(scope="module")
def learning() -> Any:
    found = importlib.util.spec_from_file_location("learning", EXAMPLES / "learning.py")
    assert found
    assert found.loader
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def curves() -> dict[str, list[list[float]]]:
    """Seconds, moves, games, share and interval, line by line, for each library."""
    with (EXAMPLES / "learning.csv").open(encoding="utf-8") as file:
        rows = [*csv.reader(file)]
    return {
        library: [[float(one) for one in row[1:]] for row in rows if row[0] == library]
        for library in dict.fromkeys(row[0] for row in rows)
    }


def test_two_libraries_beat_level_2_in_time() -> None:
    assert len(curves()) == 2
    for (_, moves, _, share, _, _), *_, (seconds, _, _, _, low, _) in curves().values():
        assert moves == 0
        assert share < low > 1 / 2
        assert seconds < 60 * MINUTES


def test_the_page_tells_the_last_line_of_each_curve() -> None:
    page = " ".join((DOCS / "research.md").read_text(encoding="utf-8").split())
    for *_, (seconds, _, games, share, low, high) in curves().values():
        figures = f"{share:.0%} ({low * 100:.0f}–{high * 100:.0f}, {games:.0f} games)"
        assert f"{figures} after {seconds:.0f} seconds" in page


def test_a_line_of_a_curve_is_measured_in_whole_games(learning: Any, tmp_path: Path) -> None:
    given = Namespace(games=3, seed=1, curve=tmp_path / "curve.csv")
    assert not learning.keep(given, "nobody", 1.6, 5, lambda seen, mask: int(mask.argmax()))
    name, seconds, moves, games, share, low, high = given.curve.read_text().strip().split(",")
    assert (name, seconds, moves, games) == ("nobody", "2", "5", "3")
    assert 0 <= float(low) <= float(share) <= float(high) <= 1
    learning.plot(given.curve, tmp_path / "curve.svg")
    assert "</svg>" in (tmp_path / "curve.svg").read_text()
