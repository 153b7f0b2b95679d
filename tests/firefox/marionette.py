"""Firefox driven by its own protocol, Marionette: numbered messages over a socket.

A message is its length, a colon and JSON: [0, number, command, parameters] goes there,
[1, number, error, result] comes back.
"""

import json
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from time import monotonic, sleep
from typing import Any

FIREFOX = "/usr/bin/firefox-esr"
PATIENCE = 120.0
"""Seconds that a busy machine may take for anything at all."""
PREFERENCES = {
    "marionette.port": 0,
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en",
    "app.update.auto": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
}


class Failed(Exception):
    """Firefox says that something could not be done."""


class Firefox:
    """One window."""

    def __init__(self, wire: socket.socket) -> None:
        self.wire, self.numbers = wire, count(1)
        self._message()
        self.do("WebDriver:NewSession", capabilities={})
        self.do("WebDriver:SetTimeouts", script=int(PATIENCE * 1000))

    def do(self, command: str, **given: object) -> Any:
        """Have a command done; what comes of it."""
        text = json.dumps([0, next(self.numbers), command, given]).encode()
        self.wire.sendall(b"%d:%s" % (len(text), text))
        _, _, error, result = self._message()
        if error:
            raise Failed(error["message"])
        return result

    def _message(self) -> Any:
        length = b""
        while (one := self.wire.recv(1)) != b":":
            assert one, "Firefox has gone"
            length += one
        text = b""
        while len(text) < int(length):
            text += self.wire.recv(int(length) - len(text))
        return json.loads(text)

    def open(self, address: str) -> None:
        """Go to a page."""
        self.do("WebDriver:Navigate", url=address)

    def ask(self, script: str, *given: object) -> Any:
        """What a function on the page gives."""
        words = {"script": f"return ({script})(...arguments)", "args": given}
        return self.do("WebDriver:ExecuteScript", **words)["value"]

    def wait_for(self, script: str, *given: object) -> Any:
        """What a function on the page gives, as soon as it gives something."""
        until = monotonic() + PATIENCE
        while not (found := self.ask(script, *given)):
            assert monotonic() < until, f"in vain: {script}"
            sleep(0.1)
        return found

    def click(self, x: float, y: float) -> None:
        """Click on a point of the window, with a mouse."""
        where = {"type": "pointerMove", "x": round(x), "y": round(y), "origin": "viewport"}
        press = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        mouse = {"type": "pointer", "id": "mouse", "actions": [where, *press]}
        self.do("WebDriver:PerformActions", actions=[mouse])


@contextmanager
def firefox() -> Iterator[Firefox]:
    """A Firefox without a screen, with a profile of its own."""
    assert Path(FIREFOX).exists(), "Firefox is missing: `make firefox` fetches it."
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        told = [_preference(*one) for one in PREFERENCES.items()]
        Path(folder, "user.js").write_text("\n".join(told), encoding="utf-8")
        words = [FIREFOX, "--headless", "--marionette", "--profile", folder]
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            with socket.create_connection(("127.0.0.1", _port(folder)), PATIENCE) as wire:
                yield Firefox(wire)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _port(folder: str) -> int:
    """Where it listens: it says so in its profile, once it does."""
    place, until = Path(folder, "MarionetteActivePort"), monotonic() + PATIENCE
    while not place.exists() or not place.read_text("utf-8").strip():
        assert monotonic() < until, "Firefox does not listen"
        sleep(0.1)
    return int(place.read_text("utf-8"))


def _preference(key: str, value: object) -> str:
    return f"user_pref({json.dumps(key)}, {json.dumps(value)});"
