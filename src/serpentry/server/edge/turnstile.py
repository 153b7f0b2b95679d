"""Many sockets of one address, served a few at a time: others come in between."""

import asyncio
from collections import deque

MOST_SECONDS = 0.004
"""Processor time that the loop spends on one address before it looks who else is there."""
CALLED_AT_ONCE = 8
"""Of one address eight may try again after a look: were all called, most would wait once more."""


class Turnstile:
    """How long the loop has worked for each address since it last looked at all."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        self.waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """Places in the line of each address. While there are any, a look is to come."""

    async def enter(self, address: str) -> None:
        """Wait until it is the turn of an address again; who was called before comes first."""
        was_called = False
        while self.spent.get(address, 0.0) >= MOST_SECONDS:
            place = asyncio.get_running_loop().create_future()
            line = self.waiting.setdefault(address, deque())
            if was_called:
                line.appendleft(place)
            else:
                line.append(place)
            await place
            was_called = True

    def worked(self, address: str, seconds: float) -> None:
        """The loop has worked for an address; all start again when it next looks at everybody."""
        if not (self.spent or self.waiting):
            asyncio.get_running_loop().call_soon(self._look)
        self.spent[address] = self.spent.get(address, 0.0) + seconds

    def _look(self) -> None:
        self.spent.clear()
        for address, line in [*self.waiting.items()]:
            for _ in range(min(len(line), CALLED_AT_ONCE)):
                place = line.popleft()
                if not place.done():
                    place.set_result(None)
            if not line:
                del self.waiting[address]
        if self.waiting:
            asyncio.get_running_loop().call_soon(self._look)
