"""What the tests of players share."""

import pytest

from serpentry.bots import conversation

UNHURRIED = 600.0
"""Seconds: a busy machine may take long to start a program."""


@pytest.fixture(autouse=True)
def _unhurried_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conversation, "START_SECONDS", UNHURRIED)
    monkeypatch.setattr(conversation, "MOVE_SECONDS", UNHURRIED)
