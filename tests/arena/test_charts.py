"""Charts show what they are given, and need nothing to be shown."""

import re
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

from serpentry.arena.charts import (
    SHARES,
    Axis,
    ChartLine,
    bar_chart,
    interval_chart,
    line_chart,
    parts_chart,
    save,
    stacked,
)
from serpentry.languages import Language
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.helpers.intervals import Interval, exactly

ENGLISH = Language()
ROWS = [("one", (Interval(0.2, 0.5, 0.8),)), ("<b> & co", (Interval(0.0, 0.25, 1.0),))]


def words(chart: str) -> list[str]:
    """All that is written in a chart, which is XML."""
    return [one.text or "" for one in fromstring(chart).iter() if one.tag.endswith("}text")]


def test_shares_are_drawn_from_nothing_to_all() -> None:
    chart = interval_chart("Shares", ["mine"], ROWS, ENGLISH)
    assert words(chart)[:2] == ["Shares", "mine"]
    assert [one for one in words(chart) if one.endswith("%")] == [
        *("0%", "20%", "40%", "60%", "80%", "100%")
    ]
    assert "<b> & co" in words(chart)
    (first, second) = (float(one) for one in re.findall(r'<circle [^>]*cx="([\d.]+)"', chart))
    assert first - 210 == pytest.approx(2 * (second - 210))


def test_an_axis_has_the_ends_of_what_is_drawn() -> None:
    elo = [("a", (Interval(-310.0, -90.0, 120.0),)), ("b", (exactly(205.0),))]
    told = words(interval_chart("Elo", [], elo, ENGLISH, Axis("Elo")))
    assert [one for one in told if one.lstrip("-").isdigit()] == ["-200", "0", "200"]


def test_many_numbers_share_bars() -> None:
    chart = bar_chart("Lengths", "plies", {"a": [*range(100)], "b": [7]}, ENGLISH)
    assert 24 < chart.count("<rect") <= 2 * 24 + 2
    assert {"a", "b", "plies", "0", "100%"} <= {*words(chart)}
    assert "100%" in words(bar_chart("None", "plies", {}, ENGLISH))


def test_who_has_no_numbers_yet_keeps_a_colour_and_gets_no_bar() -> None:
    chart = bar_chart("Lengths", "plies", {"Ada": [], "Bob": [1, 2, 2]}, ENGLISH)
    drawn = [one for one in chart.split("<") if one.startswith("rect")]
    heights = [float(one.partition('height="')[2].partition('"')[0]) for one in drawn]
    colours = [one.partition("side-")[2][:1] for one in drawn]
    assert colours == ["0", "1", "0", "1", "0", "1"]
    assert [at for at, height in enumerate(heights) if height == 0] == [2, 4]


def test_a_line_with_intervals_has_a_band() -> None:
    sure, unsure = (
        ChartLine("sure", [(0, exactly(1)), (9, exactly(100))]),
        ChartLine("", [(1, ROWS[0][1][0])]),
    )
    up = Axis("moves", is_log=True)
    chart = line_chart("Moves", Axis("ply"), up, [sure, unsure], ENGLISH, [(9, 50.0, "??")])
    assert (chart.count("<polyline"), chart.count("<polygon")) == (2, 1)
    assert {"??", "moves", "ply", "1", "10", "100"} <= {*words(chart)}


def test_parts_of_a_whole_are_as_wide_as_they_are_large() -> None:
    chart = parts_chart("Parts", [("all", [("skill", 0.75), ("luck", 0.25)])], ENGLISH)
    wide = [float(one) for one in re.findall(r'<rect [^>]*width="([\d.]+)"', chart)][-2:]
    assert wide[0] == pytest.approx(3 * wide[1])


def test_charts_are_files_of_several_formats(tmp_path: Path) -> None:
    chart = stacked([interval_chart("Shares", [], ROWS, ENGLISH, SHARES, fair=0.5)] * 2)
    starts = {"svg": b"<svg", "png": b"\x89PNG", "pdf": b"%PDF"}
    for suffix, start in starts.items():
        save(chart, tmp_path / f"chart.{suffix}")
        assert (tmp_path / f"chart.{suffix}").read_bytes().startswith(start)
    assert words((tmp_path / "chart.svg").read_text()).count("Shares") == 2
    with pytest.raises(BadText, match="can’t be written"):
        save(chart, tmp_path / "nowhere" / "chart.svg")
