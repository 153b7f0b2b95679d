"""Plots of evaluations, drawn by matplotlib."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from serpentry.arena.plots import COLOURS, figure, svg
from serpentry.languages import Language
from serpentry.notebook.analyses import SIGNS
from serpentry.review.grades import Grade

if TYPE_CHECKING:
    from matplotlib.axes import Axes

DASHES = ("-", "--", ":", "-.", (0, (4, 4)))
"""Lines are told apart without colours, too."""
Fault = tuple[int, float, Grade]
"""The step of a choice, what it left to its maker, and its grade."""


class Curve(NamedTuple):
    """How somebody's chances went: by step, a part of the win."""

    name: str
    points: tuple[tuple[int, float], ...]


def chances_plot(curves: Sequence[Curve], faults: Sequence[Fault], language: Language) -> str:
    """Everybody's chances as an SVG, with the signs of slips, mistakes and blunders."""

    def paint(axes: "Axes") -> None:
        for seat, curve in enumerate(curves):
            steps, shares = zip(*curve.points, strict=True) if curve.points else ((), ())
            style, colour = DASHES[seat % len(DASHES)], COLOURS[seat % len(COLOURS)]
            axes.plot(steps, shares, linestyle=style, color=colour, linewidth=2, label=curve.name)
        for step, share, grade in faults:
            if grade in SIGNS:
                axes.annotate(SIGNS[grade], (step, share), (0, 4), textcoords="offset points")
        axes.set_ylim(-0.02, 1.08)
        axes.set_yticks([0, 0.5, 1], [language.figure(one) for one in ("0%", "50%", "100%")])
        axes.locator_params("x", integer=True)
        axes.set_xlabel(language("notebook-step"), fontsize=8)
        if curves:
            axes.legend(fontsize=8, loc="upper left", bbox_to_anchor=(1, 1), handlelength=3.5)

    return svg(figure(language("notebook-curve"), paint), "chances")
