"""How SNEKAGON's facts and states are arranged in memory, beyond what hexagonal snakes share."""

from dataclasses import fields

from serpentry.games.snekagon.rules.options import Options
from serpentry.geometry.hexes import hexagon
from serpentry.kernels.hexsnakes.structs import (
    DEEPEST,
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

LARGEST = next(one.metadata["kind"].high for one in fields(Options) if one.name == "board_side")
MOST_CELLS = len(hexagon(LARGEST)) + 1


class Facts(HexFacts):
    """What never changes in play."""

    pie, tiebreak, flip, opening, side = several(word, 5)
    swap_key = word()
    """The key of the take-over,"""
    turn_key = word()
    """of the second player's turn,"""
    keys = words(HexFacts.placements, 2)
    """and of a placement in either colour."""


class State(HexState[Facts]):
    """A position."""

    swapped, laid = several(word, 2)
    labels = words(2 * TILE_SPAN)
    lengths = words(2 * TILE_SPAN)
    board = struct(Board)
    colours = structs(Outlook, 2)
    legal = struct(Choices)


class Work(Proof):
    """The memory of a proof."""

    states = structs(State, DEEPEST)


class Heat(HexHeat[Facts]):
    """How many ways to grow cover each cell."""

    counts = reals(1, MOST_CELLS)


class SeenCell(SeenHex):
    """What a net sees of a cell."""

    unused = octets(3)


class ToldCells(Told):
    """What a net sees of a cell, by what that holds."""

    hexes = structs(SeenCell, TAKEN_SPAN)


class SeenGame(SeenPair):
    """What a net sees of the whole game."""

    unused = octets(2)
    pie, tiebreak, may_take_over, flip, opening = several(octet, 5)
    side, laid = octet(1 / 8), octet(1 / 16)
    unused_last = octet()


class Seen(Struct[Facts]):
    """What a net sees."""

    cells = structs(SeenCell, Facts.cell_count)
    game = struct(SeenGame)
