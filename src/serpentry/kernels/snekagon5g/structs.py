"""How SNEKAGON 5G's facts and states are arranged in memory, beyond what hexagonal snakes share.

A way to drill is what the first end is drilled to, then the last: nothing, or one of the floors
beside.
"""

from dataclasses import fields

from serpentry.games.snekagon5g.rules.growth import ANY
from serpentry.games.snekagon5g.rules.options import Options
from serpentry.games.snekagon5g.rules.species import SPECIES
from serpentry.geometry.hexes import hexagon
from serpentry.kernels.hexsnakes.structs import (
    DEEPEST,
    MARK,
    TAKEN_SPAN,
    TILE_SPAN,
    Board,
    Choices,
    HexFacts,
    HexHeat,
    HexState,
    Outlook,
    Proof,
    SeenHex,
    SeenPair,
    Sizes,
    Told,
)
from serpentry.kernels.structs import (
    Struct,
    octet,
    octets,
    reals,
    several,
    struct,
    structs,
    word,
    words,
)

HEADINGS = ANY + 1
DRILL = MARK
"""Of a cell on the board: drilled to the first of the floors beside; twice that, to the second."""
LARGEST = next(one.metadata["kind"].high for one in fields(Options) if one.name == "floor_side")
MOST_CELLS = len(hexagon(LARGEST)) + 1
MOST_SEATS = len(SPECIES)
FEWEST = 3
"""Larger tables begin with this number."""
MOST_LEFT = 1600
"""With more placements left no proof is tried, however many nodes there are."""


class Floors(Sizes):
    """How many floors there are, and ways to drill."""

    beside_count = word()
    """Floors beside each floor; floors are as many as seats."""
    ways, gap_count = several(word, 2)
    depths = word()
    """Sets of what is above own hexes: three where a rule asks about them, else none."""


class Onward(Struct["Facts"]):
    """What continues from a cell one way with its first end (also 1-tiles), and with its last."""

    first = words(Sizes.word_count)
    last = words(Sizes.word_count)


class ColourKeys(Struct["Facts"]):
    """The keys of a colour's placements on each floor, and of its drills in each gap."""

    laid = words(Floors.seats, Sizes.placements)
    drilled = words(Floors.gap_count, Sizes.cell_count + 1)


class Facts(Floors, HexFacts):
    """What never changes in play."""

    strict = word()
    """An end that is drilled may touch nothing else."""
    advanced, double_drill, vertical, clay, open_clay, closed_clay, flip, opening = several(word, 8)
    beside = words(Floors.seats, Floors.beside_count)
    back = words(Floors.seats, Floors.beside_count)
    """For each floor and each beside it: which of the other's floors beside is this one."""
    gaps = words(Floors.seats, Floors.beside_count)
    nodes_for = words(MOST_LEFT)
    """How many nodes a proof should be allowed where a number of placements are left."""
    of_tile = words(Sizes.tiles, Sizes.word_count)
    """The placements of each tile; another colour's tile of the same number does no harm."""
    onward = structs(Onward, Sizes.cell_count, HEADINGS)
    sideways = words(Sizes.cell_count, HEADINGS, Sizes.word_count)
    covering = words(Sizes.cell_count, Sizes.word_count)
    keys = structs(ColourKeys, Floors.seats)
    turn_keys = words(Floors.seats)


class Prospect(Outlook):
    """An outlook that drills open further."""

    onward_first = words(Sizes.word_count)
    """What continues from the colour's open hexes of this floor, on whichever floor it is: with its
    first end (also 1-tiles),"""
    onward_last = words(Sizes.word_count)
    """and with its last."""
    above = words(Floors.depths, Sizes.word_count)
    """What would be above one, two and three own hexes of the floors beside."""


class State(HexState[Facts]):
    """A position."""

    labels = words(Floors.seats * TILE_SPAN)
    lengths = words(Floors.seats * TILE_SPAN)
    floors = structs(Board, Floors.seats)
    colours = structs(Prospect, Floors.seats, Floors.seats)
    """By colour and floor."""
    legal = structs(Choices, Floors.seats, Floors.ways)
    """By floor and way to drill."""
    counts = words(Floors.seats, Floors.ways)


class Work(Proof):
    """The memory of a proof."""

    states = structs(State, DEEPEST)


class Heat(HexHeat[Facts]):
    """How many ways to grow cover each cell of each floor."""

    counts = reals(MOST_SEATS, MOST_CELLS)


class SeenOptions(Struct[Facts]):
    """What a net sees of the options."""

    advanced, double_drill, strict, vertical, clay, flip, opening, unused = several(octet, 8)


class PairCell(SeenHex):
    """What a net sees of a floor's cell at a two-player table."""

    drills = octet()
    unused = octets(2)


class PairTold(Told):
    """The same, by what the cell holds."""

    hexes = structs(PairCell, TAKEN_SPAN)


class PairGame(SeenPair):
    """What it sees of the whole game there."""

    seat, unused = several(octet, 2)
    options = struct(SeenOptions)


class SeenByTwo(Struct[Facts]):
    """What a net sees at a two-player table."""

    cells = structs(PairCell, Sizes.cell_count, Floors.seats)
    game = struct(PairGame)


class TableCell(SeenHex):
    """What a net sees of a floor's cell at a larger table."""

    drilled_before, drilled_next = several(octet, 2)
    """To the floor before, and to the next one."""
    seats_later = octet(1 / 4)
    """How many seats after the one that looks its owner comes."""


class TableTold(Told):
    """The same, by what the cell holds."""

    hexes = structs(TableCell, TAKEN_SPAN)


class SeenSeat(Struct[Facts]):
    """What it sees of a seat there."""

    laid = octets(TILE_SPAN)
    longest, second = octet(1 / 16), octet(1 / 16)
    moves = octet(1 / 128)
    unused = octets(5)


class TableGame(Struct[Facts]):
    """What it sees of the whole game there; seats follow from the one that looks on."""

    seats = structs(SeenSeat, MOST_SEATS)
    sizes = octets(MOST_SEATS - FEWEST + 1)
    """How many play: the byte for it is 1."""
    seat = octets(MOST_SEATS)
    """The seat that looks, likewise."""
    options = struct(SeenOptions)


class SeenByMore(Struct[Facts]):
    """What a net sees at a larger table."""

    cells = structs(TableCell, Sizes.cell_count, Floors.seats)
    game = struct(TableGame)
