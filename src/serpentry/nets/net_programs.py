"""The programs of an engine that serve nets: the one list of names, signatures and meanings."""

from typing import Protocol

from serpentry.kernels.interface import signatures_of
from serpentry.kernels.structs import Reals, Words

TILE, SEEN = 4, 6
"""Rows and columns of a tile, and of what it sees."""
CHANNELS_TOGETHER = 16
"""Programs for tiles take a multiple of this number of channels."""


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

        Those begin again, as do those whose root was never looked at.
        """


class StudentPrograms(Protocol):
    """What a library also has if a small net plays its game."""

    def answer(self, net: Words, bounds: Words, row: Words, rng: Words, out: Reals) -> int:
        """Have a small net look at a row; its answer is written as `absorb` takes it."""


class TilePrograms(Protocol):
    """And what a large net wants beside products of matrices; all numbers are of four bytes.

    Rows that a number of tiles see and find have as many numbers as there are channels. The rows of
    a mixture begin a step after those of the one before.
    """

    def mix_seen(
        self, places: Words, held: Words, into: Words, step: int, tiles: int, channels: int
    ) -> int:
        """Mix what each tile sees: by tile, places have the numbers of 36 rows held."""

    def mix_found(
        self,
        places: Words,
        products: Words,
        step: int,
        added: Words,
        added_step: int,
        lowest: float,
        into: Words,
        tiles: int,
        channels: int,
    ) -> int:
        """Mix what each tile's cells find; by tile, places have the numbers of 16 rows.

        What is added begins this many numbers after that of the row before; nothing less than the
        lowest is written.
        """

    def normalise(self, source: Words, lowest: float, into: Words, rows: int, channels: int) -> int:
        """Give each row mean 0 and variance 1; nothing less than the lowest is written."""


GUIDED_PROGRAMS, STUDENT_PROGRAMS = signatures_of(GuidedPrograms), signatures_of(StudentPrograms)
TILE_PROGRAMS = signatures_of(TilePrograms)
