"""How Adder's facts and states lie in memory."""

from serpentry.kernels.structs import Constants, Struct, several, word, words

SIDES = 4


class Sizes(Constants):
    """How many there are of everything."""

    seats, cells, die = several(word, 3)


class Facts(Sizes):
    """What never changes: the cells beyond each side of each cell, -1 off the board."""

    beyond = words(Sizes.cells, SIDES)


class State(Struct[Facts]):
    """A position."""

    seat, roll = several(word, 2)
    heads, tails = words(Sizes.seats), words(Sizes.seats)
    lengths, turned = words(Sizes.seats), words(Sizes.seats)
    covered = words(Sizes.cells)
