"""What each test took, in processor seconds: a plugin that keeps it for `make check-quick`.

It is kept by pytest's cache, a figure a test, and brought up to date whenever tests are run.
"""

import json
import os
from collections import Counter
from collections.abc import Iterator, Mapping

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


def of_this_process() -> dict[str, float]:
    """What was measured here."""
    return _spent


def keep(measured: Mapping[str, float]) -> None:
    """Take what another process has measured."""
    _spent.update(measured)


def spent_before(config: pytest.Config) -> dict[str, float]:
    """Processor seconds of each test, as far as it was run here before."""
    cache = getattr(config, "cache", None)
    before: dict[str, float] = cache.get(KEY, {}) if cache else {}
    return before


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Keep what was measured, unless nothing is kept (`-p no:cacheprovider`)."""
    cache = getattr(session.config, "cache", None)
    if cache and _spent:
        cache.set(KEY, spent_before(session.config) | _spent)
