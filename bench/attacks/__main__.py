"""One attack: `python -m bench.attacks NAME URL ADDRESS SECONDS`, as `bench strangers` runs it."""

import asyncio
import os
import sys
import time
from itertools import count

from bench.attacks import ATTACKS
from bench.attacks.stranger import Stranger


async def assault(name: str, url: str, address: str, seconds: float) -> None:
    """Attack; a line says when it begins, another what came of it."""
    one, (at_once, attack) = Stranger(url, address), ATTACKS[name]
    await one.prepare(name)
    print("ready", flush=True)
    numbers, until = count(), time.monotonic() + seconds

    async def repeat() -> None:
        while time.monotonic() < until:
            await attack(one, next(numbers))

    tasks = [asyncio.create_task(repeat()) for _ in range(at_once)]
    done, _ = await asyncio.wait(tasks, timeout=seconds + 1)
    for error in filter(None, (task.exception() for task in done)):
        one.done[type(error).__name__] += 1
    print(", ".join(f"{many} {what}" for what, many in one.done.items()), flush=True)
    os._exit(0)  # whatever is still open ends with us


if __name__ == "__main__":
    name, url, address, seconds = sys.argv[1:]
    asyncio.run(assault(name, url, address, float(seconds)))
