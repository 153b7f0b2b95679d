"""Which tests share a process, what it leaves alone, and what is printed at the end of a run."""

import gc
from collections import defaultdict
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests import processes
from tests.sampling import DAY, sampled

# A busy machine is slow, which says nothing about the program.
settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

UNHURRIED = 600.0
"""Seconds that a busy machine may take to start a program, or to hear its move."""
THOROUGH = pytest.mark.thorough
pytest_plugins = ("tests.quick.spent", "tests.beside")
TOLD = "told at the end"
"""What a test records under this name is printed when all are done."""


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests that wait run on the loop that the service runs on."""
    return "asyncio"


@pytest.fixture(autouse=True)
def _unhurried_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("START_SECONDS", "MOVE_SECONDS", "GRACE_SECONDS"):
        monkeypatch.setattr(f"serpentry.bots.conversation.{limit}", UNHURRIED)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Put tests that share something costly into one group, which one process runs."""
    if group := _group(item):
        item.add_marker(pytest.mark.together(group))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of a test's cases for every day, leave all but one in this many to `make thorough`."""
    cases = defaultdict[tuple[str, int], list[pytest.Item]](list)
    for item in items:
        share = item.get_closest_marker("one_in")
        if share and not item.get_closest_marker("thorough"):
            cases[item.nodeid.partition("[")[0], share.args[0]].append(item)
    for (_, number), all_of_them in cases.items():
        of_today = sampled(all_of_them, number)
        for item in all_of_them:
            if item not in of_today:
                item.add_marker(THOROUGH)


COSTLY = (
    "postgres",
    "house",
    "searches",
    "copy",
    "graph",
    "duel",
    "measured",
    "core_alone",
    "played",
)
"""Fixtures of which one process makes one, for all who need it."""
FOLDERS = ("languages", "printing")
"""Those whose tests read the same catalogues or files, which one process does once."""


def _group(item: pytest.Item) -> str | None:
    if "[postgres" in item.nodeid:
        return "postgres"
    if (folder := item.nodeid.split("/")[1:2]) and folder[0] in FOLDERS:
        return folder[0]
    needed = getattr(item, "fixturenames", ())
    return next((one for one in COSTLY if one in needed), None)


@pytest.fixture(autouse=True)
def processes_end() -> Iterator[None]:
    """Whatever a test has started ends with it, also when it fails."""
    yield
    processes.end_all()


# What is loaded stays: to look for rubbish in it meanwhile took a tenth of the time of loading.
gc.disable()

SELDOM = 10_000
"""New objects between two looks for rubbish, of which tests leave little."""


def pytest_collection_finish() -> None:
    """Look no more through what was loaded: that took a tenth of the time of all tests."""
    gc.freeze()
    gc.set_threshold(SELDOM)
    gc.enable()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print what tests have to tell beyond that they passed, and how to run the same ones again."""
    terminalreporter.write_line(f"SAMPLE={DAY}")
    for report in terminalreporter.getreports("passed"):
        for name, text in report.user_properties:
            if name == TOLD:
                terminalreporter.write_line(str(text))
