"""What random games of SNEKAGON 5G too seldom come to: clay that runs out."""

from collections.abc import Iterator

import pytest

from serpentry.catalogue import find
from serpentry.catalogue.kernels import made_basis
from serpentry.contract import BrokenLaw, check_kernel
from serpentry.games.snekagon5g.rules import rules
from serpentry.games.snekagon5g.rules.clay import Clay
from serpentry.kernels.snekagon5g import basis

BOX = find("snekagon5g")


@pytest.fixture
def little_clay(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Boxes with four open pieces of clay and one closed."""
    made_basis.cache_clear()
    for module in (rules, basis):
        monkeypatch.setattr(module, "IN_THE_BOX", Clay(4, 1))
    yield monkeypatch
    made_basis.cache_clear()


@pytest.mark.parametrize("options", [{}, {"advanced": True}])
def test_kernel_and_rules_agree_when_clay_runs_out(
    little_clay: pytest.MonkeyPatch, options: dict[str, bool]
) -> None:
    assert check_kernel(BOX, 3, {**options, "clay_limit": True}, games=3, seed=1)


def test_a_kernel_with_more_clay_than_the_rules_is_found_out(
    little_clay: pytest.MonkeyPatch,
) -> None:
    little_clay.setattr(basis, "IN_THE_BOX", Clay(30, 5))
    with pytest.raises(BrokenLaw, match=r"moves agree|a loaded state"):
        check_kernel(BOX, 3, {"clay_limit": True}, games=5, seed=1)
