"""The programs of an engine that serve nets: the one list of names, signatures and meanings."""

from typing import Protocol

from serpentry.kernels.interface import signatures_of
from serpentry.kernels.structs import Reals, Words


class GuidedPrograms(Protocol):
    """How trees of many games are grown with the answers of a net outside."""

    def gather(self, trees: Words, bounds: Words, facts: Words, rows: Words, wanted: int) -> int:
        """Go down each tree to a leaf; for new ones, write what a net sees of it.

        At a root the move is chosen that was tried so often. How many leaves the net must look at.
        """

    def absorb(self, trees: Words, bounds: Words, answers: Reals) -> int:
        """Take the net's answers: each seat's share from the one to act on, then moves.

        A move has a number (below 0: no more come), the logarithm of its odds, and noise.
        """

    def commit(self, trees: Words, bounds: Words, facts: Words, notes: Reals, rows: Words) -> int:
        """Make the best move of each tree and note what was found; how many games ended.

        Those begin anew, as do those whose root was never looked at.
        """


class StudentPrograms(Protocol):
    """What a library has, too, if a small net plays its game."""

    def answer(self, net: Words, bounds: Words, row: Words, rng: Words, out: Reals) -> int:
        """Have a small net look at a row; its answer is written as `absorb` takes it."""


GUIDED_PROGRAMS, STUDENT_PROGRAMS = signatures_of(GuidedPrograms), signatures_of(StudentPrograms)
