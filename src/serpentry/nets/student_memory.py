"""How a small net for compiled code is arranged in memory: weights, a board, and room.

What it says is `nets/numpy_net.py` once more, for where there is no numpy. Cells of all floors
are rows, filled up to a multiple of those multiplied together; the row after all is empty, and seen
where there is no cell. Products write whole blocks of columns.
"""

from serpentry.kernels.structs import (
    Constants,
    Struct,
    several,
    short,
    shorts,
    single,
    singles,
    word,
)

ROWS, COLUMNS = 4, 16
"""Rows and columns of a product that are worked out together: as many as machines keep at hand."""
POOLED, WIDE = 32, 64
MOST_WHOLE, MOST_WIDTH = 256, 128
"""Bytes about the whole game, and channels, that there is room for."""
HERE, SQUARES = 4, 9
"""A convolution sees nine squares; the fifth is the cell's own."""


class StudentBounds(Constants):
    """How large a net is, and the board that it sees."""

    seats, named = several(word, 2)
    """Of the game (the net may know of more), and moves that an answer names, the likeliest."""
    moves, floors, rows, whole, width, blocks = several(word, 6)
    cells, planes, layers = several(word, 3)
    """Of a floor."""
    around = word()
    """Cells that a cell sees: with floors also those below and above."""
    columns, last = several(word, 2)
    """Layers, and what it says beside the board, filled up to whole blocks."""
    weights, units, sights, pointers = several(word, 4)
    sight, board, pooled, said = several(word, 4)
    """Planes of all rows and of the one after them; channels, numbers pooled, and all said."""


class StudentMemory(Struct[StudentBounds]):
    """A net, and what answering needs."""

    size = short()
    """Bytes of all this."""
    noise = single()
    """How much luck counts in what is named first."""
    summary = singles(2 * POOLED + MOST_WHOLE)
    """The mean and the most of what was pooled, and what is known about the whole game."""
    told = singles(MOST_WIDTH)
    wide = singles(WIDE)
    weights = singles(StudentBounds.weights)
    units = singles(StudentBounds.units)
    """What bytes count: of the planes of all floors, then of what is known about the whole game."""
    around = shorts(StudentBounds.sights)
    """By row, the rows that it sees."""
    places = shorts(StudentBounds.moves)
    """By a move's number, where its answer stands."""
    pointers = shorts(StudentBounds.pointers)
    seen = singles(StudentBounds.sight)
    trunk = singles(StudentBounds.board)
    known = singles(StudentBounds.board)
    hidden = singles(StudentBounds.board)
    pooled = singles(StudentBounds.pooled)
    answers = singles(StudentBounds.said)
    """By row and layer, then again for each pointer; then shares, margins and what is beside."""
