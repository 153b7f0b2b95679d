"""Functions of an engine that do much in one call: for measurements and research."""

from typing import Protocol

from serpentry.kernels.interface import signatures_of
from serpentry.kernels.structs import Words


class BatchPrograms(Protocol):
    """What is done many times without going back to Python."""

    def playouts(
        self,
        start: Words,
        facts: Words,
        state: Words,
        rng: Words,
        trail: Words,
        games: int,
        guided: int,
    ) -> int:
        """Play a number of games to their ends from a state; how many events they had.

        Room for another state and for a game's trail is given.
        """

    def advance(self, batch: Words, bounds: Words, facts: Words) -> int:
        """Play the next action of every game of a batch, and what chance draws after it.

        Games that end begin again. How many ended; UNFIT for memory that is not as its bounds say.
        """

    def wander(self, batch: Words, bounds: Words, facts: Words) -> int:
        """Write a random legal move as the next action of every game; UNFIT as above."""

    def follow(self, state: Words, facts: Words, number: int, out: Words, reach: int) -> int:
        """Play a number, or nothing at -1, and list what can be played next; how much that is.

        Writes who acts, then the numbers; those of draws have their weights so many words further.
        """


BATCHES = signatures_of(BatchPrograms)
