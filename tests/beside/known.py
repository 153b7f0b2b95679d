"""What went well today and has read nothing new since is left out: `make test`, the second time.

There are two halves, and only a whole half that went well is left out: all that may read the
client, and tests of folders that don't. On another day, in CI and with `ANEW=1`, everything is run.
"""

import os
import platform
import shutil
import sys
from collections.abc import Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.quick.changes import ROOT, kept_files
from tests.sampling import DAY

KEPT = "serpentry/known"
CLIENT = "web/"
"""The folder of the client's sources, of which the following are built."""
BUILT = ("src/serpentry/server/pages", "src/serpentry/pictures/painter")
NOT_KEPT = ("uv.lock",)
"""What is read beside the files that belong to the repository: which packages are installed."""
WITHOUT_CLIENT = frozenset(("clubs", "kernels", "players", "tables", "tabletop"))
"""Folders of tests that read nothing of the client: they may not, see `watch`."""
HALVES = ("with the client", "without the client")
PROGRAMS = ("chromium-headless-shell", "chromium")


def half_of(nodeid: str) -> str:
    """The half that a test belongs to."""
    return HALVES[nodeid.removeprefix("tests/").partition("/")[0] in WITHOUT_CLIENT]


def digest_of(half: str, root: Path, files: Iterable[str], tests: Sequence[str] = ()) -> str:
    """What tells tests, and one state of all that their half reads, from others."""
    machine = [sys.version, platform.platform(), *map(_program, PROGRAMS), os.environ.get("LUCK")]
    found = sha256(repr((DAY, machine, sorted(tests))).encode())
    for name in sorted({*files, *NOT_KEPT}):
        if half == HALVES[1] and name.startswith(CLIENT):
            continue
        if (root / name).is_file():
            content = (root / name).read_bytes()
            found.update(f"\n{name}\n{len(content)}\n".encode() + content)
    return found.hexdigest()


def _program(name: str) -> tuple[str, int]:
    """A program that tests start, and when it was installed."""
    found = shutil.which(name) or ""
    return found, int(Path(found).stat().st_mtime) if found else 0


class Known:
    """Leaves out halves, and remembers those that went well."""

    def __init__(self, config: pytest.Config) -> None:
        self.cache: Any = config.cache
        self.before: dict[str, str] = self.cache.get(KEPT, {})
        self.tests: dict[str, list[str]] = {}
        self.now: dict[str, str] = {}
        self.failed: set[str] = set()
        self.count = 0

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(
        self, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        """Take what is known out of what is run."""
        for item in items:
            self.tests.setdefault(half_of(item.nodeid), []).append(item.nodeid)
        self.now = self._digests()
        known = [one for one in items if self._is_known(half_of(one.nodeid))]
        self.count = len(known)
        config.hook.pytest_deselected(items=known)
        items[:] = [one for one in items if not self._is_known(half_of(one.nodeid))]

    def _is_known(self, half: str) -> bool:
        return half in self.now and self.before.get(half) == self.now[half]

    def _digests(self) -> dict[str, str]:
        """For each half that has tests, these with all that they may read; none without git."""
        files = kept_files()
        halves = self.tests.items() if files else ()
        return {half: digest_of(half, ROOT, files, tests) for half, tests in halves}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a half of which something failed."""
        if report.failed:
            self.failed.add(half_of(report.nodeid))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Remember what went well, unless files have changed since; that none is left is fine."""
        if exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            then = self._digests()
            self.cache.set(
                KEPT,
                {
                    half: found
                    for half, found in (self.before | self.now).items()
                    if half not in self.failed and found in (self.before.get(half), then.get(half))
                },
            )
        if self.count and exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what was left out, and how to run it."""
        if self.count:
            halves = " and ".join(half for half in HALVES if self._is_known(half))
            terminalreporter.write_line(
                f"{self.count} tests went well today with these files ({halves}): ANEW=1 runs them."
            )


def watch() -> None:
    """From now on, a test without the client that reads it fails: it would be left out wrongly."""
    client = tuple(str(ROOT / place) for place in (CLIENT, *BUILT))

    def heard(event: str, given: tuple[Any, ...]) -> None:
        if event != "open" or not isinstance(given[0], str | os.PathLike):
            return
        test = os.environ.get("PYTEST_CURRENT_TEST", "")
        if test and half_of(test) == HALVES[1]:
            name = os.path.abspath(given[0])
            if name.startswith(client):
                raise AssertionError(f"{name} is the client's: see tests/beside/known.py")

    sys.addaudithook(heard)
