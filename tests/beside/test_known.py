"""What went well today is left out only where no file has changed that it may read."""

from pathlib import Path

import pytest

from tests.beside import known
from tests.beside.known import HALVES, WITHOUT_CLIENT, digest_of, half_of, watch
from tests.beside.test_beside import run

WITH, WITHOUT = HALVES
FILES = ["web/one.ts", "src/one.py"]


def test_a_test_belongs_to_the_half_of_its_folder() -> None:
    assert half_of("tests/kernels/test_one.py::test_it") == WITHOUT
    assert half_of("tests/browser/tables/test_one.py::test_it") == WITH
    assert half_of("tests/test_cli.py::test_it") == WITH
    assert half_of("docs/research.md::research.md") == WITH
    assert all((Path(__file__).parents[1] / folder).is_dir() for folder in WITHOUT_CLIENT)


def test_the_client_counts_for_one_half_all_else_and_the_day_for_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def both() -> tuple[str, ...]:
        return tuple(digest_of(half, tmp_path, FILES) for half in HALVES)

    for name in FILES:
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text("1")
    first = both()
    assert both() == first
    (tmp_path / "web" / "one.ts").write_text("2")
    after = both()
    assert after[0] != first[0]
    assert after[1] == first[1]
    (tmp_path / "uv.lock").write_text("other packages")
    assert not set(both()) & {*first, *after}
    (tmp_path / "uv.lock").unlink()
    assert both() == after
    monkeypatch.setattr(known, "DAY", 1)
    assert not set(both()) & {*first, *after}


def test_a_test_without_the_client_may_not_read_it(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Path(__file__).parents[2] / "web" / "package.json"
    watch()
    monkeypatch.setenv("PYTEST_CURRENT_TEST", "tests/kernels/test_one.py::test_it (call)")
    with pytest.raises(AssertionError, match="is the client's"):
        page.read_text("utf-8")
    monkeypatch.setenv("PYTEST_CURRENT_TEST", "tests/server/test_one.py::test_it (call)")
    assert page.read_text("utf-8")


def test_what_went_well_is_left_out_the_second_time_and_what_failed_is_not(tmp_path: Path) -> None:
    text = "import os\ndef test_it():\n    assert 'SPOILT' not in os.environ\n"
    first, second = (run(tmp_path, text, "--once") for _ in range(2))
    assert (first.returncode, second.returncode) == (0, 0), second.stdout
    assert "1 passed" in first.stdout
    assert "1 tests went well today with these files (with the client)" in second.stdout
    assert "1 passed" in run(tmp_path, text).stdout
    (tmp_path / ".pytest_cache" / "v" / known.KEPT).unlink()
    spoilt = text.replace("not in", "in")
    assert [run(tmp_path, spoilt, "--once").returncode for _ in range(2)] == [1, 1]
