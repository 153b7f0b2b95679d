"""Axes of charts: where a value is drawn, and which values are written beside."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil, floor, log1p, log10

from serpentry.languages import Language

MOST_TICKS = 6
STEPS = (1, 2, 2.5, 5, 10)
ALMOST = 1e-9
"""What floating-point numbers may be off."""


@dataclass(frozen=True)
class Axis:
    """What a chart counts in one direction; ends that are not given are those of what is drawn."""

    label: str = ""
    low: float | None = None
    high: float | None = None
    is_share: bool = False
    """Written in per cent."""
    is_log: bool = False
    """Ten times as much is always as far away; nothing at all also has a place."""
    ticks: Mapping[float, str] | None = None

    def around(self, values: Iterable[float]) -> "Axis":
        """The axis with ends: its own, or those of some values."""
        known = sorted(values) or [0.0]
        low = known[0] if self.low is None else self.low
        high = known[-1] if self.high is None else self.high
        return replace(self, low=low, high=high if high > low else low + 1)

    def part(self, value: float) -> float:
        """How far along the axis a value is: 0 at its beginning, 1 at its end."""
        assert self.low is not None
        assert self.high is not None
        low, high, here = (
            log1p(max(0.0, one)) if self.is_log else one for one in (self.low, self.high, value)
        )
        return min(1.0, max(0.0, (here - low) / (high - low)))

    def marks(self, language: Language) -> list[tuple[float, str]]:
        """The values that are written beside the axis."""
        if self.ticks is not None:
            return list(self.ticks.items())
        assert self.low is not None
        assert self.high is not None
        values = _powers(self.high) if self.is_log else _even(self.low, self.high)
        return [
            (value, language.figure(f"{100 * value:g}%" if self.is_share else f"{value:g}"))
            for value in values
            if self.low <= value <= self.high
        ]


SHARES = Axis(low=0.0, high=1.0, is_share=True)


def _even(low: float, high: float) -> list[float]:
    """Round values at equal distances."""
    rough = (high - low) / (MOST_TICKS - 1)
    unit = 10 ** floor(log10(rough))
    step = next(unit * one for one in STEPS if unit * one >= rough - ALMOST)
    first, last = ceil(low / step - ALMOST), floor(high / step + ALMOST)
    return [round(step * at, 9) for at in range(first, last + 1)]


def _powers(high: float) -> Sequence[float]:
    """Nothing, and powers of ten."""
    return (0.0, *(10.0**at for at in range(int(log10(max(high, 1))) + 1)))
