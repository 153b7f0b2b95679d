"""The page's table of baselines is what was measured."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from bench.strength import baselines
from bench.strength.baselines import Pairing, lacking, table

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_table_is_that_of_the_file() -> None:
    written = "\n".join(table())
    assert f"{written}\n\n" in PAGE.read_text("utf-8"), "python -m bench baselines --table"


def test_what_is_lacking_is_played_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    file, pairing = tmp_path / "kept.jsonl", Pairing("random", "random", 2)
    monkeypatch.setattr(baselines, "PAIRINGS", (pairing,))
    monkeypatch.setattr(baselines, "ROSTER", {})
    monkeypatch.setattr(sys, "argv", ["baselines", "snekagon", "--keep", str(file)])
    assert not file.exists()
    baselines.main()
    (line,) = map(json.loads, file.read_text().splitlines())
    assert (line["game"], line["games"]) == ("snekagon", 2)
    assert [name for _, name in lacking(file, ["snekagon", "sssnake"])] == ["sssnake"]
    assert "| random against random | " in capsys.readouterr().out


def test_only_games_with_a_net_have_a_baseline_of_nets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "kept.jsonl").touch()
    monkeypatch.setattr(baselines, "PAIRINGS", (Pairing("level9@100", "level5", 2),))
    found = lacking(tmp_path / "kept.jsonl", ["sssnake", "snekagon"])
    assert [name for _, name in found] == ["snekagon"]
