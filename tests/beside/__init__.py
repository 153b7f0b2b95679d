"""Tests side by side: collected once, then shared out among forks of the process that has them.

`-n 4` says how many. Without it, or where a system can't fork, one process runs all tests.
"""

import sys

import pytest

from tests.beside.hall import Hall
from tests.beside.units import units
from tests.quick.spent import spent_before

CAN_FORK = sys.platform == "linux"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take `-n`, in the way in which pytest lets plugins have a short option."""
    group = parser.getgroup("beside", "tests side by side")
    group._addoption("-n", dest="processes", type=int, default=0, help="processes side by side")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Run what was collected in several processes; pytest itself does it in one."""
    options = session.config.option
    if not CAN_FORK or options.processes < 1 or options.collectonly or session.testsfailed:
        return None
    Hall(session, units(session.items, spent_before(session.config))).run(options.processes)
    return True
