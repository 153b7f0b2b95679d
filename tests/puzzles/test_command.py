"""The command: a run becomes a pack, and a pack is checked."""

from dataclasses import replace
from pathlib import Path

import pytest

from serpentry.puzzles.bands import HARDEST_BAND
from serpentry.puzzles.pack import read_pack, write_pack
from serpentry.puzzles.puzzle import Puzzle
from tests.puzzles.samples import TEXT, pack


def serpentry(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """Run a command; its exit code."""
    from serpentry.cli import main

    monkeypatch.setattr("sys.argv", ["serpentry", *words])
    with pytest.raises(SystemExit) as ended:
        main.run()
    return int(ended.value.code or 0)


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A run of some games on a small board."""
    run = tmp_path / "run.jsonl"
    words = "puzzles make snekagon --games 6 --seed 2 --player level1 --opt board_side=4 --jobs 1"
    assert serpentry(monkeypatch, *words.split(), "--out", str(run)) == 0
    return run


def test_a_run_becomes_a_pack_that_passes_its_check(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pack.txt"
    assert serpentry(monkeypatch, "puzzles", "pack", str(made), "--out", str(file)) == 0
    assert "Left out: 0 that checking did not settle, 0 that are wrong." in capsys.readouterr().out
    assert read_pack(file.read_text()).puzzles
    assert serpentry(monkeypatch, "puzzles", "check", str(file)) == 0
    assert "0 failed; duplicates: 0." in capsys.readouterr().out


@pytest.mark.thorough
def test_a_pack_is_sorted_again_by_the_levels_as_they_are(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pack.txt"
    assert serpentry(monkeypatch, "puzzles", "pack", str(made), "--out", str(file)) == 0
    assert serpentry(monkeypatch, "puzzles", "sort", str(file)) == 0
    packed, count = read_pack(file.read_text()), len(read_pack(file.read_text()).puzzles)
    file.write_text(write_pack(replace(packed, puzzles=(*map(in_another_band, packed.puzzles),))))
    assert serpentry(monkeypatch, "puzzles", "sort", str(file)) == 0
    assert read_pack(file.read_text()) == packed
    assert f"{count} sorted; {count} came into another band." in capsys.readouterr().out


def in_another_band(puzzle: Puzzle) -> Puzzle:
    return replace(puzzle, band=puzzle.band % HARDEST_BAND + 1)


@pytest.mark.thorough
def test_a_pack_with_a_wrong_puzzle_fails_its_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pack.txt"
    file.write_text(write_pack(pack()).replace("/ i8-h9-g10-f11", "/ h7"))
    assert file.read_text() != TEXT
    assert serpentry(monkeypatch, "puzzles", "check", str(file)) == 1
    told = capsys.readouterr().out
    assert "33fcaa9346: h7 is not legal there" in told
    assert "3 checked; 1 failed; duplicates: 0." in told
