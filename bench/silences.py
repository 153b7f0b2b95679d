"""Times in which nobody moves, and why: what happened then, or the bench itself had no time."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

SHORTEST_SECONDS = 5.0
"""Players pause, and machines are slow: a shorter time says nothing."""
TICK_SECONDS = 0.25


@dataclass
class Span:
    """Something that went on from one moment to another."""

    what: str
    begin: float
    end: float = float("inf")

    def within(self, begin: float, end: float) -> float:
        """How much of it lay between two moments."""
        return max(0.0, min(self.end, end) - max(self.begin, begin))


@dataclass
class Silences:
    """Every long time without a move, in words."""

    now: Callable[[], float] = time.monotonic
    faults: list[Span] = field(default_factory=list)
    held: list[Span] = field(default_factory=list)
    """When the bench's own loop stood still."""
    found: list[str] = field(default_factory=list)
    unexplained: int = 0

    def __post_init__(self) -> None:
        self.began = self.now()
        self.moved_at: float | None = None

    @contextmanager
    def during(self, what: str) -> Iterator[None]:
        """Something is done to the service."""
        span = Span(what, self.now())
        self.faults.append(span)
        try:
            yield
        finally:
            span.end = self.now()

    def moved(self) -> str | None:
        """Somebody moved; what is to be told of the time before, if that was long."""
        begin, end = self.moved_at, self.now()
        self.moved_at = end
        if begin is None or end - begin < SHORTEST_SECONDS:
            return None
        self.found.append(self._told(begin, end))
        return self.found[-1]

    def _told(self, begin: float, end: float) -> str:
        head = f"no moves for {end - begin:.0f} s, from {begin - self.began:.0f} s on"
        if (held := sum(one.within(begin, end) for one in self.held)) > (end - begin) / 2:
            return f"{head}: the bench itself stood still for {held:.0f} s"
        causes = [self._part(one, begin, end) for one in self.faults]
        if not any(causes):
            self.unexplained += 1
            return f"{head}: cause unknown"
        return f"{head}: {', '.join(filter(None, causes))}"

    def _part(self, one: Span, begin: float, end: float) -> str:
        """What a fault has to do with a silence; one just before it may be its cause as well."""
        if took := one.within(begin, end):
            return f"{one.what} ({took:.0f} s)"
        return f"just after {one.what}" if one.within(begin - SHORTEST_SECONDS, end) else ""

    async def watch(self, is_over: Callable[[], bool]) -> None:
        """Note when the bench's own loop stands still."""
        while not is_over():
            begin = self.now()
            await asyncio.sleep(TICK_SECONDS)
            self.ticked(begin)

    def ticked(self, begin: float) -> None:
        """A tick that began then is over."""
        end = self.now()
        if end - begin > 2 * TICK_SECONDS:
            self.held.append(Span("", begin + TICK_SECONDS, end))
