"""Whose turn it is to have a worker: watched games first, then guests, then who has had least."""

import asyncio
import math
from dataclasses import dataclass, field
from time import monotonic

HALF_LIFE = 60.0
"""What somebody has had counts half after this many seconds."""


PATIENCE = 60.0
"""After this many seconds nobody is overtaken any more."""


@dataclass(frozen=True)
class Ticket:
    """What thinking is for: an address, a guest there, and whether somebody waits for it."""

    address: str = ""
    guest: str = ""
    is_watched: bool = True


NOBODY = Ticket()


@dataclass
class Had:
    """How many seconds of work somebody has had, fading."""

    seconds: float = 0.0
    at: float = field(default_factory=monotonic)

    def by(self, now: float) -> float:
        """What is left of it."""
        return self.seconds * math.exp2((self.at - now) / HALF_LIFE)

    def add(self, seconds: float, now: float) -> None:
        """Some more."""
        self.seconds, self.at = self.by(now) + seconds, now


@dataclass(frozen=True)
class Waiter:
    """Somebody in the queue."""

    ticket: Ticket
    number: int
    turn: "asyncio.Future[None]" = field(compare=False)
    since: float = field(default_factory=monotonic, compare=False)

    def is_patient(self, now: float) -> bool:
        """Whether somebody has waited so long that they come as if they were a guest who plays."""
        return now - self.since > PATIENCE


class FairQueue:
    """A number of places, and a fair queue for them."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.queue: list[Waiter] = []
        self.had: dict[str, Had] = {}
        self.count = 0

    def at_once(self) -> bool:
        """Take a place if one is free and nobody waits."""
        if self.free and not self.queue:
            self.free -= 1
            return True
        return False

    async def wait(self, ticket: Ticket) -> None:
        """Wait for a place."""
        self.count += 1
        waiter = Waiter(ticket, self.count, asyncio.get_running_loop().create_future())
        self.queue.append(waiter)
        self._serve()
        try:
            await waiter.turn
        except asyncio.CancelledError:
            if waiter in self.queue:
                self.queue.remove(waiter)
            elif waiter.turn.done() and not waiter.turn.cancelled():
                self.give_back(ticket, 0.0)
            raise

    def give_back(self, ticket: Ticket, seconds: float) -> None:
        """A place is free again after so much work for somebody."""
        now = monotonic()
        for name in {ticket.address, ticket.guest} - {""}:
            self.had.setdefault(name, Had()).add(seconds, now)
        self.free += 1
        self._serve()
        if len(self.had) > 10_000:
            self.had = {name: had for name, had in self.had.items() if had.by(now) > 0.1}

    def _serve(self) -> None:
        while self.free and self.queue:
            now = monotonic()
            first = min(self.queue, key=lambda one: self._rank(one, now))
            self.queue.remove(first)
            if not first.turn.done():
                self.free -= 1
                first.turn.set_result(None)

    def is_wanted(self) -> bool:
        """Whether somebody waits who comes before all that nobody watches."""
        return any(one.ticket.is_watched for one in self.queue)

    def _rank(self, waiter: Waiter, now: float) -> tuple[bool, bool, float, float, int]:
        ticket, is_patient = waiter.ticket, waiter.is_patient(now)
        return (
            not (ticket.is_watched or is_patient),
            not (ticket.guest or is_patient),
            self._had(ticket.address, now),
            self._had(ticket.guest, now),
            waiter.number,
        )

    def _had(self, name: str, now: float) -> float:
        had = self.had.get(name)
        return 0.0 if had is None else round(had.by(now), 1)
