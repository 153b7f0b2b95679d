"""A diagram: a picture without words, and what the rules say to it, for the caption."""

import re
from dataclasses import dataclass, replace

from serpentry.languages import Sentence
from serpentry.tabletop.picture import Label, Picture

WORD = re.compile(r"[^\W\d_]{3,}")
TILE = re.compile(r"[LSR]+")


@dataclass(frozen=True)
class Figure:
    """A picture, and the refusal that it shows, if it shows one."""

    picture: Picture
    refusal: Sentence | None = None

    @property
    def wordless(self) -> Picture:
        """The picture with marks, numbers and names of cells and tiles, but without words."""
        shapes = tuple(shape for shape in self.picture.shapes if not _is_word(shape))
        return replace(self.picture, shapes=shapes, title="")


def _is_word(shape: object) -> bool:
    if not isinstance(shape, Label) or TILE.fullmatch(shape.text):
        return False
    return WORD.search(shape.text) is not None
