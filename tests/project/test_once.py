"""A check is left out only where nothing that it reads has changed since it went well."""

from pathlib import Path

import pytest
from tools import once as module
from tools.once import once

COUNT = "echo run >> ran; test ! -f broken"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "one.ts").write_text("1")
    return tmp_path


def runs(place: Path, command: str = COUNT) -> tuple[int, int]:
    """How it ended, and how often it was run so far."""
    code = once("check", [Path("web")], command)
    return code, len((place / "ran").read_text().split())


def test_what_went_well_is_not_done_again(place: Path) -> None:
    assert [runs(place), runs(place)] == [(0, 1), (0, 1)]


def test_what_failed_fails_again(place: Path) -> None:
    (place / "broken").touch()
    assert [runs(place), runs(place)] == [(1, 1), (1, 2)]


def test_a_changed_a_new_and_a_lost_file_count_and_so_does_another_command(place: Path) -> None:
    runs(place)
    (place / "web" / "one.ts").write_text("2")
    assert runs(place) == (0, 2)
    (place / "web" / "two.ts").write_text("1")
    assert runs(place) == (0, 3)
    (place / "web" / "two.ts").unlink()
    assert runs(place) == (0, 4)
    (place / module.INSTALLED).parent.mkdir(parents=True)
    (place / module.INSTALLED).write_text("{}")
    assert runs(place) == (0, 5)
    assert runs(place, f"{COUNT} && true") == (0, 6)
