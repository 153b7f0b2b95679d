"""How Adder's facts and states lie in memory."""

from serpentry.kernels.structs import Constants, Struct, several, word, words


class Sizes(Constants):
    """How many there are of everything."""

    seats, cells = several(word, 2)


class Facts(Sizes):
    """What never changes: the neighbours of each cell in ascending order, -1 off the board."""

    around = words(Sizes.cells, 4)


class State(Struct[Facts]):
    """A position."""

    actor = word()
    heads, lengths = words(Sizes.seats), words(Sizes.seats)
    covered = words(Sizes.cells)
