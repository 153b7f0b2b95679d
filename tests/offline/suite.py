"""`python -m tests.offline.suite`: tests of rules, narrators, tables and hosts in browsers' Python.

Node runs it. It is newer than most Pythons at hand, and has no processes, threads or sockets: tests
that need them are left out.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.offline.same import BUNDLE, HERE, NODE

ROOT = HERE.parents[1]
PYODIDE = ROOT / "web" / "node_modules" / "pyodide" / "package.json"
PACKAGES = ROOT / "build" / "browser-tests"
TESTS = (
    "tests/games",
    "tests/tables",
    "tests/offline/test_house.py",
    "tests/offline/test_prompt.py",
)
WITH_SERVER = ("tests/tables/shown/test_changes.py", "tests/tables/shown/test_wire.py")
WITH_PROCESSES = (
    "tests/games/carnival/test_terminal.py::"
    "test_a_whole_game_with_hidden_hands_is_played_by_computers_and_replayed",
    "tests/games/carnival/test_tiles.py::test_a_designer_changes_rows_of_the_table_and_plays",
)
"""Or with threads."""
WAITING = "--experimental-wasm-jspi"
"""With it Python can wait for the loop that runs it."""
PLAIN = ("-m", "not thorough", "-o", "timeout=0", "-p", "no:cacheprovider")
"""Nothing can be interrupted there after a while."""


def version() -> str:
    """Of Pyodide's Python: its 314.0.7 has 3.14."""
    told = json.loads(PYODIDE.read_text(encoding="utf-8"))["version"].partition(".")[0]
    return f"{told[0]}.{told[1:]}"


def install(place: Path) -> None:
    """Put what the package and its tests need there; nothing of it is compiled."""
    there = ["--python-platform", "wasm32-pyodide2024", "--python-version", version()]
    words = ["pip", "install", "--quiet", "--only-binary", ":all:", *there, "--target", str(place)]
    needed = ["--requirement", "pyproject.toml", "--group", "test"]
    subprocess.run([os.environ.get("UV", "uv"), *words, *needed], check=True, cwd=ROOT)


def main() -> int:
    """Run them; what pytest ends with."""
    install(PACKAGES)
    left_out = [f"--ignore={one}" for one in WITH_SERVER]
    left_out += [f"--deselect={one}" for one in WITH_PROCESSES]
    given = [str(one) for one in (HERE / "suite.mjs", BUNDLE, ROOT, PACKAGES)]
    words = [str(NODE), WAITING, *given, *PLAIN, *left_out, *TESTS]
    return subprocess.run(words, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
