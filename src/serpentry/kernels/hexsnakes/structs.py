"""How facts and states of hexagonal snakes are arranged in memory, where games are the same.

A position is kept as sets of placements, one bit each: placing a tile takes away what it overlaps,
and marks what it touches, for thousands of placements at once with a few words of arithmetic.

Each colour's tiles are numbered after those of the colour before; a snake's label is its lowest
tile. A board has one cell more than is seen: nowhere, where all is that is off the board.
"""

from typing import TypeVar

from serpentry.kernels.structs import (
    AnyStruct,
    Constants,
    Struct,
    octet,
    octets,
    several,
    structs,
    word,
    words,
)
from serpentry.kernels.structs.fields import Many, Shaped

F = TypeVar("F", bound="HexFacts", covariant=True)

TILE_BITS = 4
TILE_SPAN = 1 << TILE_BITS
"""From a tile's number to that of the next colour's."""
OCCUPIED = 8 * TILE_SPAN
TAKEN_SPAN = 2 * OCCUPIED
"""What a cell holds, as far as its tile: smaller than this."""
LINK = 2 * OCCUPIED
MARK = 4 * LINK
"""A cell on the board: its tile, whether there is one, how many links to hexes of its snake; from
`MARK` on, what a game adds."""

BYTE_SPAN = 256
LONGEST_PATH = 5
"""Cells of the largest tile,"""
PATH_SPAN = 8
"""and the bytes that paths have, so that each begins a word."""


class Sizes(Constants):
    """How many there are of everything."""

    seats = word()
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
    paths = octets(Sizes.placements, PATH_SPAN)
    """The cells of each placement; after its end numbers that no cell has."""
    neighbours = words(Sizes.cell_count + 1, 6)
    ruled_out = words(Sizes.cell_count, 2, Sizes.word_count)
    """What a cell rules out once it has one link, and once it has two."""
    rows = structs(Row, Sizes.placements)


class Board(Struct[HexFacts]):
    """What is on each cell of a floor."""

    cells = words(Sizes.cell_count + 1)


class Outlook(Struct[HexFacts]):
    """What a colour may still place on a floor, as sets."""

    alive = words(Sizes.word_count)
    first = words(Sizes.word_count)
    """With its first end it would touch the colour's own."""
    last = words(Sizes.word_count)
    crowded = words(Sizes.word_count)
    """It would touch another colour."""


class Choices(Struct[HexFacts]):
    """Placements that may be made, as a set."""

    members = words(Sizes.word_count)


class HexState(Struct[F]):
    """What every position has; games add boards and outlooks."""

    actor = word()
    legal_count = word()
    key = word()
    """Where proofs keep what they found about it."""
    labels: Shaped[int]
    lengths: Shaped[int]
    """Of snakes, by tile: each game says how many there are, and where they are."""


AnyHexState = HexState[HexFacts]


class HexHeat(Struct[F]):
    """How many ways to grow cover each cell of each floor; each game says of how many."""

    counts: Shaped[float]


AnyHeat = HexHeat[HexFacts]


class SeenHex(Struct[HexFacts]):
    """What a net sees of a cell; games add three bytes of their own."""

    board, mine, theirs, my_open, their_open = several(octet, 5)
    """On the board; whose hex is there, and whether its snake can continue from it."""
    my_length, their_length = octet(1 / 16), octet(1 / 16)
    my_longest, their_longest = several(octet, 2)
    my_growths, my_beginnings = octet(1 / 128), octet(1 / 128)
    their_growths, their_beginnings = octet(1 / 128), octet(1 / 128)
    """How many placements on it would make a snake longer, and begin one."""


class Told(Struct[HexFacts]):
    """What is seen of a cell by what it holds, as far as its tile; each game says how."""

    hexes: Many[SeenHex]


class SeenPair(Struct[HexFacts]):
    """What a net sees of two colours; games add two bytes of their own, and options."""

    my_laid = octets(TILE_SPAN)
    their_laid = octets(TILE_SPAN)
    """Which tiles are on the board."""
    my_longest, their_longest = octet(1 / 16), octet(1 / 16)
    my_second, their_second = octet(1 / 16), octet(1 / 16)
    my_moves, their_moves = octet(1 / 128), octet(1 / 128)


DEEPEST = 24
"""No two-player game has more tiles to place, with a depth to spare."""
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
    states: Many[AnyHexState]
