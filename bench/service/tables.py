"""Durable moves a second and 99th percentile of latency, with many live games on this machine.

`python -m bench tables [SECONDS]`: our service from 50 to 600 tables, with two workers,
with a move a table every five seconds, and boardgame.io's with its own file storage, in one
run. Clients move as fast as they are acknowledged.
"""

import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random

import uvloop
from rich.console import Console
from rich.table import Table

from bench.line import Line
from serpentry.catalogue import set_up
from serpentry.client import Client
from serpentry.client.client import HERE
from serpentry.tabletop.game import Json
from serpentry.tabletop.helpers.walk import random_walk

SECONDS, SHORT = 8.0, 4.0
GAMES = 200
GROWTH = (50, 200, 600)
PACED = (GAMES, 1000)
GAME, OTHER = "snekagon", "schlangennest"
SPARE = 600
"""Tables that are made before, besides one for each who plays: games end."""
PEER = Path(__file__).parent / "boardgameio"
PEER_SECONDS = 300
"""The longest that boardgame.io is waited for."""
LOOSE = (
    *("REQUESTS_PER_MINUTE", "MESSAGES_PER_SECOND", "TABLES_PER_GUEST", "SOCKETS_PER_GUEST"),
    *("WORK_PER_MINUTE", "CONNECTIONS_PER_ADDRESS"),
)


@dataclass
class Load:
    """What many clients measured."""

    seconds: float = SECONDS
    times: list[float] = field(default_factory=list)
    until: float = 0.0
    server_seconds: float = 0.0
    """Processor time that the server spent meanwhile: what a busy machine does not distort."""

    @property
    def cost(self) -> float:
        """Milliseconds of the server's processor time a move."""
        return 1000 * self.server_seconds / max(1, len(self.times))

    @property
    def rate(self) -> float:
        """Moves a second."""
        return len(self.times) / self.seconds

    @property
    def p99(self) -> float:
        """Milliseconds that 99 of 100 moves stay under."""
        return sorted(self.times)[int(len(self.times) * 0.99)] * 1000 if self.times else 0.0


def processor_seconds(pid: int) -> float:
    """Processor time that a process and those it started have used so far."""
    place = Path(f"/proc/{pid}")
    fields = (place / "stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    children = (place / "task" / str(pid) / "children").read_text(encoding="utf-8").split()
    return own + sum(processor_seconds(int(child)) for child in children)


def database_in(folder: Path) -> str:
    """The address of the database that `our_service` uses."""
    return f"sqlite:///{folder / 't.sqlite'}"


@contextmanager
def our_service(
    folder: Path,
    workers: int = 1,
    loose: bool = True,
    command: Sequence[str] = ("serpentry", "serve"),
) -> Iterator[tuple[str, int]]:
    """`serpentry serve` with a fresh SQLite file; `loose` without the limits of guests."""
    environment = {f"SERPENTRY_{name}": "10000000" for name in LOOSE if loose}
    environment |= {"SERPENTRY_DATABASE": database_in(folder), "SERPENTRY_PORT": "0"}
    environment |= {"SERPENTRY_WORKERS": str(workers)}
    process = subprocess.Popen(
        [sys.executable, "-m", *command],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().split()[-1], process.pid
    finally:
        process.terminate()
        process.wait(30)
        process.stdout.close()


Peer = dict[str, float]
"""What boardgame.io did: moves, their rate, the slowest of a hundred, processor time a move."""


@cache
def scripts(count: int, game: str = GAME) -> list[list[Json]]:
    """Random games, worked out before: the clients know no rules."""
    made = set_up(game)
    return [
        [made.codec.move_json(move) for _, move, _ in random_walk(made.rules, Random(seed))]
        for seed in range(count)
    ]


async def measure_ours(
    url: str, pid: int, games: int, seconds: float = SECONDS, game: str = GAME, pause: float = 0.0
) -> Load:
    """Play at so many tables at once, as fast as moves are acknowledged or with a pause.

    Tables are made and sockets opened before, more than one for each that plays: games end. They
    have come to different moments when the time begins: a move costs less the later it is.
    """
    load, known = Load(seconds), scripts(40, game)
    async with Client(url, timeout=120) as client:
        await client.introduce("Bench")
        lines = [await _open(client, game) for _ in range(games + (0 if pause else SPARE))]
        players = [
            Player(lines[at::games], known[at % len(known)], load, pause) for at in range(games)
        ]
        await asyncio.gather(*(one.begin(at) for at, one in enumerate(players)))
        before, load.until = processor_seconds(pid), time.perf_counter() + load.seconds
        await asyncio.gather(*(one.play() for one in players))
        load.server_seconds = processor_seconds(pid) - before
        load.seconds -= max(0.0, load.until - time.perf_counter())
        for one in lines:
            one.close()
    return load


async def _open(client: Client, game: str) -> Line:
    """The socket of a new table."""
    table = await client.make_table(game, [HERE, HERE])
    cookie = "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())
    return await Line.opened(client.url, f"/api/tables/{table}/socket?changes=true", cookie)


class Player:
    """Somebody who plays one game after another, as far as the time goes.

    All is done where a text arrives, without a task that would have to be woken: what the clients
    take of the processors the service has not.
    """

    def __init__(self, lines: list[Line], moves: list[Json], load: Load, pause: float) -> None:
        self.lines, self.load, self.pause = lines, load, pause
        self.moves = [json.dumps(move) for move in moves]
        self.made = self.after = self.at = self.until = 0
        self.began = 0.0
        self.has_begun = self.is_timed = False
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()
        for line in lines:
            line.listener = self._heard

    async def begin(self, number: int) -> None:
        """Play the first game up to some moment."""
        self.until, self.has_begun = number % len(self.moves), True
        if self._sits_down():
            self._go_on()
        await self.done

    async def play(self) -> None:
        """Play on, and note how long each move took."""
        self.done, self.is_timed = self.loop.create_future(), True
        if self.pause:
            self.loop.call_later(self.pause * Random(id(self)).random(), self._go_on)
        else:
            self._go_on()
        await self.done

    def _sits_down(self) -> bool:
        """Whether the welcome at a table has come by now."""
        texts, self.made = self.lines[self.at].texts, 0
        if not texts:
            return False
        welcome = texts.popleft()
        self.after = int(welcome.rpartition(b'"table":{"seq":')[2].partition(b",")[0])
        return True

    def _go_on(self) -> None:
        """The next move, if there is to be another."""
        self.began = time.perf_counter()
        if not self.is_timed and self.made == self.until:
            return self._end()
        if self.is_timed and self.began >= self.load.until:
            return self._end()
        if self.made == len(self.moves):
            if self.at + 1 == len(self.lines):
                return self._end()
            self.at += 1
            if not self._sits_down():
                return None
        move, self.made = self.moves[self.made], self.made + 1
        self.lines[self.at].say(
            f'{{"type":"move","id":"m{self.made}","after":{self.after},"move":{move}}}'
        )
        return None

    def _end(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def _heard(self, line: Line) -> None:
        """Something was told; between a move and its acknowledgement that may be other things."""
        if line.error is not None and not self.done.done():
            self.done.set_exception(line.error)
        if not self.has_begun or line is not self.lines[self.at] or not line.texts:
            return
        if not self.made and line.texts[0].startswith(b'{"type":"welcome"') and self._sits_down():
            self._go_on()
        while line.texts:
            text = line.texts.popleft()
            assert not text.startswith(b'{"type":"refused"'), text
            if text.startswith(b'{"type":"ack"'):
                self.after = int(text.rpartition(b'"last":')[2][:-1])
                self._acknowledged()

    def _acknowledged(self) -> None:
        now = time.perf_counter()
        if self.is_timed and now < self.load.until:
            self.load.times.append(now - self.began)
        if self.is_timed and self.pause:
            self.loop.call_later(self.pause, self._go_on)
        else:
            self._go_on()


def measure_peer(folder: Path, games: int, seconds: float = SECONDS) -> Peer | None:
    """The same with boardgame.io; None if it can't be had here."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    place = folder / "peer"
    shutil.copytree(PEER, place)
    got = subprocess.run([npm, "install", "--silent"], cwd=place, capture_output=True, check=False)
    if got.returncode != 0:
        return None
    port = free_port()
    server = subprocess.Popen(
        [node, "server.js", str(port), str(folder / "files")],
        cwd=place,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        _wait_for(port)
        _wait_for(port + 1)
        command = [node, "load.js", f"http://localhost:{port}", str(games), str(seconds)]
        return _load_peer(command, place, server)
    finally:
        server.kill()
        server.wait()


def _load_peer(command: list[str], place: Path, server: "subprocess.Popen[bytes]") -> Peer | None:
    with subprocess.Popen(command, cwd=place, stdout=subprocess.PIPE, text=True) as loading:
        assert loading.stdout is not None

        def hang_up() -> None:
            with suppress(subprocess.TimeoutExpired):
                server.wait(PEER_SECONDS)
            loading.kill()

        # Its server may crash under load, and then its clients would ask for ever.
        threading.Thread(target=hang_up, daemon=True).start()
        if loading.stdout.readline().strip() != "begin":
            return None
        before = processor_seconds(server.pid)
        found = json.loads(loading.stdout.readline() or "null")
        spent = processor_seconds(server.pid) - before
    return found and {**found, "cost": 1000 * spent / max(1, found["moves"])}


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _wait_for(port: int) -> None:
    for _ in range(200):
        with suppress(OSError), socket.create_connection(("localhost", port), 1):
            return
        time.sleep(0.1)


def row(load: Load, games: int, what: str) -> tuple[str, ...]:
    """What was measured with so many games, to be shown."""
    p99, cost = f"{load.p99:,.0f} ms", f"{load.cost:.2f} ms"
    return what, str(games), f"{load.rate:,.0f}", p99, cost


def peer_row(peer: Peer | None) -> tuple[str, ...]:
    """The same of boardgame.io."""
    if peer is None:
        return "boardgame.io", str(GAMES), "could not be run here", "", ""
    p99 = f"{peer['p99']:,.0f} ms" if peer.get("p99") else "none"
    return "boardgame.io", str(GAMES), f"{peer['rate']:,.0f}", p99, f"{peer['cost']:.2f} ms"


def ours(
    games: int, seconds: float, game: str = GAME, workers: int = 1, pause: float = 0.0
) -> Load:
    """A fresh service under load."""
    folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
    quick = asyncio.Runner(loop_factory=uvloop.new_event_loop)
    with folder as name, our_service(Path(name), workers) as (url, pid), quick as runner:
        return runner.run(measure_ours(url, pid, games, seconds, game, pause))


def tables(seconds: float = SECONDS) -> None:
    """Print the figures."""
    shown = Table("server", "live games", "durable moves/s", "p99 latency", "processor a move")
    loads = {games: ours(games, seconds) for games in GROWTH}
    for games, load in loads.items():
        shown.add_row(*row(load, games, GAME))
    shown.add_row(*row(ours(GAMES, seconds, OTHER), GAMES, OTHER))
    shown.add_row(*row(ours(GAMES, seconds, workers=2), GAMES, f"{GAME}, 2 workers"))
    for games in PACED:
        shown.add_row(*row(ours(games, 15, pause=5.0), games, f"{GAME}, a move each 5 s"))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        peer = measure_peer(Path(name), GAMES, seconds)
    shown.add_row(*peer_row(peer))
    console = Console()
    console.print(shown)
    few, many = loads[GROWTH[0]], loads[GROWTH[-1]]
    console.print(
        f"from {GROWTH[0]} to {GROWTH[-1]} tables: {many.rate / max(few.rate, 1):.2f}× the moves, "
        f"{many.cost / max(few.cost, 1e-9):.2f}× the processor time a move"
    )
    if peer is not None and peer["rate"]:
        own = loads[GAMES]
        console.print(
            f"serpentry / boardgame.io at {GAMES}: {own.rate / peer['rate']:.2f}× the moves, "
            f"{own.cost / peer['cost']:.2f}× the processor time a move"
        )


if __name__ == "__main__":
    tables(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
