"""What the page for researchers says about the games as problems is what the command measures."""

import sys
from pathlib import Path
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.research import pettingzoo, problems
from serpentry.research.dataset.thousands import kinds, thousand
from serpentry.research.problems import HEADINGS, meanings, measured, table

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


def test_every_number_of_an_observation_is_named() -> None:
    game = set_up("sssnake", 3)
    lines = list(meanings(game))
    layout = game.observation.layout
    assert lines[2] == f"| 0–440 | plane 0 | {layout.planes[0]} |"
    assert f"| {layout.size - 1} | fact {len(layout.facts) - 1} | {layout.facts[-1]} |" in lines


def test_the_command_writes_what_is_asked(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["problems", "snekagon", "--opt", "board_side=4"]
    monkeypatch.setattr(sys, "argv", words)
    problems.main()
    assert "Actions: 838; draws: 0." in capsys.readouterr().out


def test_games_have_pettingzoo_s_kind_of_names() -> None:
    from serpentry.research.pettingzoo import snekagon_v2

    table = snekagon_v2.env(options={"board_side": 4})
    assert table.unwrapped.metadata["name"] == "serpentry_snekagon_v2"
    with pytest.raises(AttributeError, match="there are snekagon_v2"):
        pettingzoo.snekagon_v1  # noqa: B018
