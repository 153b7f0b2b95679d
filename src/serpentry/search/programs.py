"""The search programs of an engine: the one list of names, signatures and meanings."""

from typing import Protocol

from serpentry.kernels import interface
from serpentry.kernels.interface import signatures_of
from serpentry.kernels.structs import Reals, Words

NOWHERE = -1
"""The answer for a position that is not in a tree."""
UNFIT = interface.UNFIT
"""The answer to memory that is not what its bounds say."""


class Programs(Protocol):
    """What search does with a tree; memory is given as a tree, its bounds and a kernel's facts."""

    def simulate(self, tree: Words, bounds: Words, facts: Words, count: int) -> int:
        """Simulate so many games from the root, or until told to stop; how many were made."""

    def find_below(self, tree: Words, bounds: Words, facts: Words) -> int:
        """The node of the wanted state a few events below the root, or NOWHERE."""

    def move_below(self, tree: Words, fresh: Words, bounds: Words, at: int) -> int:
        """Copy a node and all below it into a fresh tree, as its root; how many nodes."""

    def gather(self, grove: Words, bounds: Words, facts: Words, rows: Words, wanted: int) -> int:
        """Go down each tree of a grove to a leaf; for new ones, write what a net sees of it.

        At a root the move is chosen that was tried so often. How many leaves the net must look at.
        """

    def absorb(self, grove: Words, bounds: Words, answers: Reals) -> int:
        """Take the net's answers: each seat's share from the one to act on, then moves.

        A move has a number (below 0: no more come), the logarithm of its odds, and noise.
        """

    def commit(self, grove: Words, bounds: Words, facts: Words, notes: Reals, rows: Words) -> int:
        """Make the best move of each tree and note what was found; how many games ended.

        Those begin anew, as do those whose root was never looked at.
        """


class Answers(Protocol):
    """What a library has, too, if a small net plays its game."""

    def answer(self, net: Words, bounds: Words, row: Words, rng: Words, out: Reals) -> int:
        """Have a small net look at a row; its answer is written as `absorb` takes it."""


PROGRAMS, ANSWERS = signatures_of(Programs), signatures_of(Answers)
