"""Services in processes of their own, that can be killed."""

import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.processes import start
from tests.server.running import LOOSE, PATIENCE


class ServiceProcess:
    """`serpentry serve` as a process."""

    def __init__(self, database: str, log: Path, port: int = 0, **given: object) -> None:
        loose = {**LOOSE, **given, "port": port, "database": database}
        environment = {f"SERPENTRY_{name.upper()}": str(value) for name, value in loose.items()}
        self.log = log
        self.errors = log.open("ab")
        self.process = start(
            [sys.executable, "-m", "serpentry", "serve"],
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
        )
        self.url = self._open()

    def _open(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, self.log.read_text()
        return found[0]

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    def kill(self) -> None:
        """kill −9: no goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> int:
        """SIGTERM, and wait."""
        self.process.terminate()
        return self._wait()

    def _wait(self) -> int:
        code: int = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.errors.close()
        return code


def wait_until_ready(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with urllib.request.urlopen(f"{url}/api/ready") as answer:
                if answer.status == 200:
                    return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise AssertionError("the service is not ready")
