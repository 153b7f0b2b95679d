"""Many sockets of one address, served a few at a time: others come in between."""

import asyncio

MOST_SECONDS = 0.004
"""Processor time that the loop spends on one address before it looks who else is there."""


class Turnstile:
    """How long the loop has worked for each address since it last looked at all."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}

    async def enter(self, address: str) -> None:
        """Wait until it is the turn of an address again."""
        while self.spent.get(address, 0.0) >= MOST_SECONDS:
            await asyncio.sleep(0)

    def worked(self, address: str, seconds: float) -> None:
        """The loop has worked for an address; all start again when it next looks at everybody."""
        if not self.spent:
            asyncio.get_running_loop().call_soon(self.spent.clear)
        self.spent[address] = self.spent.get(address, 0.0) + seconds
