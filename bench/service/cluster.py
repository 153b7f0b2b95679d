"""`make try-cluster`: an arena run on a Ray cluster of two local nodes, one of them killed.

Starts two nodes, plays a match on them, kills every process of the second node with -9 in the
middle, and checks that each game is there once and is the game that one process would have played.
"""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import IO


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


PORT = _free_port()
ADDRESS = f"127.0.0.1:{PORT}"
GAMES = 80
KILL_AFTER = 12
"""Games that are played before the node dies."""
PATIENCE = 400
"""Seconds for the match."""
STARTS = 6
"""On a busy machine Ray gives up too early when it starts a node: it is tried so often."""


def try_cluster() -> None:
    """The trial; it says what happened, and fails if a game is missing, doubled or different."""
    with TemporaryDirectory() as folder:
        alone, spread = Path(folder, "alone.jsonl"), Path(folder, "cluster.jsonl")
        subprocess.run(_match(alone, "--jobs", "1"), check=True, stdout=subprocess.DEVNULL)
        with (
            _node("--head", f"--port={PORT}", "--include-dashboard=false"),
            _node(f"--address={ADDRESS}") as second,
        ):
            _say("two nodes are up")
            _play_and_kill(spread, second)
        expected, found = sorted(_games(alone)), sorted(_games(spread))
    assert found == expected, f"{len(found)} games, {GAMES} expected, or they differ"
    _say(f"{len(found)} games, each once, all as one process plays them")


def _match(out: Path, *more: str) -> list[str]:
    line = f"match snekagon --players greedy,random --games {GAMES} --seed 5"
    return [sys.executable, "-m", "serpentry", *line.split(), "--out", str(out), *more]


def _play_and_kill(out: Path, node: int) -> None:
    run = subprocess.Popen(_match(out, "--cluster", ADDRESS))
    deadline = time.monotonic() + PATIENCE
    while len(_games(out)) < KILL_AFTER:
        assert run.poll() is None, "the match ended too early"
        assert time.monotonic() < deadline, "the match did not get going"
        time.sleep(0.1)
    workers = [pid for pid in _descendants(node) if "ray::" in _command(pid)]
    busy = len(_games(out))
    _kill(node)
    _say(f"after {busy} games killed the second node with -9, {len(workers)} workers on it")
    assert run.wait(max(1, deadline - time.monotonic())) == 0, "the match failed"


def _games(path: Path) -> list[str]:
    """The finished lines of a file of results, without its head."""
    if not path.exists():
        return []
    lines = path.read_text(encoding="utf-8").split("\n")[1:-1]
    return [line for line in lines if json.loads(line)]


@contextmanager
def _node(*how: str) -> Iterator[int]:
    """A node that runs until it is killed; given is the process that started all of it."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--num-cpus=2"]
    quiet = os.environ | {"RAY_USAGE_STATS_ENABLED": "0"}
    for _ in range(STARTS):
        with TemporaryFile() as said:
            node = subprocess.Popen([*command, *how], stdout=said, stderr=said, env=quiet)
            try:
                if _comes_up(node, said):
                    yield node.pid
                    return
            finally:
                _kill(node.pid)
                node.wait()
    raise AssertionError("the node does not start")


def _comes_up(node: subprocess.Popen[bytes], said: IO[bytes]) -> bool:
    while node.poll() is None:
        if b"Ray runtime started" in os.pread(said.fileno(), 100_000, 0):
            return True
        time.sleep(0.5)
    return False


def _descendants(pid: int) -> list[int]:
    """All processes that a process started, directly or not."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
            children.setdefault(parent, []).append(int(stat.parent.name))
    found = children.get(pid, [])
    return found + [one for child in found for one in _descendants(child)]


def _command(pid: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text()
    return ""


def _kill(pid: int) -> None:
    for one in (pid, *_descendants(pid)):
        with suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)


def _say(what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {what}", flush=True)


if __name__ == "__main__":
    try_cluster()
