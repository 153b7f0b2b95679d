"""What the rules of a game answer, and what each seat may see."""

from collections.abc import Sequence
from random import Random
from typing import Generic, Protocol, TypeVar

from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.outcome import Outcome
from serpentry.tabletop.refusal import Illegal

P = TypeVar("P")
M = TypeVar("M")


class Rules(Protocol[P, M]):
    """The rules of one set-up: they hold the options and no state of play."""

    def start(self) -> P:
        """The position before anything has happened."""
        ...

    def to_act(self, position: P) -> Actor | None:
        """Whose move it is; None when the game is over."""
        ...

    def moves(self, position: P) -> Sequence[M]:
        """All legal moves of the seat to act, in a fixed order; empty for chance and at the end."""
        ...

    def draws(self, position: P) -> Sequence[tuple[M, int]]:
        """Chance's moves and their weights, in a fixed order; empty unless chance is to act."""
        ...

    def why_illegal(self, position: P, move: M) -> Illegal | None:
        """The authority: what forbids this move or draw, or None."""
        ...

    def play(self, position: P, move: M) -> P:
        """The position after a legal move; undefined for an illegal one."""
        ...

    def outcome(self, position: P) -> Outcome | None:
        """Scores, winners and reason; None during the game."""
        ...

    def most_events(self) -> int:
        """A bound that no game exceeds: moves and draws together."""
        ...


class NoLuck(Generic[P, M]):
    """For rules of a game without draws."""

    def draws(self, position: P) -> Sequence[tuple[M, int]]:
        """None: there is no luck."""
        return ()


class Secrets(Protocol[P, M]):
    """What a seat may see. A view is a position of the same type; None is a spectator."""

    def view(self, position: P, seat: Seat | None) -> P:
        """The position without what the seat may not know."""
        ...

    def view_move(self, position: P, move: M, seat: Seat | None) -> M:
        """The move as the seat sees it made; playing it on the view gives the next view."""
        ...

    def imagine(self, view: P, seat: Seat | None, rng: Random) -> P:
        """A full position that fits the view, drawn with the right odds."""
        ...


class NothingHidden(Generic[P, M]):
    """For a game in which nothing is hidden."""

    def view(self, position: P, seat: Seat | None) -> P:
        """All of it."""
        return position

    def view_move(self, position: P, move: M, seat: Seat | None) -> M:
        """As it is."""
        return move

    def imagine(self, view: P, seat: Seat | None, rng: Random) -> P:
        """The view itself."""
        return view
