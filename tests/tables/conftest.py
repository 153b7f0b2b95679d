"""The toy game is on the shelf beside the real ones."""

import pytest

from serpentry import catalogue
from tests.lots import LOTS


@pytest.fixture(autouse=True)
def lots_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "GAMES", (*catalogue.GAMES, LOTS.name))
    monkeypatch.setitem(catalogue.OPENED, LOTS.name, (LOTS,))
