"""Charts of evaluations."""

from collections.abc import Sequence
from typing import NamedTuple

from serpentry.arena.charts import SHARES, Axis, ChartLine, line_chart, on_paper
from serpentry.languages import Language
from serpentry.notebook.analyses import SIGNS
from serpentry.review.grades import Grade
from serpentry.tabletop.helpers.intervals import exactly

Fault = tuple[int, float, Grade]
"""The step of a choice, what it left to its maker, and its grade."""


class Curve(NamedTuple):
    """How somebody's chances went: by step, a part of the win."""

    name: str
    points: tuple[tuple[int, float], ...]


def chances_plot(curves: Sequence[Curve], faults: Sequence[Fault], language: Language) -> str:
    """Everybody's chances as an SVG, with the signs of slips, mistakes and blunders."""
    lines = [
        ChartLine(one.name, [(step, exactly(share)) for step, share in one.points])
        for one in curves
    ]
    signs = [(step, share, SIGNS[grade]) for step, share, grade in faults if grade in SIGNS]
    steps, title = Axis(language("notebook-step")), language("notebook-curve")
    return on_paper(line_chart(title, steps, SHARES, lines, language, signs))
