"""What takes long is worked out beside the loop, once, and paid for by whoever asks."""

import asyncio
import json
import pickle
import re
import threading
import time
from collections.abc import Awaitable
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

from serpentry.catalogue import find, set_up
from serpentry.client import Client
from serpentry.client.client import HERE
from serpentry.hosting import replays
from serpentry.hosting.encoder import encode_plainly
from serpentry.hosting.host import Asker
from serpentry.hosting.replays import history_view
from serpentry.hosting.room import UNSAID, Room
from serpentry.hosting.shown_tables import rehearse, with_seed
from serpentry.server import heavy_work
from serpentry.server.bots.pool import Pool
from serpentry.server.edge.limits import Limits
from serpentry.server.edge.loop_time import timed
from serpentry.server.heavy_work import HeavyWork, KeptAnswers
from serpentry.server.routes import questions
from serpentry.table.dice import seeded
from serpentry.table.opening import opening
from serpentry.table.refusals import Refused
from serpentry.table.setup import Place, Setup
from serpentry.table.shown import rows
from serpentry.table.shown.rows import AnyListed, Rows
from serpentry.table.shown.views import looks_from, table_view
from serpentry.table.state import Played, State, fresh
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.errors import SerpentryError, UnknownName
from serpentry.tabletop.formats.record import OPEN, record_of, write_record
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.refusal import IllegalMove
from tests.server.running import PATIENCE, guest, running, settings
from tests.server.upkeep.deadly import dies, dies_once


def long_record(events: int = 900) -> str:
    game = set_up("sssnake", 4, {"rounds": 20})
    played = [(by, move) for by, move, _ in random_walk(game.rules, Random(7))]
    # A person is next: what chance draws then differs from table to table.
    events = next(at for at in range(events, 0, -1) if played[at][0] is not CHANCE)
    played = played[:events]
    return write_record(record_of(game, played, dict.fromkeys(range(4), "person"), {}, OPEN, None))


def asked(table: str) -> list[tuple[str, str, Any]]:
    """One of each question that takes long, and some that are refused."""
    small = {"seats": 2, "options": {"board_side": 4}}
    return [
        ("POST", "/api/games/snekagon/check", small),
        ("POST", "/api/games/snekagon/check", {"seats": 2, "options": {"board_side": 99}}),
        ("POST", "/api/games/snekagon/form", small),
        ("POST", "/api/games/snekagon/arrange", {**small, "drawn": True}),
        ("GET", f"/api/tables/{table}/record", None),
        ("GET", f"/api/tables/{table}/history", None),
        ("GET", f"/api/tables/{table}/counted", None),
        ("GET", f"/api/tables/{table}/picture.svg", None),
        ("GET", f"/api/tables/{table}/picture.svg?ply=99999", None),
        ("GET", f"/api/tables/{table}/verify", None),
        ("POST", "/api/verify", {"record": long_record(40)}),
        ("POST", "/api/verify", {"record": "nonsense"}),
        ("POST", "/api/show", {"record": long_record(40)}),
    ]


@pytest.mark.thorough
async def test_a_process_answers_as_a_thread_does(tmp_path: Path) -> None:
    folders = tmp_path / "process", tmp_path / "thread"
    for folder in folders:
        folder.mkdir()
    async with (
        running(folders[0], helpers=1) as service,
        running(folders[1]) as other,
        guest(service) as ada,
        guest(other) as bob,
    ):
        told = []
        for one in (ada, bob):
            table = str((await one.ask("POST", "/tables", {"record": long_record()}))["id"])
            answers = [await one.http.request(m, p, json=b) for m, p, b in asked(table)]
            told.append(
                [(a.status_code, a.headers["content-type"], _bare(a.text)) for a in answers]
            )
        assert told[0] == told[1]
        assert {status for status, _, _ in told[0]} == {200, 409, 422}


@pytest.mark.thorough
async def test_whoever_comes_to_a_long_game_is_told_all_of_it_worked_out_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reckoned, reckon = [], Pool.reckon

    async def counted(self: Pool, job: Any, *given: Any) -> Any:
        reckoned.append(pickle.loads(job.packed)[0].__name__)
        return await reckon(self, job, *given)

    monkeypatch.setattr(Pool, "reckon", counted)
    async with running(tmp_path, helpers=1) as service, guest(service) as ada:
        table = str((await ada.ask("POST", "/tables", {"record": long_record(700)}))["id"])
        service.parts.keeper.rooms.clear()
        async with ada.at(table) as socket:
            told = [one["seq"] for one in socket.events]
            assert told == list(range(1, socket.table["seq"] + 1))
        assert reckoned[:3] == ["opened", "played_anew", "events_since"]


def _bare(text: str) -> str:
    """Without what is another for each table."""
    return re.sub("[0-9a-f]{64}", "", text)


async def test_the_same_is_worked_out_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reckoned, reckon = [], Pool.reckon

    async def counted(self: Pool, *given: Any) -> Any:
        reckoned.append(given[0])
        return await reckon(self, *given)

    monkeypatch.setattr(Pool, "reckon", counted)
    async with running(tmp_path, helpers=1) as service, guest(service) as ada:
        body = {"record": long_record(40)}
        await asyncio.gather(*(ada.ask("POST", "/show", body) for _ in range(5)))
        await ada.ask("POST", "/show", body)
        assert len(reckoned) == 1


def test_kept_answers_are_bounded_by_their_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heavy_work, "MOST_KEPT", 10)
    monkeypatch.setattr(heavy_work, "LARGEST_KEPT", 6)
    kept = KeptAnswers()
    for key, text in ((b"a", "1234"), (b"b", "1234"), (b"c", "1234567")):
        kept.add(key, text)
    assert kept.get(b"c") is None, "too large for itself"
    assert kept.get(b"a") == "1234"
    kept.add(b"d", "1234")
    assert (kept.get(b"a"), kept.get(b"b"), kept.size) == ("1234", None, 8)


async def test_whoever_used_up_the_processor_waits_and_others_do_not(tmp_path: Path) -> None:
    async with (
        running(tmp_path, work_per_minute=0.05) as service,
        Client(service.url, PATIENCE) as eve,
    ):
        codes: list[int] = []
        while 429 not in codes and len(codes) < 100:  # A quick machine has done a few by then.
            body = {"record": long_record(300 + len(codes))}
            codes.append((await eve.http.post("/api/verify", json=body)).status_code)
        assert codes[0] == 200
        assert codes[-1] == 429
        elsewhere = httpx2.AsyncHTTPTransport(local_address="127.0.0.2")
        async with httpx2.AsyncClient(base_url=service.url, transport=elsewhere) as ada:
            assert (await ada.get("/api/games")).status_code == 200
        told = (await ada_metrics(service.url)).splitlines()
        assert any(line.startswith('serpentry_limited_total{what="work"}') for line in told)


async def ada_metrics(url: str) -> str:
    async with Client(url, PATIENCE) as one:
        return (await one.http.get("/metrics")).text


@pytest.mark.thorough
async def test_what_takes_too_long_is_ended_and_the_next_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = Limits(settings(tmp_path, work_per_minute=0.2))
    work = HeavyWork(limits, Pool(1, 1.0))
    try:
        assert await work.apart(Asker("ada", "net"), time.sleep, 0.0) == "null"
        monkeypatch.setattr(heavy_work, "LONGEST_SECONDS", 0.3)
        with pytest.raises(Refused) as caught:
            await work.apart(Asker("eve", "other"), time.sleep, PATIENCE)
        assert caught.value.key == "mistake-too-much"
        assert not limits.work_fits("other"), "and it is paid for"
        monkeypatch.setattr(heavy_work, "LONGEST_SECONDS", PATIENCE)
        assert await work.apart(Asker("ada", "net"), time.sleep, 0.01) == "null"
    finally:
        await work.close()


async def test_a_helper_that_dies_is_replaced_and_its_work_done_by_the_next(tmp_path: Path) -> None:
    work = HeavyWork(Limits(settings(tmp_path)), Pool(1, 10))
    try:
        assert await work.apart(Asker("ada"), dies_once, str(tmp_path / "mark")) == "done"
        with pytest.raises(Refused, match="too big"):
            await work.apart(Asker("ada"), dies)
        assert await work.apart(Asker("ada"), dies_once, str(tmp_path / "mark")) == "done"
    finally:
        await work.close()


async def test_the_loops_own_time_is_told_and_waiting_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spent: list[float] = []
    now = [0.0]
    monkeypatch.setattr("serpentry.server.edge.loop_time.thread_time", lambda: now[0])

    async def busy(wait: Awaitable[object], then: BaseException | None = None) -> str:
        now[0] += 2
        await wait
        if then is not None:
            raise then
        return "done"

    async def elsewhere() -> None:
        now[0] += 100

    assert await timed(busy(asyncio.create_task(elsewhere())), spent.append) == "done"
    with pytest.raises(KeyError):
        await timed(busy(asyncio.create_task(elsewhere()), KeyError("x")), spent.append)
    task = asyncio.ensure_future(whole(timed(busy(asyncio.Event().wait()), spent.append)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert spent == [2, 0] * 3


async def whole(work: Any) -> Any:
    return await work


@pytest.mark.parametrize(
    "error", [Refused("bad-seats"), UnknownName("game", "x", ["y"]), SerpentryError("plain")]
)
def test_a_mistake_is_the_same_in_another_process(error: SerpentryError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), again.told) == (type(error), str(error), error.told)
    assert vars(again) == vars(error)


def test_an_illegal_move_is_the_same_in_another_process() -> None:
    game = set_up("snekagon", 2, {"board_side": 4})
    move = game.rules.moves(game.rules.start())[0]
    after = game.rules.play(game.rules.start(), move)
    illegal = game.rules.why_illegal(after, move)
    assert illegal is not None
    again = pickle.loads(pickle.dumps(IllegalMove(illegal)))
    assert (str(again), again.illegal) == (str(IllegalMove(illegal)), illegal)


def table(game: str, seats: int) -> State:
    places = tuple(Place("here", f"P{at}") for at in range(seats))
    made = set_up(game, seats)
    setup = Setup(game, find(game).version, made.options_json, places, "ada", "")
    return opening(setup, seeded("5" * 64), 0, "Ada")


@pytest.mark.parametrize(("game", "seats"), [("snekagon", 2), ("carnival", 2), ("sssnake", 3)])
def test_a_table_is_the_same_in_another_process_and_shown_as_one_who_looks_sees_it(
    game: str, seats: int
) -> None:
    state = table(game, seats)
    again = pickle.loads(pickle.dumps(state))
    assert (again.log, again.positions, again.chairs) == (state.log, state.positions, state.chairs)
    room = Room("t", "seed", state)
    for guest_id in ("ada", None):
        for moves in (True, False):
            seen: Any = table_view(state, looks_from(state, guest_id), moves, "de")
            seen |= {**with_seed(state, "seed"), "you": list(state.seats_of(guest_id))}
            shown = encode_plainly({**UNSAID, **seen})
            assert json.loads(room.shown(guest_id, moves, "de")) == json.loads(shown)


async def test_too_many_tables_are_refused_before_anything_is_set_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path, tables_per_guest=1) as service, guest(service) as ada:
        await ada.make_table("snekagon", [HERE, HERE])

        def broken(*_: object) -> None:
            raise AssertionError

        monkeypatch.setattr("serpentry.hosting.answers.tables.planned", broken)
        plan = {"game": "snekagon", "seats": [HERE, HERE]}
        answer = await ada.http.post("/api/tables", json=plan)
        assert (answer.status_code, answer.json()["key"]) == (429, "too-many-tables")


def test_a_long_history_is_told_in_parts_that_make_the_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = set_up("snekagon", 2, {"board_side": 4})
    walk = [Played(by, move) for by, move, _ in random_walk(game.rules, Random(3))]
    places = (Place("here", "A"), Place("here", "B"))
    setup = Setup("snekagon", find("snekagon").version, game.options_json, places, "ada", "")
    state = opening(setup, seeded("5" * 64), 0, "Ada", walk)
    whole: Any = history_view(state, "ada")
    assert (len(whole["steps"]), whole["next"]) == (len(walk), None)
    monkeypatch.setattr(replays, "MOST_STEPS", 3)
    steps: list[object] = []
    since: int | None = 0
    while since is not None:
        part: Any = history_view(state, "ada", since=since)
        assert len(part["steps"]) <= 3
        steps += part["steps"]
        since = part["next"]
    assert steps == whole["steps"]
    late: Any = history_view(state, "ada", since=99)
    assert late["steps"] == []


@pytest.mark.parametrize("changes", [True, False])
async def test_where_there_are_many_moves_they_are_told_beside_the_loop_and_paid_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, changes: bool
) -> None:
    """A thread lists them before the move is stored; the loop only sends what it found."""
    monkeypatch.setattr("serpentry.hosting.shown_tables.MANY_MOVES", 10)
    threads: list[str] = []
    askers: list[Asker] = []
    listed, pay = Rows.listed, HeavyWork._paid

    def noted(self: Rows, *given: Any) -> AnyListed:
        threads.append(threading.current_thread().name)
        return listed(self, *given)

    def paid(self: HeavyWork, asker: Asker, *given: Any) -> None:
        askers.append(asker)
        pay(self, asker, *given)

    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("snekagon5g", [HERE, HERE])
        async with ada.at(table) as socket:
            if not changes:
                service.parts.keeper.rooms[table].viewers.copy().pop().sight = None
            with monkeypatch.context() as patched:
                patched.setattr(Rows, "listed", noted)
                patched.setattr(HeavyWork, "_paid", paid)
                for _ in range(3):
                    await socket.move(socket.legal[0])
            told = (await ada.ask("GET", f"/tables/{table}"))["table"]
            assert socket.table["legal"] == told["legal"]
            assert socket.table["position"] == told["position"]
    assert {name.partition("_")[0] for name in threads} == {"heavy"}
    assert {asker.address for asker in askers} == {"127.0.0.1"}
    assert all(asker.guest for asker in askers)


async def test_a_long_answer_is_compressed_beside_the_loop_for_whoever_takes_it_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []
    compress = questions._gzipped

    def noted(content: str) -> bytes:
        threads.append(threading.current_thread().name)
        return compress(content)

    monkeypatch.setattr(questions, "_gzipped", noted)
    monkeypatch.setattr(questions, "LONG", 1000)
    async with running(tmp_path) as service, guest(service) as ada:
        table = await ada.make_table("snekagon", [HERE, HERE], options={"board_side": 4})
        threads.clear()
        told = []
        for way in ("gzip", "identity"):
            asked = {"Accept-Encoding": way}
            answer = await ada.http.get(f"/api/tables/{table}", headers=asked)
            assert answer.headers.get("content-encoding", "identity") == way
            assert "Accept-Encoding" in answer.headers["vary"]
            told.append(answer.json())
        assert told[0] == told[1]
        assert (await ada.http.get(f"/api/tables/{table}/record")).headers.get(
            "content-encoding"
        ) is None, "it is short"
    assert [name.partition("_")[0] for name in threads] == ["heavy"]


def test_a_new_set_up_makes_a_move_before_anybody_does_and_only_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise whoever makes the first move at each of many boards holds the others up."""
    game = set_up("snekagon", 2, {"board_side": 5})
    monkeypatch.setattr(rows, "_ROWS", {})
    played: list[object] = []
    play = type(game.rules).play

    def noted(self: Any, position: object, move: object) -> object:
        played.append(move)
        return play(self, position, move)

    monkeypatch.setattr(type(game.rules), "play", noted)
    places = (Place("here"), Place("here"))
    state = fresh(Setup("snekagon", find("snekagon").version, {"board_side": 5}, places, "ada", ""))
    assert state.game is game
    for _ in range(3):
        rehearse(state)
        assert len(played) == 1
    assert not rows.rows_of(game).is_new
