"""The command that prints."""

from pathlib import Path

import pytest

from serpentry.cli import main
from tests.printing.reading import Printed


def _run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr("sys.argv", ["serpentry", *arguments])
    with pytest.raises(SystemExit) as left:
        main.run()
    return int(str(left.value.code))


def test_a_game_is_written_to_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "nest.pdf"
    wishes = ["--paper", "letter", "--players", "2", "--edition", "mono", "--scale", "0.8"]
    assert _run(monkeypatch, "print", "schlangennest", *wishes, "-o", str(file)) == 0
    assert len(Printed(file.read_bytes()).named("piece.")) == 36


def test_a_wrong_wish_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _run(monkeypatch, "print", "sssnake", "--edition", "gold") == 2
    assert "colour, mono, colourblind" in capsys.readouterr().err
