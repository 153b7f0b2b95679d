"""Charts of results as SVG that needs nothing else: in pages, notebooks and files."""

from serpentry.arena.charts.axes import SHARES, Axis
from serpentry.arena.charts.drawing import on_paper, stacked
from serpentry.arena.charts.kinds import (
    ChartLine,
    bar_chart,
    interval_chart,
    line_chart,
    parts_chart,
)
from serpentry.arena.charts.saving import save

__all__ = [
    "SHARES",
    "Axis",
    "ChartLine",
    "bar_chart",
    "interval_chart",
    "line_chart",
    "on_paper",
    "parts_chart",
    "save",
    "stacked",
]
