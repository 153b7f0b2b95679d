"""On what terms a move is asked for, and how a player that thinks keeps to them."""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import monotonic

from serpentry.search.kept_trees import KeptTrees

Tell = Callable[[float], None]
"""How somebody hears how far something has come, 0 to 1."""
TELL_EVERY = 0.3
"""How often a caller gets a report, in seconds: nobody can read more."""


def tell_nobody(_: float) -> None:
    """Nobody asked."""


def never() -> bool:
    """Never stops early."""
    return False


@dataclass(frozen=True)
class Terms:
    """How to think: time limit, progress, early stop, and trees of earlier searches."""

    seconds: float = inf
    """A move is wanted after so long at most."""
    tell: Tell = tell_nobody
    """Hears how much of the thinking is done."""
    stopped: Callable[[], bool] = never
    """Whether the best move so far is wanted now."""
    trees: KeptTrees | None = None
    """What was thought about earlier positions, which may be used; none if each is a new one."""
    varied: bool = False
    """Whether another move may be made that looks as good, so that games begin differently."""

    def begin(self) -> "Thinking":
        """Start the clock."""
        return Thinking(self)


FREE = Terms()
"""As long as the player likes, unobserved."""


class Thinking:
    """A player's thinking about one move, measured by the terms it was asked on."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.began = self.told = monotonic()

    def must_end(self) -> bool:
        """Whether the move is wanted now."""
        return monotonic() - self.began > self.terms.seconds or self.terms.stopped()

    def tell(self, part: float) -> None:
        """Say how much of it is done, as often as you like."""
        if monotonic() - self.told > TELL_EVERY:
            self.told = monotonic()
            self.terms.tell(part)
