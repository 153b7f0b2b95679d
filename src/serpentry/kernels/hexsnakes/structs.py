"""How facts and states of hexagonal snakes lie in memory, as far as the games are alike.

A position is kept as sets of placements, one bit each: laying a tile takes away what it overlaps,
and marks what it touches, for thousands of placements at once with a few words of arithmetic.

Each colour's tiles are numbered after those of the colour before; a snake's label is its lowest
tile. A board has one cell more than is seen: nowhere, where all lies that is off the board.
"""

from typing import TypeVar

from serpentry.kernels.structs import AnyStruct, Constants, Struct, several, structs, word, words

F = TypeVar("F")

TILE_BITS = 4
TILE_SPAN = 1 << TILE_BITS
"""From a tile's number to that of the next colour's."""
OCCUPIED = 8 * TILE_SPAN
LINK = 2 * OCCUPIED
MARK = 4 * LINK
"""A cell on the board: its tile, whether there is one, how many links to hexes of its snake; from
`MARK` on, what a game adds."""

BYTE_SPAN = 256
LONGEST_PATH = 5
"""Cells of the largest tile."""


class Sizes(Constants):
    """How many there are of everything."""

    word_count = word()
    """Words of a set of placements: a multiple of four, as vectors like it."""
    placements, cell_count = several(word, 2)
    tiles, most_cells = several(word, 2)
    """Tiles of a colour, and cells of the largest."""


class Row(Struct["HexFacts"]):
    """What a placement does to all others, as sets."""

    overlap = words(Sizes.word_count)
    near = words(Sizes.word_count)
    dead = words(Sizes.word_count)
    first_end = words(Sizes.word_count)
    last_end = words(Sizes.word_count)


class HexFacts(Sizes):
    """What is known about placements and cells."""

    tile = words(Sizes.placements)
    sizes = words(Sizes.tiles)
    singles = words(Sizes.word_count)
    """The placements of 1-tiles."""
    joints = words(Sizes.placements, 2)
    """The two end cells of each placement; a 1-tile has one, and nowhere."""
    cells = words(Sizes.placements, Sizes.most_cells)
    paths = words(Sizes.placements)
    """The cells of each placement, a byte each; after its end bytes that no cell has."""
    neighbours = words(Sizes.cell_count + 1, 6)
    ruled_out = words(Sizes.cell_count, 2, Sizes.word_count)
    """What a cell rules out once it has one link, and once it has two."""
    rows = structs(Row, Sizes.placements)


class Board(Struct[HexFacts]):
    """What lies on each cell of a floor."""

    cells = words(Sizes.cell_count + 1)


class Outlook(Struct[HexFacts]):
    """What a colour may still lay on a floor, as sets."""

    alive = words(Sizes.word_count)
    first = words(Sizes.word_count)
    """With its first end it would touch the colour's own."""
    last = words(Sizes.word_count)
    crowded = words(Sizes.word_count)
    """It would touch another colour."""


class Choices(Struct[HexFacts]):
    """Placements that may be laid, as a set."""

    members = words(Sizes.word_count)


class HexState(Struct[F]):
    """What every position has; games add labels and lengths of snakes, boards and outlooks."""

    actor = word()
    legal_count = word()
    key = word()
    """Where proofs keep what they found about it."""


DEEPEST = 24
"""No game of two has more tiles to lay, with a depth to spare."""
MOST_MOVES = 512
"""A position with more moves is not looked into."""
TABLE_SIZE = 1 << 16


class Frame(AnyStruct):
    """A depth of a proof: its window, its best so far, its moves and how many are done."""

    alpha, beta, lower, upper, upward, best_value, best_move, done, count, made = several(word, 10)
    moves = words(MOST_MOVES)
    merits = words(MOST_MOVES)


class Entry(AnyStruct):
    """What is proved about a position."""

    key, lower, upper, best_move = several(word, 4)


class Proof(AnyStruct):
    """The memory of a proof; games add a state for each depth."""

    patience = word()
    """How many nodes a caller would add later on."""
    nodes_left, status, depth, root_key = several(word, 4)
    frames = structs(Frame, DEEPEST)
    table = structs(Entry, TABLE_SIZE)
