"""What squares are called: they keep their names wherever the border will be.

Columns right of and including the first are a, b, c …, rows below and including it 1, 2, 3 …; left
of column a come -a, -b …, above row 1 come -1, -2 …::

      -b-1  -a-1   a-1   b-1
      -b1   -a1   (a1)   b1        the first card of a floating nest is on a1
      -b2   -a2    a2    b2
"""

import re
from collections.abc import Iterable
from functools import lru_cache

from serpentry.games.schlangennest.rules.cards import COLOUR_NAMES, Colour
from serpentry.games.schlangennest.rules.lattice import is_far
from serpentry.geometry.squares import Square
from serpentry.languages.sentence import Sentence, sentence, words
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.helpers.places import place

MOST_SQUARES = 4096
"""As many as this are remembered with their names."""
SQUARE = re.compile(r"(-?)([a-z]{1,2})(-?)([1-9][0-9]{0,2})")


def column_name(x: int) -> str:
    """The letters of a column."""
    if x < 0:
        return "-" + column_name(-x - 1)
    return chr(ord("a") + x) if x < 26 else column_name(x // 26 - 1) + column_name(x % 26)


def row_name(y: int) -> str:
    """The number of a row; there is no row 0."""
    return str(y + 1 if y >= 0 else y)


@lru_cache(maxsize=MOST_SQUARES)
def square_name(square: Square) -> str:
    """Column and row."""
    return column_name(square.x) + row_name(square.y)


@lru_cache(maxsize=MOST_SQUARES)
def spoken(square: Square) -> Sentence:
    """The square as somebody would say it."""
    return place(square, square_name(square))


def all_spoken(squares: Iterable[Square]) -> tuple[Sentence, ...]:
    """Some squares, to be listed in a sentence."""
    return tuple(map(spoken, squares))


def read_square(text: str) -> Square:
    """The square of a name."""
    found = SQUARE.fullmatch(text.lower())
    if not found:
        raise BadText(sentence("unread-square", text=text[:20]))
    left, letters, above, digits = found.groups()
    column = 0
    for letter in letters:
        column = 26 * column + ord(letter) - ord("a") + 1
    square = Square(-column if left else column - 1, -int(digits) if above else int(digits) - 1)
    if is_far(square):
        raise BadText(sentence("unread-square-far", text=text))
    return square


def colour_names(colours: Iterable[Colour]) -> tuple[Sentence, ...]:
    """Colours, to be listed in a sentence: green, red and blue."""
    return words(COLOUR_NAMES[colour] for colour in colours)


def listed(names: Iterable[str]) -> str:
    """Names in a line of the terminal: a1, b2 and c3."""
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last
