"""What the page for researchers says about the games as problems is what the command measures."""

import sys
from pathlib import Path
from typing import Any

import pytest

from serpentry.research import pettingzoo, problems
from serpentry.research.dataset.thousands import kinds, thousand
from serpentry.research.problems import HEADINGS, measured, table

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.thorough
def test_the_table_of_problems_is_as_measured() -> None:
    for line in table(1000):
        assert line in PAGE.splitlines()


def test_a_problem_is_measured_move_by_move() -> None:
    found = measured(thousand("snekagon"), 5)
    assert (found.actions, found.draws, found.hidden) == (2602, 0, False)
    assert found.choices == sum(len(kept.numbers) for kept in list(thousand("snekagon"))[:5]) / 5
    assert 1 < found.branching < found.most <= found.actions
    assert f"| {' | '.join(HEADINGS)} |" in PAGE
    assert all(f"| {name} |" in PAGE for name in kinds())


def test_the_command_writes_a_row_for_every_game(
    capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["problems", "--games", "1"])
    problems.main()
    assert len(capsys.readouterr().out.splitlines()) == 2 + len(kinds())


def test_games_have_pettingzoo_s_kind_of_names() -> None:
    from serpentry.research.pettingzoo import snekagon_v2

    table = snekagon_v2.env(options={"board_side": 4})
    assert table.unwrapped.metadata["name"] == "serpentry_snekagon_v2"
    with pytest.raises(AttributeError, match="there are snekagon_v2"):
        pettingzoo.snekagon_v1  # noqa: B018
