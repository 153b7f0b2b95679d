"""Setting a position up by hand: what each game has to say about it."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from serpentry.tabletop.actors import Seat

P = TypeVar("P")


class Arranger(Protocol[P]):
    """Lets pieces be placed in any order and for any seat, by the rules about where they may be."""

    def ways(self, position: P, seat: Seat) -> Sequence[P]:
        """Positions in which it is the seat's turn to place something that is left.

        The first has everything that is left in the seat's hand; what can be placed in any of them
        can be placed. None where chance has to settle something before.
        """
        ...

    def turn_of(self, position: P, seat: Seat) -> P:
        """The position at the start of the seat's turn; a seat that can't act is skipped."""
        ...
