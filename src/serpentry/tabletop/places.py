"""Where a cell of a table without edges lies, in words: so many cells from where the table began.

Written cells count from there too, with signs that nobody says; columns and rows of a corner would
be others whenever the table grows. ::

    2 west 1 north      1 north
    2 west              start       1 east
"""

from collections.abc import Iterable

from serpentry.geometry.squares import Square
from serpentry.languages.sentence import Sentence, sentence


def place(cell: Square) -> Sentence:
    """A cell as somebody would say it."""
    across, along = "e" if cell.x > 0 else "w", "s" if cell.y > 0 else "n"
    if cell.x and cell.y:
        return sentence(
            "place-corner", far=abs(cell.x), side=across, along=abs(cell.y), other=along
        )
    if cell == (0, 0):
        return sentence("place-start")
    far, side = (abs(cell.x), across) if cell.x else (abs(cell.y), along)
    return sentence("place-line", far=far, side=side)


def places(cells: Iterable[Square]) -> tuple[Sentence, ...]:
    """Some cells, to be listed in a sentence."""
    return tuple(map(place, cells))
