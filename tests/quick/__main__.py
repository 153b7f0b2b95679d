"""Runs the tests of what changed since the main line: the last part of `make check-quick`."""

import resource
import subprocess
import sys
from collections.abc import Sequence

import grimp
import pytest

from serpentry.catalogue import BOXES
from tests.quick.changes import ROOT, changed_files
from tests.quick.choice import ROOTS, choose, of_every_game
from tests.quick.spent import spent_by_file


def main(depth: str) -> int:
    """Run what belongs to the changes, of the tests with such marks; how it ended."""
    changed = changed_files()
    graph = grimp.build_graph(*ROOTS, cache_dir=None)
    choice = choose(changed, graph, spent_by_file())
    print(f"{len(changed)} files changed. {choice.said()}", flush=True)
    codes = [_pytest(depth, choice.files)] if choice.files else []
    if tests := of_every_game(changed, graph, [box.name for box in BOXES]):
        print(f"And what every game is held against, here {tests[-1]}.", flush=True)
        codes.append(_pytest(depth, tests))
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"The tests took {used.ru_utime + used.ru_stime:.0f} s of processor time.")
    return max(codes, default=0)


def _pytest(depth: str, tests: Sequence[str]) -> int:
    """Run tests of Python's in one process: to load them in several takes longer than these few.

    That none of them is for every day is fine.
    """
    words = [sys.executable, "-m", "pytest", "-n", "0", "-m", depth, *tests]
    code = subprocess.run(words, cwd=ROOT, check=False).returncode
    return 0 if code == pytest.ExitCode.NO_TESTS_COLLECTED else code


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
