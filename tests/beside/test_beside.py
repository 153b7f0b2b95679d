"""Tests side by side: each is run once, those that belong together by one process, none is lost."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.beside.units import HANDFUL, units

ROOT = Path(__file__).parents[2]
SHARED_OUT = """
import os, pathlib, pytest
WHO = pathlib.Path({folder!r})

def tell(name):
    print("printed by", name)
    (WHO / f"{{name}}-{{os.getpid()}}").touch()

@pytest.mark.parametrize("number", range(40))
def test_ordinary(number, tmp_path):
    tell(f"ordinary{{number}}")
    assert not list(tmp_path.iterdir())

@pytest.mark.together("costly")
@pytest.mark.parametrize("number", range(5))
def test_costly(number):
    tell(f"costly{{number}}")

@pytest.mark.apart
def test_apart():
    tell("apart")
"""


def run(folder: Path, text: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the tests of a text by two processes."""
    file = folder / "test_some.py"
    file.write_text(text, encoding="utf-8")
    words = ["-m", "pytest", "-c", "/dev/null", "--rootdir", folder, "--disable-plugin-autoload"]
    return subprocess.run(
        [sys.executable, *map(str, words), "-p", "tests.beside", "-n2", *options, str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_each_is_run_once_and_those_that_share_something_by_one_process(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    seen.mkdir()
    done = run(tmp_path, SHARED_OUT.format(folder=str(seen)))
    assert "46 passed" in done.stdout, done.stdout
    told = [one.name.split("-") for one in seen.iterdir()]
    assert len(told) == 46
    assert len({process for name, process in told if name.startswith("costly")}) == 1
    others = {process for name, process in told if name != "apart"}
    assert len(others) == 2
    assert not others & {process for name, process in told if name == "apart"}


def test_what_a_failed_test_has_printed_is_told_with_it(tmp_path: Path) -> None:
    done = run(tmp_path, "def test_it():\n    print('so it was')\n    assert 1 == 2\n")
    assert done.returncode == pytest.ExitCode.TESTS_FAILED
    assert "so it was" in done.stdout
    assert "assert 1 == 2" in done.stdout


def test_a_process_that_dies_fails_its_test_and_others_run_what_it_leaves(tmp_path: Path) -> None:
    text = "import os, pytest\n@pytest.mark.parametrize('n', range(9))\n"
    done = run(tmp_path, f"{text}def test_it(n):\n    if n == 4:\n        os._exit(7)\n")
    assert "The process that ran this test ended with 7." in done.stdout
    assert "1 failed, 8 passed" in done.stdout


def test_fixtures_of_a_whole_run_are_closed(tmp_path: Path) -> None:
    text = f"""
import pathlib, pytest
@pytest.fixture(scope="session")
def open_for_long():
    yield
    (pathlib.Path({str(tmp_path)!r}) / "closed").touch()
def test_it(open_for_long):
    pass
"""
    assert "1 passed" in run(tmp_path, text).stdout
    assert (tmp_path / "closed").exists()


def test_the_longest_comes_first_and_short_ones_in_handfuls(request: pytest.FixtureRequest) -> None:
    items = [one for one in request.session.items if one.path == request.path]
    spent = {one.nodeid: HANDFUL / 4 for one in items} | {items[-1].nodeid: 10 * HANDFUL}
    found = units(items, spent)
    assert found[0].tests[-1] == len(items) - 1
    assert sorted(one for unit in found for one in unit.tests) == list(range(len(items)))
    assert all(unit.seconds <= HANDFUL for unit in found[1:])


def test_none_is_left_behind_when_the_process_that_has_all_is_killed(tmp_path: Path) -> None:
    text = f"""
import os, pathlib, signal, time, pytest
FOLDER = pathlib.Path({str(tmp_path)!r})
@pytest.mark.parametrize("number", range(6))
def test_it(number):
    (FOLDER / f"ran{{number}}").touch()
    if number == 0:
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(1)
"""
    # Its output ends when nobody is left who could write to it.
    assert run(tmp_path, text).returncode == -9
    assert not (tmp_path / "ran5").exists()
