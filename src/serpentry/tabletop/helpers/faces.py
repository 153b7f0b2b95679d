"""A picture for games that draw none of their own: the text of the table."""

from typing import Any

from serpentry.tabletop.picture import Label, Picture, Shape
from serpentry.tabletop.text import Lines, width

LETTER, LINE, MARGIN = 0.25, 0.5, 0.5
"""Units that a letter is wide, and a line high; and what is left free around all of them."""


class TextFace:
    """The face of a game without cells begins with this, and says the rest of `Face` itself."""

    def text(self, position: Any, last: Any = None) -> Lines:
        """The table for a terminal."""
        raise NotImplementedError

    def picture(self, position: object, last: object = None) -> Picture:
        """The same words at the same places."""
        lines = self.text(position, last)
        shapes: list[Shape] = []
        for row, line in enumerate(lines):
            column = 0
            for span in line:
                middle = (column + len(span.text) / 2) * LETTER
                shapes.append(Label((middle, (row + 0.5) * LINE), span.text, span.role, LINE * 0.8))
                column += len(span.text)
        right, bottom = max(map(width, lines)) * LETTER, len(lines) * LINE
        return Picture(tuple(shapes), (-MARGIN, -MARGIN, right + MARGIN, bottom + MARGIN))
