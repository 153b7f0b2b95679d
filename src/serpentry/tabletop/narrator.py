"""Who tells: sentences about a table as message keys with facts, never as text.

A narrator knows its game and no language. Whoever shows a sentence says it in the reader's language
(`serpentry.catalogue.sentences`), with the names that the people at that table have.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from serpentry.tabletop.actors import CHANCE, Actor, Seat

P = TypeVar("P")
P_contra = TypeVar("P_contra", contravariant=True)


@dataclass(frozen=True)
class AtSeat:
    """A fact: whoever sits there, called as the reader knows him."""

    seat: Seat


Fact = str | int | AtSeat
"""What a sentence speaks of: a word of the game (translated where it is said), a number, a seat."""


@dataclass(frozen=True)
class Sentence:
    """Something that is said: the key of a message, and the facts of this case."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


class Narrator(Protocol[P_contra]):
    """What is said about a position. A listener is a seat, or None for somebody who looks on."""

    def turn(self, position: P_contra, listener: Seat | None) -> Sentence:
        """Whose turn it is, in the second person if it is the listener's."""
        ...


class TurnNarrator(Generic[P]):
    """Says of any game whose turn it is; a game that has more to say begins with this."""

    def __init__(self, to_act: Callable[[P], Actor | None]) -> None:
        self._to_act = to_act

    def turn(self, position: P, listener: Seat | None) -> Sentence:
        """Yours, somebody else's, chance's or nobody's any more."""
        actor = self._to_act(position)
        if actor is None:
            return Sentence("turn-over")
        if actor is CHANCE:
            return Sentence("turn-chance")
        if actor == listener:
            return Sentence("turn-yours")
        return Sentence("turn-other", {"who": AtSeat(actor)})
