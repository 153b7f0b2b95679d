"""What a kernel needs of a game that is set up, and what can be had without compiling anything.

The facts (all that never changes in play), sizes, and how a position becomes a state. The game's
functions are in its package's module `functions`, which is imported only to compile them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from serpentry.kernels.charts import Chart
from serpentry.kernels.structs import AnyStruct, Constants


@dataclass(frozen=True, eq=False)
class Basis:
    """One set-up of a game for its kernel."""

    package: str
    """Where the game's kernel is."""
    facts: Constants
    state: type[AnyStruct]
    most_moves: int
    """No position has more moves or draws."""
    most_events: int
    """No game is longer."""
    unit: float
    """A margin that is a lot: what a clear win in this game is won by."""
    fill: Callable[[Any, Any], None]
    """Write a position into a state that is all zero."""
    deeds: int = 0
    """Deeds are numbered below this; 0 if none is the same twice."""
    work_size: int = 0
    """Words of memory that `settle` wants to keep; 0 if it never proves anything."""
    completes: bool = False
    """Whether a state that was just loaded must be completed by the kernel's function for it."""

    chart: Callable[[], Chart] | None = None
    """What nets see of the game, where they can play it."""
    net: str | None = ""
    """What tells that net from others of the game, which see it in other ways; None where search
    plays as well as it or better."""

    @cached_property
    def seats(self) -> int:
        """How many there are; the facts of every game say it."""
        facts: Any = self.facts
        return int(facts.seats)

    def load(self, position: object) -> AnyStruct:
        """The state of a position; not yet complete, where a compiled function completes it."""
        state = self.state(self.facts)
        self.fill(state, position)
        return state
