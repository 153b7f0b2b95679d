"""A forked process: it runs the tests that it is given, and reports to the one that has all."""

import atexit
import threading
from collections import deque
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

import pytest

from tests.quick import spent


class Reporter:
    """Sends what pytest would tell on the terminal."""

    def __init__(self, config: pytest.Config, pipe: Connection) -> None:
        self.config, self.pipe = config, pipe

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Send a report of a test."""
        made = self.config.hook.pytest_report_to_serializable
        self.pipe.send(("reports", made(config=self.config, report=report)))


def work(
    session: pytest.Session, pipe: Connection, others: Sequence[Connection], number: int
) -> None:
    """Run tests as long as there are any, and somebody who wants to know."""
    for one in others:
        # Otherwise this process would hear nothing of the end of the one that it comes from.
        one.close()
    atexit._clear()
    _settle(session.config, pipe, number)
    _run(session, pipe)
    pipe.send(("ends", spent.of_this_process()))
    # As a program ends that was not forked: of itself, this process would leave without it.
    threads: Any = threading
    threads._shutdown()
    atexit._run_exitfuncs()


def _run(session: pytest.Session, pipe: Connection) -> None:
    """What comes next has to be known when a test ends: so much is kept as both of them need."""
    todo = deque[int]()
    is_more = True
    while True:
        while is_more and len(todo) < 2:
            pipe.send(("wants", None))
            given = pipe.recv()
            is_more = bool(given)
            todo.extend(given)
        if not todo:
            return
        at = todo.popleft()
        pipe.send(("begins", at))
        item, then = session.items[at], session.items[todo[0]] if todo else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=then)
        pipe.send(("has done", at))
        if session.shouldfail or session.shouldstop:
            session._setupstate.teardown_exact(None)
            return


def _settle(config: pytest.Config, pipe: Connection, number: int) -> None:
    """Files and output of its own: otherwise it would share those of the process it comes from."""
    plugins: Any = config.pluginmanager
    plugins.unregister(name="terminalreporter")
    plugins.register(Reporter(config, pipe))
    capturing = plugins.getplugin("capturemanager")
    capturing.stop_global_capturing()
    capturing.start_global_capturing()
    capturing.suspend_global_capture()
    pytests_own: Any = config
    folders = pytests_own._tmp_path_factory
    folders._basetemp = folders.mktemp(f"process{number}", numbered=False)
