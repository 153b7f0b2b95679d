"""How the game of urns is arranged in memory."""

from serpentry.kernels.structs import Constants, Struct, word, words


class Facts(Constants):
    """What never changes in play."""

    seats = word()
    balls = word()
    bound = word()


class State(Struct[Facts]):
    """A position: how many events there were, and the urn, the ball and the answer."""

    stage = word()
    chosen = words(3)
