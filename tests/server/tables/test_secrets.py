"""Non-interference: what a seat may not know changes not a byte of what it is told.

Games are played over the net twice: with deals that differ only in what one seat and all
spectators may not know, or with different draws to come. All that these two hear is compared: every
answer of every path of the service's description, every message of the socket, and what is handed
to the computers that give hints and analyse.
"""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from functools import cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image
from tools.openapi import described

from serpentry.catalogue import BOXES
from serpentry.client import Client, TableSocket
from serpentry.client.client import ELSEWHERE, HERE, computer
from serpentry.client.table import Refusal
from serpentry.hosting import host
from serpentry.hosting import room as rooms
from serpentry.review.evaluation import PositionEvaluation
from serpentry.review.judges import JudgeKind
from serpentry.review.value import Value
from serpentry.search.report import Analysis, Candidate, shared_out
from serpentry.server.bots.jobs import Choose, Evaluate
from serpentry.server.run import Service
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import AnyBox
from tests.server.running import guest, running
from tests.server.twins import Pair, Script, futures, hidden_setups, twins

PEOPLE, COMPUTERS = "people", "computers"
SEAT = 0
FILL = {"rule": "", "name": "x.svg", "code": "en", "seconds": "1", "drawn": "true"}
FILL |= {"guest": "0", "contact": "0", "study": "0", "puzzle": "x", "avoided": "0", "report": "0"}
FILL |= {"ending": "webp", "theme": "light", "board": "0", "version": "1"}
BODIES: dict[str, Any] = {
    "arrange": lambda table, ply: {"seats": 2, "laid": []},
    "ask": lambda table, ply: {"seats": 2},
    "check": lambda table, ply: {"seats": 2},
    "introduce": lambda table, ply: {"name": "Ada"},
    "make": lambda table, ply: {"from": {"table": table, "ply": ply}},
    "sit": lambda table, ply: {},
    "verify_record": lambda table, ply: {"record": "nothing"},
    "show_record": lambda table, ply: {"record": "nothing"},
    "show_study": lambda table, ply: {"text": "nothing"},
    "add_study": lambda table, ply: {},
    "change_study": lambda table, ply: {"text": "nothing"},
    "remove_study": lambda table, ply: None,
    "hint": lambda table, ply: None,
    "make_pass": lambda table, ply: None,
    "withdraw_pass": lambda table, ply: None,
    "use_pass": lambda table, ply: {"word": "nobody-has-this-word"},
    "set_read_only": lambda table, ply: {"read_only": True},
    "ban": lambda table, ply: None,
    "unban": lambda table, ply: None,
    "close": lambda table, ply: None,
    "reopen_table": lambda table, ply: None,
    "want_mail": lambda table, ply: {"address": "ada@example.org", "kinds": ["turn"]},
    "want_push": lambda table, ply: {},
    "change_contact": lambda table, ply: {"kinds": []},
    "remove_contact": lambda table, ply: None,
    "study_turn": lambda table, ply: {"text": "nothing"},
    "study_grade": lambda table, ply: {"text": "nothing"},
    "keep_preferences": lambda table, ply: {},
    "report": lambda table, ply: {"reason": "spam", "seat": 1},
    "avoid": lambda table, ply: {"how": "mute", "seat": 1},
    "avoid_no_more": lambda table, ply: None,
    "have_read": lambda table, ply: None,
    "dismiss_report": lambda table, ply: None,
    "rename_guest": lambda table, ply: {"name": "Ada"},
    "suspend_guest": lambda table, ply: {"days": 1},
    "lift_suspension": lambda table, ply: None,
    "hold_study": lambda table, ply: {},
    "share_study": lambda table, ply: {"visibility": "link"},
    "start_lab": lambda table, ply: {"game": "snekagon", "seats": 2, "first": {}, "second": {}},
    "stop_lab": lambda table, ply: None,
}
"""What is sent with each operation that is no GET: a new one must be added, or the test fails."""
WHO_ASKS_IS_GONE = "forget_me"
"""Says nothing of a table, and whoever asked sits nowhere any more."""
DEVICES = ("/api/guest/passkeys", "/api/guest/devices", "/api/guest/sign-in", "/api/guest/recovery")
"""They know of devices, which are named by lot, and of no table: see edge/test_passkeys."""
CLUB = {"club": "nowhere", "tournament": "1", "key": ""}
"""Clubs are told of games that have ended: it is enough to ask for one that is not there."""
WISHES: dict[str, dict[str, Any]] = {
    "sit": {},
    "pick": {"side": ""},
    "rise": {},
    "answer": {"what": "undo", "yes": True},
    "claim": {"seat": 1, "how": "computer"},
    "say": {"text": "hello"},
    "ask": {"what": "pause"},
    "resume": {},
    "stir": {"salt": "0" * 16},
    "mute": {"line": 1},
    "remove": {"seat": 1},
    "describe": {},
    "read": {"text": "pass"},
    "tell": {"move": None},
    "ping": {},
    "rest": {"days": 1},
}
"""Messages that change nothing that was played; `try` and `move` go with the script."""
AT_THE_END = {"resign"}


@dataclass
class Heard:
    """All that the seat and a spectator were told."""

    socket: list[str] = field(default_factory=list)
    spectator: list[str] = field(default_factory=list)
    pages: list[tuple[str, int, bytes]] = field(default_factory=list)


@cache
def description() -> Any:
    """What the service says of itself."""
    return json.loads(described())


async def ask(client: Client, method: str, path: str, body: Any) -> tuple[int, bytes]:
    """An answer; of a stream that goes on for ever its first event."""
    async with client.http.stream(method, path, json=body) as answer:
        found = b""
        async for piece in answer.aiter_bytes():
            found += piece
            if path.startswith("/api/lobby/events") and found.endswith(b"\n\n"):
                break
        return answer.status_code, found


async def pages(client: Client, box: AnyBox, table: str, ply: int, earlier: tuple[int, ...]) -> Any:
    """Every operation of the description, asked at the table as it stands."""
    found = []
    for path, operations in description()["paths"].items():
        for method, operation in operations.items():
            name, parts = operation["operationId"], operation.get("parameters", [])
            if name == WHO_ASKS_IS_GONE or path.startswith(DEVICES):
                continue
            of_club = operation["tags"] == ["clubs"]
            body = None if method == "get" else {} if of_club else BODIES[name](table, ply)
            facts = {**FILL, **CLUB, "game": box.name, "table": table, "rule": box.rule_ids[0]}
            filled = path.format(**facts)
            asked = [one["name"] for one in parts if one["in"] == "query"]
            for at in sorted({*earlier, ply}) if "ply" in asked else (ply,):
                query = "&".join(f"{one}={(FILL | CLUB).get(one, at)}" for one in asked)
                answer = await ask(client, method.upper(), f"{filled}?{query}", body)
                found.append((f"{name} {at}", *answer))
    return found


def overheard_jobs(service: Service, script: Script) -> None:
    """Computers move by the script; of hints and analysis it is told what they are made from."""

    async def play(job: Choose, *_: Any) -> Any:
        rules, position = GAME[service].rules, GAME[service].rules.start()
        for by, move in script:
            if by == job.seat and GAME[service].secrets.view(position, job.seat) == job.view:
                return move
            position = rules.play(position, move)
        raise AssertionError("not in the script")

    async def evaluate(job: Evaluate, *_: Any) -> AsyncIterator[Any]:
        """Figures that tell what they are made from."""
        game = GAME[service]
        made_from = repr((game.codec.position_json(job.view), job.seat))
        digest = int(sha256(made_from.encode()).hexdigest(), 16)
        moves = game.rules.moves(job.view)
        part, move = digest % 997 / 997, moves[digest % len(moves)]
        results = shared_out(part, job.seat, game.seats)
        found = Candidate(move, part, digest % 89, 300, 1.0, (move,), results=results)
        value = Value(results, level=4)
        after = dict.fromkeys((move, *job.wish.also), value)
        analysis = Analysis((found,), 300, 1.0)
        yield PositionEvaluation(
            job.seat, game.seats, 1.0, JudgeKind.SEARCH, analysis, value, after, 4, 300, 600.0
        )

    async def prepare(*_: Any) -> None:
        """No engine is built for what is played by a script."""

    async def until_ready(_: str) -> AsyncIterator[float]:
        for part in list[float]():
            yield part

    vars(service.parts.analysts.engines).update(
        until_ready=until_ready, is_ready=lambda _: True, want=lambda _: None
    )
    vars(service.parts.pool).update(prepare=prepare, choose=play)
    vars(service.parts.analysts).update(prepare=prepare, evaluate=evaluate)


GAME: dict[Service, Any] = {}


async def overheard(
    folder: Path,
    box: AnyBox,
    seats: int,
    options: dict[str, Any],
    script: Script,
    pair: Pair,
    by: str,
) -> Heard:
    """What is heard of a game of a pair, against people or computers."""
    async with (
        running(folder) as service,
        guest(service, "Ada") as ada,
        guest(service, "Bob") as bob,
        Client(service.url) as stranger,
    ):
        GAME[service] = box.set_up(seats, options)
        keeper = service.parts.keeper
        keeper.terms = replace(
            keeper.terms, dice_for=lambda _: lambda state: script[len(state.played)][1]
        )
        overheard_jobs(service, script)
        other = ELSEWHERE if by == PEOPLE else computer("random")
        places = [HERE if at == SEAT else other for at in range(seats)]
        table = await ada.make_table(box.name, places, options=options)
        for at in range(seats) if by == PEOPLE else ():
            if at != SEAT:
                await bob.sit(table, at)
        async with ada.at(table) as one, bob.at(table) as two, stranger.at(table) as three:
            heard = Heard(one.heard, three.heard)
            one.keep_heard = three.keep_heard = True
            for number, (mover, move) in enumerate(script[: pair.until]):
                if mover is CHANCE or (mover != SEAT and by == COMPUTERS):
                    continue
                socket = one if mover == SEAT else two
                await _stands_at(socket, number)
                data = GAME[service].codec.move_json(move)
                if socket is one:
                    await one.command("try", id=f"try{number}", move=data)
                if number in pair.moments:
                    await _say_everything(one, three, number)
                    for client in (ada, stranger):
                        heard.pages += await pages(client, box, table, number, pair.plies)
                await socket.command(
                    "move", id=f"move{number}", move=data, after=socket.seq, seat=mover
                )
                for listener in (one, three):
                    await _stands_at(listener, number + 1)
            for listener in (one, three):
                await _stands_at(listener, pair.until)
            return Heard(list(one.heard), list(three.heard), heard.pages)


async def _stands_at(socket: TableSocket, ply: int) -> None:
    await socket.until(lambda: socket.table["ply"] >= ply)


async def _say_everything(seat: TableSocket, spectator: TableSocket, number: int) -> None:
    for who, socket in (("a", seat), ("s", spectator)):
        for type, fields in WISHES.items():
            try:
                if type == "ping":
                    await socket.send_raw('{"type": "ping"}')
                else:
                    await socket.command(type, id=f"{who}{type}{number}", **fields)
            except Refusal:
                continue


def digest_pixels(svg: str, zoom: float = 1) -> bytes:
    """A small picture that differs where the painted one would: painting all takes long."""
    file = BytesIO()
    Image.frombytes("L", (8, 4), sha256(svg.encode()).digest()).save(file, "PNG")
    return file.getvalue()


def freeze(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take away what differs between any two games: names, times, seeds."""
    monkeypatch.setattr("serpentry.pictures.stills.png", digest_pixels)
    # On a busy machine a beat comes late, which is told to whoever asks.
    monkeypatch.setattr("serpentry.server.upkeep.heartbeat.LATE_SECONDS", float("inf"))
    names = (f"table{at}" for at in itertools.count())
    for module in (host, rooms):
        monkeypatch.setattr(module, "now_ms", lambda: 1_000_000)
    for module_name in (
        "serpentry.hosting.table_talk",
        "serpentry.server.store.changes",
        "serpentry.server.tables.keeper",
        "serpentry.server.tables.device_tokens",
        "serpentry.server.conduct.avoiding",
    ):
        monkeypatch.setattr(f"{module_name}.now_ms", lambda: 1_000_000)
    monkeypatch.setattr("serpentry.hosting.setups.SystemRandom", lambda: Random(1))
    monkeypatch.setattr("serpentry.hosting.host.secrets.token_urlsafe", lambda _: next(names))
    monkeypatch.setattr(host, "new_seed", lambda: "0" * 64)
    people, kept = (itertools.count() for _ in range(2))
    guests = "serpentry.server.routes.guests.new_guest"
    monkeypatch.setattr(guests, lambda: f"{next(people):024x}")
    lots = SimpleNamespace(token_hex=lambda size: f"{next(kept):0{2 * size}x}")
    monkeypatch.setattr("serpentry.server.conduct.avoiding.secrets", lots)


def compared(
    box: AnyBox,
    seats: int,
    options: dict[str, Any],
    pair: Pair,
    by: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Both games sound the same."""
    assert pair.scripts[0] != pair.scripts[1]
    heard = []
    for number, script in enumerate(pair.scripts):
        place = folder / str(number)
        place.mkdir()
        with monkeypatch.context() as patch:
            freeze(patch)
            heard.append(asyncio.run(overheard(place, box, seats, options, script, pair, by)))
    one, two = heard
    assert one.socket
    assert one.pages
    assert [name for name, *_ in one.pages] == [name for name, *_ in two.pages]
    for left, right in zip(one.pages, two.pages, strict=True):
        assert left == right
    assert one.socket == two.socket
    assert one.spectator == two.spectator


@pytest.mark.one_in(4)
@pytest.mark.parametrize("by", [COMPUTERS, PEOPLE])
@pytest.mark.parametrize(
    ("box", "seats", "options"), hidden_setups(), ids=lambda one: str(one)[:20]
)
def test_deals_that_differ_only_in_secrets_give_byte_equal_traffic(
    box: AnyBox,
    seats: int,
    options: dict[str, Any],
    by: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pair = twins(box.set_up(seats, options), SEAT)
    compared(box, seats, options, pair, by, tmp_path, monkeypatch)


@pytest.mark.one_in(10)
@pytest.mark.parametrize("by", [PEOPLE, COMPUTERS])
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_nothing_tells_of_draws_and_moves_to_come(
    box: AnyBox, by: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats, options = next(iter(box.samples))
    pair = futures(box.set_up(seats, options), SEAT)
    compared(box, seats, dict(options), pair, by, tmp_path, monkeypatch)


def test_a_hidden_game_is_among_them() -> None:
    assert {"lots", "carnival"} <= {box.name for box, _, _ in hidden_setups()}


def test_every_message_of_the_description_is_sent() -> None:
    """A new message must be added to those that the games above are played with."""
    post = description()["webhooks"]["socket_message"]["post"]
    schema = post["requestBody"]["content"]["application/json"]["schema"]
    assert set(schema["discriminator"]["mapping"]) == {"try", "move"} | set(WISHES) | AT_THE_END
