"""A real browser on a real service: for pictures, for the browser tests and for their bench."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

BROWSERS = (Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium"))
"""The first that is there: a visit costs the one without windows half as much."""
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = ViewportSize(width=1280, height=800)
PHONE = ViewportSize(width=390, height=844)
KEPT = """async () => {
  const names = (await caches.keys()).filter(name => name.startsWith('serpentry-bundle'));
  const found = names.map(async name => (await caches.open(name)).match('/bundle/bundle.json'));
  return (await Promise.all(found)).some(Boolean);
}"""
"""The list of all files is kept when all of them are, some moments after the first turn."""


@contextmanager
def service(program: str = "serpentry", **settings: str) -> Iterator[str]:
    """A service with a database of its own for a while; gives its address."""
    given = {f"SERPENTRY_{name.upper()}": value for name, value in settings.items()}
    with tempfile.TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [
                *(sys.executable, "-m", program, "serve", "--port", "0"),
                *("--database", f"sqlite:///{folder}/tables.sqlite"),
            ],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | given,
            start_new_session=True,
        )
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            assert "open at" in line, line
            yield line.split()[-1]
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(20)
            # Also what it started, should it have stopped badly.
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            process.stdout.close()


def chromium_file() -> Path:
    """Where Debian's Chromium is."""
    there = [browser for browser in BROWSERS if browser.exists()]
    assert there, "Chromium is missing: `make chromium` fetches it."
    return there[0]


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium."""
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=chromium_file(), args=SWITCHES)
