"""Logs in files: set aside when they have grown, a file for each worker."""

import subprocess
import sys
from pathlib import Path

from serpentry.server.upkeep.logs import FILES, file_of_worker

PROGRAM = """
import sys
import structlog
from serpentry.server.upkeep import logs

logs.FILE_BYTES = 2_000
logs.set_up_logs(True, file=sys.argv[1])
for number in range(200):
    structlog.get_logger().info("something", number=number)
"""


def test_a_file_is_set_aside_when_it_has_grown(tmp_path: Path) -> None:
    file = tmp_path / "serpentry.log"
    done = subprocess.run([sys.executable, "-c", PROGRAM, str(file)], capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")
    kept = sorted(tmp_path.iterdir())
    assert len(kept) == FILES
    assert all(one.stat().st_size <= 2_000 for one in kept)
    assert '"number": 199' in file.read_text(encoding="utf-8")


def test_a_file_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    file = tmp_path / "nowhere" / "serpentry.log"
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(file)], capture_output=True, text=True
    )
    assert done.stderr.strip().endswith(f"{file} can’t be written: No such file or directory.")


def test_workers_have_files_of_their_own() -> None:
    assert file_of_worker("/var/log/serpentry.log", "2") == "/var/log/serpentry-2.log"
    assert file_of_worker("", "2") == ""
