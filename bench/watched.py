"""The service as `serpentry serve` runs it, with the longest pauses of its loop noted.

`python -m bench.watched FILE`: on the signal USR1 the file gets the longest pauses since the last
time, in milliseconds of processor time (a busy machine does not distort that): what the loop did
without a break, and what the whole process did while the loop was not asked for anything else.
"""

import asyncio
import signal
import sys
import time
from pathlib import Path
from socket import socket

from serpentry.server.run import Service
from serpentry.server.settings import settings_with
from serpentry.server.upkeep.logs import set_up_logs

TICK_SECONDS = 0.002


class WatchedService(Service):
    """A service whose loop is asked every two milliseconds."""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Listen, and look at the loop."""
        await super().startup(sockets)
        self.longest = self.longest_of_all = 0.0
        self.watching = asyncio.create_task(self._watch())
        asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, self._note)

    async def _watch(self) -> None:
        while True:
            began, loop, process = time.monotonic(), time.thread_time(), time.process_time()
            await asyncio.sleep(TICK_SECONDS)
            took = max(0.0, time.monotonic() - began - TICK_SECONDS)
            self.longest = max(self.longest, min(took, time.thread_time() - loop))
            self.longest_of_all = max(self.longest_of_all, min(took, time.process_time() - process))

    def _note(self) -> None:
        told = f"{1000 * self.longest:.1f} {1000 * self.longest_of_all:.1f}"
        Path(sys.argv[1]).write_text(told, encoding="utf-8")
        self.longest = self.longest_of_all = 0.0


if __name__ == "__main__":
    settings = settings_with()
    set_up_logs(settings.log_json)
    WatchedService(settings, lambda url: print(url, flush=True)).run()
