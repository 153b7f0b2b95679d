"""Sheets of paper, in millimetres; x grows to the right and y downward."""

from dataclasses import dataclass
from typing import NamedTuple

MARGIN = 10.0
"""What most printers leave white."""
FOOT = 12.0
"""Room for the scale bar and what the sheet is called."""


class Area(NamedTuple):
    """A rectangle on a sheet."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.top + self.height


@dataclass(frozen=True)
class Paper:
    """A size of paper."""

    width: float
    height: float

    @property
    def sideways(self) -> "Paper":
        """The same, turned by a quarter."""
        return Paper(self.height, self.width)

    @property
    def content(self) -> Area:
        """What may be printed on, above the foot."""
        return Area(MARGIN, MARGIN, self.width - 2 * MARGIN, self.height - 2 * MARGIN - FOOT)


PAPERS = {"a4": Paper(210.0, 297.0), "letter": Paper(215.9, 279.4)}
