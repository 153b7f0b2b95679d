"""Every kernel agrees with the rules it is the twin of."""

import pytest

from serpentry.catalogue import BOXES
from serpentry.catalogue.kernels import KERNELS, made_basis
from serpentry.contract import BrokenLaw, check_kernel
from serpentry.kernels.hexsnakes.board import BoardFacts
from serpentry.tabletop.game import AnyBox

SET_UPS = [
    pytest.param(box, number, id=f"{box.name}-{number}")
    for box in BOXES
    if box.name in KERNELS
    for number in range(len(box.samples))
]


@pytest.mark.one_in(4)
@pytest.mark.parametrize(("box", "number"), SET_UPS)
def test_kernel_and_rules_agree_at_every_step(box: AnyBox, number: int) -> None:
    seats, options = box.samples[number]
    games = max(4, 60 // len(box.samples))
    assert check_kernel(box, seats, options, games, seed=number) > games


def test_a_kernel_that_forgets_a_rule_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = BoardFacts._ruled_out
    monkeypatch.setattr(BoardFacts, "_ruled_out", lambda self: (0 for _ in honest(self)))
    made_basis.cache_clear()
    with pytest.raises(BrokenLaw, match=r"moves agree|a loaded state"):
        check_kernel(BOXES[0], 2, {"board_side": 4}, 50, seed=1)
    monkeypatch.undo()
    made_basis.cache_clear()
