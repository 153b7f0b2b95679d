"""Cobra Carnival in the terminal."""

from pathlib import Path

import pytest

from tests.test_cli import Terminal


def test_with_hidden_hands_the_screen_names_only_the_persons_own_draws(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    terminal = Terminal(capsys, monkeypatch, tmp_path)
    code, out, _ = terminal("play carnival --seats 2 --seed 3 --opt open_hands=off", "quit")
    assert code == 0
    told = " ".join(out.split())
    assert told.count("You are dealt: ") == 1
    assert told.count("Greedy is dealt 4 tiles.") == 1
    assert "Greedy draws: " not in told


def test_a_whole_game_with_hidden_hands_is_played_by_computers_and_replayed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    terminal = Terminal(capsys, monkeypatch, tmp_path)
    players = "--players greedy,random,greedy"
    code, out, _ = terminal(f"play carnival --seats 3 {players} --seed 1 --opt open_hands=off")
    assert code == 0
    [file] = tmp_path.glob("*.record")
    code, out, _ = terminal(f"replay {file.name}")
    assert code == 0
    assert "Result: " in out
