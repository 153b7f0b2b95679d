"""A server with long games, a full club and many studies, whose loop is watched."""

import asyncio
import base64
import gzip
import json
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import accumulate
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple
from unittest.mock import patch

from websockets.sync.client import ClientConnection

from serpentry.catalogue import set_up
from serpentry.clubs.commands import PairNext
from serpentry.clubs.events import ClubEntry, Restyled
from serpentry.clubs.plans import SWISS
from serpentry.clubs.reading.uploads import MOST_BYTES
from serpentry.clubs.storage import ClubChange, change_text
from serpentry.server.edge.limits import Allowance
from serpentry.server.store.clubs import ClubStore
from serpentry.server.store.store import TableStore
from serpentry.tabletop.formats.record import EVENT_LINE, OPEN, record_of, write_record
from serpentry.tabletop.helpers.walk import random_walk
from tests.clubs.evenings import Evening, plan
from tests.laws.steps import Steps, spent_beside, unit
from tests.server.edge.test_hostile import Person, Threaded
from tests.server.running import TOKEN, settings
from tests.server.upkeep.test_heavy_work import long_record

HERE = {"kind": "here"}
LARGE = {"floor_side": 6, "advanced": True, "eyes": [[-3, 0], [1, -2]]}
"""Options of the set-up that takes longest to work out."""
FULL_CLUB = "fullest"
MOST_PACKED = 250_000
"""Characters of a packed club in a request."""
NONE: Mapping[str, str] = MappingProxyType({})
PARTS_OF_A_STREAM = 3
"""What never ends is not waited for."""
SILENT = "GET /api/lobby/events"
"""A stream that says one thing at once, and for long nothing more."""


class Sizes(NamedTuple):
    """How full the server is."""

    events: int
    """Of a game."""
    tables: int
    """Of the guest, each with such a game."""
    studies: int
    members: int
    entrants: int
    entries: int
    """In the log of the club."""
    letters: int
    """Kinds of awkward texts."""


DAILY = Sizes(
    events=2_000, tables=1, studies=30, members=120, entrants=48, entries=3_000, letters=3
)
FULLEST = Sizes(
    events=4_400, tables=20, studies=90, members=1_000, entrants=256, entries=49_900, letters=8
)
"""Nearly as much of everything as limits permit: no game has more events."""
STUDY_BOARDS, STUDY_EVENTS = 40, 16


class Call(NamedTuple):
    """A request to be made."""

    operation: str
    """Its method and path, as the list of all requests has them."""
    path: str
    body: Any = None
    headers: Mapping[str, str] = NONE

    @property
    def method(self) -> str:
        return self.operation.partition(" ")[0]

    @property
    def size(self) -> int:
        sent = "" if self.body is None else json.dumps(self.body)
        return len(self.path) + len(sent) + sum(map(len, self.headers.values()))


class Message(NamedTuple):
    """Something said over the socket of a table; or nothing: the first message of the server."""

    operation: str
    table: str
    content: Any = None
    query: str = "moves=false"

    @property
    def size(self) -> int:
        return len(json.dumps(self.content)) if self.content else len(self.query)


class Spent(NamedTuple):
    """Processor seconds for an answer: the loop's longest step, all its steps, everybody's work."""

    longest: float
    loop: float
    total: float
    step: str
    """What the longest step was."""


class World:
    """The server, one guest, and what there is."""

    def __init__(self, folder: Path, sizes: Sizes = DAILY) -> None:
        asyncio.run(fill_club(settings(folder).database_url, sizes))
        self.sizes, self.steps, self.unit = sizes, Steps(), unit()
        self.threaded = Threaded(
            folder,
            admin_token=TOKEN,
            analysis_seconds=0.1,
            public_url="https://play.example.org",
        )
        self.steps.thread = self.threaded.thread
        self.asked_last = ""
        self.person = Person(self.threaded.service.url, "Ada")
        self.person.http.headers["Authorization"] = f"Bearer {TOKEN}"
        limits = self.threaded.service.parts.limits
        limits.studies = limits.clubs = Allowance(100_000, 60)
        self.record = long_record(sizes.events)
        self.club_file = packed_club(sizes)
        self.settle()

    @property
    def places(self) -> dict[str, str]:
        """What stands for the words of paths."""
        return {
            "table": self.tables[0],
            "club": FULL_CLUB,
            "study": self.study,
            "version": "1",
            "board": "0",
            "game": "snekagon5g",
            "guest": "0" * 24,
            "rule": "goal",
            "contact": "0" * 24,
            "word": "a" * 24,
            "puzzle": "snekagon-0001",
            "code": "de",
            "ending": "webp",
            "name": "snekagon.svg",
            "passkey": "ab" * 32,
            "device": "ab",
            "avoided": "ab",
            "report": "ab",
        }

    def settle(self) -> None:
        """Be a guest with games and studies, again if that guest was forgotten."""
        assert self.person.http.put("/api/guest", json={"name": "Ada"}).status_code == 200
        many = range(self.sizes.tables)
        self.large = self.made("/api/tables", large_plan())
        self.tables = [self.made("/api/tables", {"record": self.record}) for _ in many]
        self.study = self.made("/api/studies", {"text": full_study()})
        for number in range(self.sizes.studies - 1):
            self.made("/api/studies", {"text": f"# {number}"})

    def made(self, path: str, body: Any) -> str:
        """The name of something new."""
        answer = self.person.http.post(path, json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def begin(self) -> None:
        """Be somebody, also after having been forgotten."""
        if "serpentry_guest" not in self.person.http.cookies:
            self.settle()

    def a_move(self) -> tuple[Any, int]:
        """A move that is legal at the large table, and the number of its last event."""
        table = self.person.http.get(f"/api/tables/{self.large}").json()["table"]
        kind = table["legal"]["kinds"][0]
        return dict(zip(kind["parts"], kind["rows"][0], strict=True)), table["seq"]

    def cool(self) -> None:
        """Keep no table and no club in memory: the next request has them read."""
        parts = self.threaded.service.parts
        parts.clubs.kept.clear()
        parts.clubs.views.clear()
        for table in (*self.tables, self.large):
            parts.keeper.rooms.pop(table, None)

    def spent(self, wish: Call | Message) -> Spent:
        """What an answer costs; the first of each kind finds nothing in memory.

        Messages of a socket come to a table that was opened for it before.
        """
        self.begin()
        if wish.operation != self.asked_last and not (isinstance(wish, Message) and wish.content):
            self.cool()
        self.asked_last = wish.operation
        with suppress(OSError):
            return self._asked(wish) if isinstance(wish, Call) else self._said(wish)
        raise AssertionError(f"the server hung up: {wish.operation}")

    def _asked(self, call: Call) -> Spent:
        self.steps.begin()
        before = spent_beside()
        with self.person.http.stream(
            call.method, call.path, json=call.body, headers=call.headers
        ) as answer:
            assert answer.status_code < 500, (call.operation, answer.read()[:300])
            is_stream = answer.headers.get("content-type", "").startswith("text/event-stream")
            parts = 1 if call.operation == SILENT else PARTS_OF_A_STREAM
            for number, _ in enumerate(answer.iter_raw(), 1):
                if is_stream and number == parts:
                    break
        return self._noted(before)

    def _said(self, message: Message) -> Spent:
        self.steps.begin()
        before = spent_beside()
        with self.person.socket(message.table, message.query) as socket:
            socket.recv(60)
            if message.content is not None:
                self._pinged(socket)
                self.steps.begin()
                before = spent_beside()
                socket.send(json.dumps(message.content))
            self._pinged(socket)
        return self._noted(before)

    def _pinged(self, socket: ClientConnection) -> None:
        socket.send('{"type": "ping"}')
        while json.loads(socket.recv(60))["type"] != "pong":
            pass

    def _noted(self, before: float) -> Spent:
        steps = self.steps
        steps.end()
        return Spent(steps.longest, steps.total, spent_beside() - before, steps.what)

    def close(self) -> None:
        """Stop the server."""
        self.person.http.close()
        self.threaded.close()


@contextmanager
def watched(folder: Path, sizes: Sizes = DAILY) -> Iterator[World]:
    """A world whose loop's steps are noted."""
    made = World(folder, sizes)
    try:
        with patch.object(asyncio.Handle, "_run", made.steps.patched(asyncio.Handle._run)):
            yield made
    finally:
        made.close()


async def fill_club(database: str, sizes: Sizes) -> None:
    """The fullest club, in the database."""
    store = TableStore(database)
    await store.open()
    await ClubStore(store).add_to_club(FULL_CLUB, ClubChange(full_log(sizes), "all"))
    await store.close()


def packed_club(sizes: Sizes) -> str:
    """As much of the fullest club as one request takes, as a client sends it."""
    lines = [f"{change_text(ClubChange((one,)))}\n".encode() for one in full_log(sizes)]
    ends = list(accumulate(map(len, lines)))
    content = b"".join(lines[: bisect_right(ends, MOST_BYTES)])
    while len(packed := base64.b64encode(gzip.compress(content)).decode()) > MOST_PACKED:
        content = b"".join(content.splitlines(keepends=True)[: content.count(b"\n") * 3 // 4])
    return packed


def full_log(sizes: Sizes) -> tuple[ClubEntry, ...]:
    """A tournament under way, and a log that one organiser could have made."""
    evening = Evening(sizes.members, plan(SWISS), FULL_CLUB, sizes.members - sizes.entrants)
    for _ in range(2):
        evening.end_games(Random(1))
        evening.do(PairNext(1))
    member = next(iter(evening.club.members))
    fill = (Restyled(member, f"Bo {number}", "") for number in range(sizes.entries))
    more = zip(range(len(evening.log) + 1, sizes.entries + 1), fill, strict=False)
    return (*evening.log, *(ClubEntry(seq, 0, one) for seq, one in more))


def large_plan() -> dict[str, Any]:
    """A table that takes its time to set up."""
    return {"game": "snekagon5g", "seats": [HERE] * 5, "options": LARGE}


def full_study() -> str:
    """As many boards as a study may have, each with the moves of a whole game."""
    board = f"```serpentry\n{full_board()}\n```\n"
    return "# Full\n\n" + ("Words. " * 40 + "\n\n" + board) * STUDY_BOARDS


def full_board() -> str:
    """The lines of a board with the moves of a whole game."""
    game = set_up("snekagon")
    played = [(by, move) for by, move, _ in random_walk(game.rules, Random(3))][:STUDY_EVENTS]
    record = write_record(record_of(game, played, {}, {}, OPEN, None))
    moves = "\n".join(line for line in record.splitlines() if EVENT_LINE.fullmatch(line))
    return f"game: snekagon\n{moves}"
