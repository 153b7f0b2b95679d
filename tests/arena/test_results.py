"""The file of results: nothing lost, nothing doubled, whatever happens to the run."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from serpentry.arena import ResultsFile, read_results, run
from serpentry.arena.results import OtherRun
from serpentry.arena.worker_pools import OneProcess
from serpentry.catalogue import game_of_record
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.record import read_record, replay
from tests.arena.small import played, small_plan
from tests.processes import start


def fill(path: Path, games: int) -> None:
    plan = small_plan(games=games)
    with ResultsFile(path, plan) as results:
        run(plan, results, OneProcess())


def test_a_file_reads_as_it_was_written_and_its_records_replay(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    fill(path, 4)
    assert list(read_results(path)) == list(played(small_plan(games=4)))
    for result in read_results(path):
        record = read_record(result.record)
        assert len(list(replay(game_of_record(record), record))) == result.plies
        assert record.players == {
            seat: ("greedy", "random")[who] for seat, who in enumerate(result.seating)
        }


@pytest.mark.parametrize("cut", [1, 40, 400])
def test_a_torn_last_line_is_dropped_and_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "run.jsonl"
    fill(path, 4)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    with ResultsFile(path, small_plan(games=4)) as results:
        assert len(results) == 3
    fill(path, 4)
    assert path.read_bytes() == whole


@pytest.mark.parametrize("kept", [0, 10, 60])
def test_a_torn_head_is_written_anew(tmp_path: Path, kept: int) -> None:
    path = tmp_path / "run.jsonl"
    fill(path, 2)
    whole = path.read_bytes()
    path.write_bytes(whole[:kept])
    fill(path, 2)
    assert path.read_bytes() == whole


@pytest.mark.parametrize("content", ["hello", "hello\n", '{"format": "other"}\n', "[1]\n"])
def test_a_strange_file_is_refused_and_left_as_it_is(tmp_path: Path, content: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(content)
    with pytest.raises(BadText):
        ResultsFile(path, small_plan())
    assert path.read_text() == content


def test_a_file_of_another_run_is_refused_and_says_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    fill(path, 2)
    with pytest.raises(OtherRun, match="its seed is 1, not 2"):
        ResultsFile(path, small_plan(seed=2))
    with pytest.raises(OtherRun, match="its players is"):
        ResultsFile(path, small_plan(players=["random", "random"]))
    with ResultsFile(path, small_plan(games=50)) as results:
        assert results.found == 2


def test_two_runs_cannot_write_to_one_file(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with (
        ResultsFile(path, small_plan()),
        pytest.raises(OtherRun, match="in use by another run"),
    ):
        ResultsFile(path, small_plan())


def test_a_doubled_or_broken_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    fill(path, 2)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines, lines[1]]))
    with pytest.raises(BadText, match=r"line 4: Game 0 appears twice"):
        read_results(path)
    path.write_text(lines[0] + "{]\n" + lines[2])
    with pytest.raises(BadText, match=r"line 2: this is not JSON"):
        read_results(path)
    path.write_text(lines[0] + '{"number": 3}\n')
    with pytest.raises(BadText, match=r"line 2: This can't be read: group is missing"):
        read_results(path)


def test_rules_of_another_version_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    fill(path, 1)
    path.write_text(path.read_text().replace('"rules":"1"', '"rules":"0"', 1))
    with pytest.raises(BadText, match="rules 0 of snekagon; these are 1"):
        read_results(path)


def begin(path: Path, games: int) -> subprocess.Popen[bytes]:
    line = f"match snekagon --players greedy,random --games {games} --seed 1 --jobs 2"
    command = [sys.executable, "-m", "serpentry", *line.split(), "--opt", "board_side=4"]
    quiet = subprocess.DEVNULL
    return start(
        [*command, "--out", str(path)],
        stdout=quiet,
        stderr=quiet,
        # Whoever runs the tests in the background may have SIGINT ignored, which is inherited.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )


def lines_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


@pytest.mark.thorough
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_is_killed_goes_on_where_it_was(tmp_path: Path, how: signal.Signals) -> None:
    path, games = tmp_path / "run.jsonl", 200
    killed = begin(path, games)
    while lines_in(path) < 20:
        assert killed.poll() is None
        time.sleep(0.02)
    killed.send_signal(how)
    killed.wait()
    before = read_results(path)
    assert 15 < len(before) < games
    head = path.read_bytes()[: path.read_bytes().rfind(b"\n") + 1]
    assert begin(path, games).wait() == 0
    assert path.read_bytes().startswith(head)
    numbers = [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]]
    assert sorted(numbers) == list(range(games))
    assert list(read_results(path))[:6] == list(played(small_plan(games=6)))
