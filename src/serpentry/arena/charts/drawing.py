"""What charts are drawn with: texts, bars and lines of SVG, and the style that they bring along."""

import re
from collections.abc import Iterable, Sequence

from serpentry.tabletop.helpers.html_tables import escaped

HEIGHT = re.compile(r' height="(\d+)"')
WIDE, LEFT, RIGHT, LINE = 560, 210, 20, 18
"""The width; the room for names and beside the chart; the height of a line of text."""
COLOURS = (
    ("#2a7f4f", "#3f9d68"),
    ("#c2571a", "#d3712f"),
    ("#2c6fad", "#4c8ec9"),
    ("#9aa5a0", "#74817a"),
    ("#7d4a9c", "#a877c6"),
)
"""What tells series apart, on light and on dark paper."""
DASHES = ("none", "6 4", "2 3", "6 3 2 3", "10 4")
"""Lines can also be distinguished without colours."""
STYLE = """
.chart { font-family: system-ui, sans-serif; font-size: 12px; }
.chart text { fill: currentColor; text-anchor: middle; }
.chart .title, .chart .start { text-anchor: start; }
.chart .title { font-weight: 600; font-size: 14px; }
.chart .name { text-anchor: end; }
.chart .inside { fill: #fff; font-weight: 600; }
.chart .axis { stroke: currentColor; stroke-opacity: 0.25; }
.chart .whisker { stroke-width: 2; }
.chart .curve { stroke-width: 2; fill: none; }
.chart .band { fill-opacity: 0.2; stroke: none; }
"""


def _colours(dark: bool) -> str:
    return "".join(
        f".chart .side-{at} {{ fill: {pair[dark]}; stroke: {pair[dark]}; }}\n"
        for at, pair in enumerate(COLOURS)
    )


ALL_STYLE = (
    f"{_colours(dark=False)}@media (prefers-color-scheme: dark) {{\n{_colours(dark=True)}}}{STYLE}"
)
PAPER = '<rect width="100%" height="100%" fill="#fff"/>'


def side(at: int) -> str:
    """The class of the series of that number."""
    return f"side-{at % len(COLOURS)}"


def svg(high: float, drawn: Iterable[str]) -> str:
    """A chart of that height; it needs no style but its own."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="chart" viewBox="0 0 {WIDE} {high:.0f}" '
        f'width="{WIDE}" height="{high:.0f}"><style>{ALL_STYLE}</style>{"".join(drawn)}</svg>'
    )


def stacked(charts: Iterable[str]) -> str:
    """Charts below each other, as one."""
    drawn, y = list[str](), 0
    for chart in charts:
        drawn.append(chart.replace("<svg ", f'<svg y="{y}" ', 1))
        y += int(HEIGHT.findall(chart)[0])
    return svg(y, drawn)


def on_paper(chart: str) -> str:
    """A chart that stands alone, wherever it is shown."""
    return chart.replace("</style>", f"</style>{PAPER}", 1)


def headed(title: str, names: Sequence[str]) -> tuple[list[str], int]:
    """The title and what the series are called; and where the chart itself begins."""
    drawn = [text(RIGHT, 18, title, "title")]
    for at, name in enumerate(names):
        drawn.append(bar(RIGHT, 27 + LINE * at, 12, 9, at))
        drawn.append(text(RIGHT + 18, 36 + LINE * at, name, "start"))
    return drawn, 40 + LINE * len(names)


def bar(x: float, y: float, wide: float, high: float, at: int) -> str:
    """A bar of the series of that number."""
    place = f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}"'
    return f'<rect class="{side(at)}" {place}/>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "axis") -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def dot(x: float, y: float, at: int) -> str:
    """A value of the series of that number."""
    return f'<circle class="{side(at)}" cx="{x:.1f}" cy="{y:.1f}" r="4"/>'


def path(points: Iterable[tuple[float, float]]) -> str:
    """The points of a line or an area."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def text(x: float, y: float, words: str, kind: str = "tick") -> str:
    """Some words."""
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escaped(words)}</text>'
