"""How a small net lies in memory, which compiled code has answer: weights, a board, and room.

What it says is `players/nets/net.py` once more, for where there is no numpy. Cells of all floors
are rows, filled up to a multiple of those multiplied together; the row after all is empty, and seen
where there is no cell. Products write whole blocks of columns.
"""

from serpentry.kernels.records import Constants, Record, short, shorts, single, singles, word

ROWS, COLUMNS = 4, 16
"""Rows and columns of a product that are worked out together: as many as machines keep at hand."""
POOLED, WIDE = 32, 64
MOST_WHOLE, MOST_WIDTH = 256, 128
"""Bytes about the whole game, and channels, that there is room for."""
HERE, SQUARES = 4, 9
"""A convolution sees nine squares; the fifth is the cell's own."""


class NetBounds(Constants):
    """How large a net is, and the board that it sees."""

    seats = word()
    """Of the game; the net may know of more."""
    kids = word()
    """Moves that an answer names, the likeliest."""
    moves = word()
    cells = word()
    """Of a floor, as are planes and layers."""
    floors = word()
    rows = word()
    planes = word()
    whole = word()
    width = word()
    blocks = word()
    around = word()
    """Cells that a cell sees: with floors also those below and above."""
    layers = word()
    columns = word()
    """Layers, filled up to whole blocks;"""
    last = word()
    """and so what it says beside the board."""
    weights = word()
    units = word()
    sights = word()
    pointers = word()
    sight = word()
    """Planes of all rows, and of the one after them;"""
    board = word()
    """so many channels,"""
    pooled = word()
    """and so many numbers of all rows that are pooled,"""
    said = word()
    """or said in all."""


class NetMemory(Record[NetBounds]):
    """A net, and what answering needs."""

    size = short()
    """Bytes of all this."""
    noise = single()
    """How much luck counts in what is named first."""
    summary = singles(2 * POOLED + MOST_WHOLE)
    """The mean and the most of what was pooled, and what is known about the whole game."""
    told = singles(MOST_WIDTH)
    wide = singles(WIDE)
    weights = singles(NetBounds.weights)
    units = singles(NetBounds.units)
    """What bytes count: of the planes of all floors, then of what is known about the whole game."""
    around = shorts(NetBounds.sights)
    """By row, the rows that it sees."""
    places = shorts(NetBounds.moves)
    """By a move's number, where its answer stands."""
    pointers = shorts(NetBounds.pointers)
    seen = singles(NetBounds.sight)
    trunk = singles(NetBounds.board)
    known = singles(NetBounds.board)
    hidden = singles(NetBounds.board)
    pooled = singles(NetBounds.pooled)
    answers = singles(NetBounds.said)
    """By row and layer, then again for each pointer; then shares, margins and what is beside."""
