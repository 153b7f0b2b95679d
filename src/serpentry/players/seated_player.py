"""A player at the table: for one game, on one seat, until it leaves."""

from random import Random
from typing import Any, Protocol

from serpentry.search.terms import FREE, Terms
from serpentry.tabletop.actors import Actor
from serpentry.tabletop.outcome import Outcome
from serpentry.tabletop.parts import P_contra
from serpentry.tabletop.rules import M


class SeatedPlayer(Protocol[P_contra, M]):
    """Plays one game for one seat: it receives events, is asked for moves, and leaves."""

    @property
    def listens(self) -> bool:
        """Whether it wants to receive events."""
        ...

    def choose(self, view: P_contra, rng: Random, terms: Terms = FREE) -> M:
        """A legal move in what its seat may see."""
        ...

    def happened(self, actor: Actor, move: M) -> None:
        """A move or draw was made, including its own, as its seat sees it."""
        ...

    def leave(self, outcome: Outcome | None = None) -> None:
        """The game is over, or continues without it."""
        ...


AnySeatedPlayer = SeatedPlayer[Any, Any]
"""A player at the table of whichever game."""
