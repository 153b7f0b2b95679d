"""The process that has all tests: it forks others, gives them tests, and tells what they report."""

from collections import deque
from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import Any

import pytest

from tests.beside.fork import work
from tests.beside.units import Unit
from tests.quick import spent


class Fork:
    """A process that runs tests, as the one that started it sees it."""

    def __init__(
        self, session: pytest.Session, number: int, is_apart: bool, others: Sequence["Fork"]
    ) -> None:
        forking = get_context("fork")
        self.pipe, theirs = forking.Pipe()
        ours = [self.pipe, *(one.pipe for one in others)]
        self.process = forking.Process(target=work, args=(session, theirs, ours, number))
        self.is_apart = is_apart
        self.given: list[int] = []
        self.at: int | None = None
        self.process.start()
        theirs.close()

    def left(self) -> tuple[int, ...]:
        """What it was given and has not begun."""
        begun = 0 if self.at is None else self.given.index(self.at) + 1
        return tuple(self.given[begun:])


class Hall:
    """All tests that wait, and the processes that run them."""

    def __init__(self, session: pytest.Session, units: Sequence[Unit]) -> None:
        self.session = session
        self.hook = session.config.hook
        self.waiting = deque(units)
        self.forks: list[Fork] = []
        self.started = 0

    def run(self, count: int) -> None:
        """Run everything in this number of processes."""
        try:
            while self.waiting or self.forks:
                while self.waiting and len(self.forks) < count:
                    self._start()
                pipes: list[Any] = [one.pipe for one in self.forks]
                for pipe in wait(pipes):
                    self._hear(next(one for one in self.forks if one.pipe is pipe))
                if self.session.shouldfail or self.session.shouldstop:
                    self.waiting.clear()
        finally:
            for one in self.forks:
                one.process.kill()
        if self.session.shouldfail:
            raise self.session.Failed(self.session.shouldfail)
        if self.session.shouldstop:
            raise self.session.Interrupted(self.session.shouldstop)

    def _start(self) -> None:
        self.forks.append(Fork(self.session, self.started, self.waiting[0].is_apart, self.forks))
        self.started += 1

    def _hear(self, fork: Fork) -> None:
        """What a process says next: it wants tests, begins one, reports, or has ended."""
        try:
            what, told = fork.pipe.recv()
        except EOFError:
            self._end(fork)
            return
        if what == "wants":
            fork.pipe.send(self._tests_for(fork))
        elif what == "begins":
            fork.at = told
            item = self.session.items[told]
            self.hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
        elif what == "reports":
            self._tell(self.hook.pytest_report_from_serializable, told)
        elif what == "has done":
            item = self.session.items[told]
            self.hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        elif what == "ends":
            spent.keep(told)
            fork.at, fork.given = None, []

    def _tests_for(self, fork: Fork) -> tuple[int, ...]:
        """The next tests for a process; none if those that wait need a fresh one."""
        if not self.waiting or self.waiting[0].is_apart != fork.is_apart:
            return ()
        tests = self.waiting.popleft().tests
        fork.given.extend(tests)
        return tests

    def _tell(self, made: Any, data: Any) -> None:
        report = made(config=self.session.config, data=data)
        self.hook.pytest_runtest_logreport(report=report)

    def _end(self, fork: Fork) -> None:
        """A process has ended: others take what it has left, and what it broke off has failed."""
        fork.process.join()
        self.forks.remove(fork)
        fork.pipe.close()
        if fork.at is not None:
            self._tell(_died, (self.session.items[fork.at], fork.process.exitcode))
        if left := fork.left():
            self.waiting.appendleft(Unit(left, fork.is_apart, 0.0))


def _died(config: pytest.Config, data: tuple[pytest.Item, int | None]) -> pytest.TestReport:
    item, code = data
    words = f"The process that ran this test ended with {code}."
    return pytest.TestReport(item.nodeid, item.location, {}, "failed", words, "call")
