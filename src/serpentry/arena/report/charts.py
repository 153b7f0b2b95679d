"""Small charts as SVG, drawn without a library: they are made in browsers, too."""

from collections.abc import Iterable, Sequence

from serpentry.arena.report.between import Between
from serpentry.arena.report.escaping import escaped
from serpentry.languages import Language

WIDE, LEFT, RIGHT, LINE = 560, 210, 20, 18
MOST_BARS = 24
"""Lengths are put together in no more groups than this."""

Rows = Sequence[tuple[str, Sequence[Between]]]


def length_chart(
    title: str, names: Sequence[str], numbers: Sequence[Sequence[int]], language: Language
) -> str:
    """How often games had which length, both set-ups beside each other."""
    low = min(map(min, numbers))
    step = -(-(max(map(max, numbers)) - low + 1) // MOST_BARS)
    bars = (max(map(max, numbers)) - low) // step + 1
    shares = [
        [sum(at == (one - low) // step for one in own) / len(own) for at in range(bars)]
        for own in numbers
    ]
    most, top, foot = max(map(max, shares)), 40 + LINE * len(names), 150
    wide = (WIDE - 2 * RIGHT) / bars
    drawn = [_text(RIGHT, 18, title, "title"), *_legend(names, 34)]
    for at in range(bars):
        for side, own in enumerate(shares):
            high = foot * own[at] / most
            own_wide = 0.8 * wide / len(shares)
            x = RIGHT + wide * (at + 0.1) + own_wide * side
            drawn.append(_bar(x, top + foot - high, own_wide, high, side))
        if at % max(1, bars // 8) == 0:
            drawn.append(
                _text(RIGHT + wide * (at + 0.5), top + foot + 16, str(low + at * step), "tick")
            )
    drawn.append(_line(RIGHT, top + foot, WIDE - RIGHT, top + foot))
    drawn.append(_text(WIDE / 2, top + foot + 34, language("report-plies"), "tick"))
    return _svg(top + foot + 44, drawn)


def interval_chart(title: str, names: Sequence[str], rows: Rows, language: Language) -> str:
    """Shares of both set-ups with their intervals, from 0 to 100 %."""
    top = 40 + LINE * len(names)
    foot = top + 34 * len(rows)

    def x(share: float) -> float:
        return LEFT + (WIDE - LEFT - RIGHT) * min(1.0, max(0.0, share))

    drawn = [_text(RIGHT, 18, title, "title"), *_legend(names, 34)]
    for tick in range(0, 101, 25):
        drawn.append(_line(x(tick / 100), top, x(tick / 100), foot))
        drawn.append(_text(x(tick / 100), foot + 16, language.figure(f"{tick}%"), "tick"))
    for at, (name, sides) in enumerate(rows):
        y = top + 34 * at + 12
        drawn.append(_text(LEFT - 10, y + 9, name, "name"))
        for side, one in enumerate(sides):
            height = y + 10 * side
            ends = f'x1="{x(one.low):.1f}" x2="{x(one.high):.1f}"'
            drawn.append(f'<line class="whisker side-{side}" {ends} y1="{height}" y2="{height}"/>')
            drawn.append(
                f'<circle class="side-{side}" cx="{x(one.value):.1f}" cy="{height}" r="4"/>'
            )
    return _svg(foot + 26, drawn)


def parts_chart(
    title: str, bars: Sequence[tuple[str, Sequence[tuple[str, float]]]], language: Language
) -> str:
    """Parts of a whole, a bar for each set-up."""
    names = [name for name, _ in bars[0][1]]
    top = 40 + LINE * len(names)
    drawn = [_text(RIGHT, 18, title, "title"), *_legend(names, 34, "part")]
    for at, (name, parts) in enumerate(bars):
        y, x = top + 50 * at, float(RIGHT)
        drawn.append(_text(RIGHT, y + 14, name, "start"))
        for number, (_, share) in enumerate(parts):
            wide = (WIDE - 2 * RIGHT) * share
            drawn.append(_bar(x, y + 20, wide, 20, number, "part"))
            if share >= 0.08:
                label = language.figure(f"{share:.0%}")
                drawn.append(_text(x + wide / 2, y + 35, label, f"inside part-{number}-text"))
            x += wide
    return _svg(top + 50 * len(bars), drawn)


def _svg(high: float, drawn: Iterable[str]) -> str:
    inside = "".join(drawn)
    return f'<svg class="chart" viewBox="0 0 {WIDE} {high:.0f}" width="{WIDE}">{inside}</svg>'


def _legend(names: Sequence[str], y: float, kind: str = "side") -> list[str]:
    made = []
    for at, name in enumerate(names):
        made.append(_bar(RIGHT, y + LINE * at - 9 + 2, 12, 9, at, kind))
        made.append(_text(RIGHT + 18, y + LINE * at + 2, name, "start"))
    return made


def _bar(x: float, y: float, wide: float, high: float, at: int, kind: str = "side") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}"'
    return f'<rect class="{kind}-{at}" {place}/>'


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<line class="axis" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escaped(text)}</text>'
