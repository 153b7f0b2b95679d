"""The kinds of charts: how often numbers came, values with intervals, lines, parts of a whole."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from serpentry.arena.charts.axes import SHARES, Axis
from serpentry.arena.charts.drawing import (
    DASHES,
    LEFT,
    LINE,
    RIGHT,
    WIDE,
    bar,
    dot,
    headed,
    line,
    path,
    side,
    svg,
    text,
)
from serpentry.languages import Language
from serpentry.tabletop.helpers.intervals import Interval

MOST_BARS = 24
"""Numbers are put together in no more groups than this."""
ROW, HIGH, BESIDE = 34, 150, 50
"""The height of a row of intervals and of all else; the room for what is written beside an axis."""
FEWEST = 0.08
"""A smaller part of a bar has no room for a figure."""

Rows = Sequence[tuple[str, Sequence[Interval]]]
Spot = Callable[[float, float], tuple[float, float]]


@dataclass(frozen=True)
class ChartLine:
    """Values over a number, with their intervals: a band where they have any width."""

    name: str
    points: Sequence[tuple[float, Interval]]


def bar_chart(
    title: str, unit: str, series: Mapping[str, Sequence[int]], language: Language
) -> str:
    """How often whole numbers came, all series beside each other."""
    known = [one for own in series.values() for one in own] or [0]
    low, high = min(known), max(known)
    step = -(-(high - low + 1) // MOST_BARS)
    bars = (high - low) // step + 1
    shares = [
        [sum(at == (one - low) // step for one in own) / max(1, len(own)) for at in range(bars)]
        for own in series.values()
    ]
    drawn, top = headed(title, [name for name in series if name])
    axis = Axis(low=0.0, is_share=True).around(share for own in shares for share in own)
    drawn += _levels(axis, top, language)
    wide = (WIDE - RIGHT - BESIDE) / bars
    for at in range(bars):
        for number, own in enumerate(shares):
            own_high, own_wide = HIGH * axis.part(own[at]), 0.8 * wide / len(shares)
            x = BESIDE + wide * (at + 0.1) + own_wide * number
            drawn.append(bar(x, top + HIGH - own_high, own_wide, own_high, number))
        if at % max(1, bars // 8) == 0:
            drawn.append(text(BESIDE + wide * (at + 0.5), top + HIGH + 16, str(low + at * step)))
    drawn.append(text(WIDE / 2, top + HIGH + 34, unit))
    return svg(top + HIGH + 44, drawn)


def _levels(axis: Axis, top: float, language: Language) -> list[str]:
    """Lines across, with what they stand for."""
    drawn = []
    for value, words in axis.marks(language):
        y = top + HIGH * (1 - axis.part(value))
        drawn += [line(BESIDE, y, WIDE - RIGHT, y), text(BESIDE - 6, y + 4, words, "name")]
    return drawn


def interval_chart(
    title: str,
    names: Sequence[str],
    rows: Rows,
    language: Language,
    axis: Axis = SHARES,
    fair: float | None = None,
) -> str:
    """Values with their intervals, a row each; and perhaps a line where equals would be."""
    drawn, top = headed(title, names)
    foot = top + ROW * len(rows)
    ends = [end for _, sides in rows for one in sides for end in (*one.ends, one.middle)]
    axis = axis.around(ends)

    def x(value: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * axis.part(value)

    for value, words in axis.marks(language):
        drawn += [line(x(value), top, x(value), foot), text(x(value), foot + 16, words)]
    if fair is not None:
        drawn.append(line(x(fair), top, x(fair), foot, "axis whisker"))
    for at, (name, sides) in enumerate(rows):
        y = top + ROW * at + 12
        drawn.append(text(LEFT - 10, y + 9, name, "name"))
        for number, one in enumerate(sides):
            height = y + 10 * number
            drawn.append(line(x(one.low), height, x(one.high), height, f"whisker {side(number)}"))
            drawn.append(dot(x(one.middle), height, number))
    drawn.append(text((LEFT + WIDE - RIGHT) / 2, foot + 34, axis.label))
    return svg(foot + (44 if axis.label else 26), drawn)


def line_chart(
    title: str,
    across: Axis,
    up: Axis,
    lines: Sequence[ChartLine],
    language: Language,
    marks: Sequence[tuple[float, float, str]] = (),
) -> str:
    """Lines with bands around them, and signs at some places."""
    drawn, top = headed(title, [one.name for one in lines if one.name])
    if up.label:
        drawn.append(text(RIGHT, top, up.label, "start"))
        top += LINE // 2
    points = [point for one in lines for point in one.points]
    across = across.around(x for x, _ in points)
    up = up.around(end for _, one in points for end in (*one.ends, one.middle))

    def spot(x: float, y: float) -> tuple[float, float]:
        wide = WIDE - BESIDE - RIGHT
        return BESIDE + wide * across.part(x), top + HIGH * (1 - up.part(y))

    drawn += _levels(up, top, language)
    for value, words in across.marks(language):
        drawn.append(text(spot(value, 0)[0], top + HIGH + 16, words))
    for number, one in enumerate(lines):
        drawn += _drawn_line(one, number, spot)
    drawn += [text(x, y - 6, sign) for a, b, sign in marks for x, y in [spot(a, b)]]
    drawn.append(text(WIDE / 2, top + HIGH + 34, across.label))
    return svg(top + HIGH + 44, drawn)


def _drawn_line(one: ChartLine, number: int, spot: Spot) -> list[str]:
    drawn = []
    if any(value.reach for _, value in one.points):
        over = [spot(x, value.high) for x, value in one.points]
        under = [spot(x, value.low) for x, value in one.points]
        area = path([*over, *under[::-1]])
        drawn.append(f'<polygon class="{side(number)} band" points="{area}"/>')
    curve = path(spot(x, value.middle) for x, value in one.points)
    dashes = DASHES[number % len(DASHES)]
    kind = f'class="{side(number)} curve" stroke-dasharray="{dashes}"'
    return [*drawn, f'<polyline {kind} points="{curve}"/>']


def parts_chart(
    title: str, bars: Sequence[tuple[str, Sequence[tuple[str, float]]]], language: Language
) -> str:
    """Parts of a whole, a bar for each set-up."""
    drawn, top = headed(title, [name for name, _ in bars[0][1]])
    for at, (name, parts) in enumerate(bars):
        y, x = top + 50 * at, float(RIGHT)
        drawn.append(text(RIGHT, y + LINE - 4, name, "start"))
        for number, (_, share) in enumerate(parts):
            wide = (WIDE - 2 * RIGHT) * share
            drawn.append(bar(x, y + 20, wide, 20, number))
            if share >= FEWEST:
                label = language.figure(f"{share:.0%}")
                drawn.append(text(x + wide / 2, y + 35, label, "inside"))
            x += wide
    return svg(top + 50 * len(bars), drawn)
