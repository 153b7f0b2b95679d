"""The search programs of an engine: the one list of names, signatures and meanings."""

from typing import Protocol

from serpentry.kernels import interface
from serpentry.kernels.interface import signatures_of
from serpentry.kernels.structs import Words

NOWHERE = -1
"""The answer for a position that is not in a tree."""
UNFIT = interface.UNFIT
"""The answer to memory that is not what its bounds say."""


class SearchPrograms(Protocol):
    """What search does with a tree; memory is given as a tree, its bounds and a kernel's facts."""

    def simulate(self, tree: Words, bounds: Words, facts: Words, count: int) -> int:
        """Simulate a number of games from the root, or until told to stop; how many were made."""

    def find_below(self, tree: Words, bounds: Words, facts: Words) -> int:
        """The node of the wanted state a few events below the root, or NOWHERE."""

    def move_below(self, tree: Words, fresh: Words, bounds: Words, at: int) -> int:
        """Copy a node and all below it into a fresh tree, as its root; how many nodes."""


SEARCH_PROGRAMS = signatures_of(SearchPrograms)
