"""What each test took, in processor seconds: a plugin that keeps it for `make check-quick`.

It is kept by pytest's cache, a figure a test, and brought up to date whenever tests are run.
"""

import json
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.quick.changes import ROOT

KEY = "serpentry/spent"
KEPT = ROOT / ".pytest_cache" / "v" / KEY
_spent: dict[str, float] = {}


def spent_by_file() -> dict[str, float]:
    """Processor seconds of each file of tests, as far as they were run here before."""
    found: Counter[str] = Counter()
    if KEPT.is_file():
        for test, seconds in json.loads(KEPT.read_text(encoding="utf-8")).items():
            found[test.partition("::")[0]] += seconds
    return dict(found)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Measure a test, unless it is too long for every day."""
    before = sum(os.times()[:4])
    try:
        return (yield)
    finally:
        if not item.get_closest_marker("thorough"):
            _spent[item.nodeid] = round(sum(os.times()[:4]) - before, 2)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand what was measured to the process that started this one, or keep it in the cache."""
    config: Any = session.config
    if hasattr(config, "workeroutput"):
        config.workeroutput[KEY] = _spent
    elif hasattr(config, "cache"):  # not with -p no:cacheprovider
        config.cache.set(KEY, config.cache.get(KEY, {}) | _spent)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take what another process has measured, unless it broke off."""
    _spent.update(getattr(node, "workeroutput", {}).get(KEY, {}))
