"""Where a cell of a table without edges lies, in words: so many cells from where the table began.

Written cells count from there too, with signs that nobody says; columns and rows of a corner would
be others whenever the table grows. ::

    2 west 1 north      1 north
    2 west              start       1 east
"""

from serpentry.geometry.squares import Square
from serpentry.languages.sentence import Fact, Sentence, sentence


def place(cell: Square, written: str = "") -> Sentence:
    """A cell as somebody would say it; it knows how it is written, x,y unless told."""
    across, along = "e" if cell.x > 0 else "w", "s" if cell.y > 0 else "n"
    facts: dict[str, Fact] = {"written": written or f"{cell.x},{cell.y}"}
    if cell.x and cell.y:
        facts |= {"far": abs(cell.x), "side": across, "along": abs(cell.y), "other": along}
        return sentence("place-corner", **facts)
    if cell == (0, 0):
        return sentence("place-start", **facts)
    far, side = (abs(cell.x), across) if cell.x else (abs(cell.y), along)
    return sentence("place-line", far=far, side=side, **facts)


def as_written(told: Sentence) -> Sentence:
    """The same for somebody who types moves: cells are called as they are typed."""
    return told.retold(lambda one: one.facts.get("written", one))
