"""Numbers with bounds around them, and how each kind is written."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True)
class Between:
    """A number, and what it lies between."""

    value: float
    low: float
    high: float
    words: ClassVar[str] = "{0.value} ({0.low} – {0.high})"

    def __str__(self) -> str:
        return self.words.format(self)


class Spread(Between):
    """Many whole numbers in three: mean, least, most."""

    words = "{0.value:.1f} ({0.low:.0f} – {0.high:.0f})"


class Share(Between):
    """A part of all points or games, and its 95 % interval."""

    words = "{0.value:.1%} ({0.low:.1%} – {0.high:.1%})"


class Estimate(Between):
    """A difference, and its 95 % interval."""

    words = "{0.value:+.2f} ({0.low:+.2f} – {0.high:+.2f})"
