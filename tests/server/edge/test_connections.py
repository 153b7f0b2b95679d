"""Connections, unread answers and refusals are bounded, and each refusal is logged once."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import structlog
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from serpentry.client import Client
from serpentry.client.client import HERE
from serpentry.server.edge import connections, newest
from serpentry.server.edge.connections import Connections, SocketConnection, Timed
from serpentry.server.edge.limits import Limits, LoggedRefusals
from serpentry.server.edge.newest import Newest
from serpentry.server.routes import socket_talk
from serpentry.server.routes.socket_talk import Outbox
from serpentry.server.run import Service
from tests.server.running import PATIENCE, guest, running, settings

HALF_BODY = b'PUT /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"na'


async def opened(service: Service) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", int(service.url.rsplit(":", 1)[1]))


async def test_half_a_body_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.3)
    async with running(tmp_path) as service, guest(service) as ada:
        reader, writer = await opened(service)
        writer.write(HALF_BODY)
        with suppress(ConnectionResetError):
            assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
        writer.close()
        assert (await ada.http.get("/api/health")).status_code == 200
        assert 'serpentry_limited_total{what="body"}' in (await ada.http.get("/metrics")).text


async def asked_once(service: Service) -> bytes:
    """The answer to a request on a connection of its own; nothing if that is cut."""
    return await answer_to(*await opened(service))


async def answer_to(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
    writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""
    finally:
        writer.close()


async def test_an_address_has_so_many_connections_and_a_proxy_any(tmp_path: Path) -> None:
    async def check(trusted: str, fits: bool) -> None:
        given = {"connections_per_address": 3, "trusted_proxies": trusted}
        async with running(tmp_path, **given) as service:
            held = [await opened(service) for _ in range(4)]
            reader, writer = held[-1]
            assert bool(await answer_to(reader, writer)) == fits
            for _, one in held:
                one.close()
            async with asyncio.timeout(PATIENCE):
                while b"200 OK" not in await asked_once(service):
                    await asyncio.sleep(0.01)

    await check("", False)
    await check("127.0.0.0/8", True)


async def test_headers_without_an_end_get_a_sentence(tmp_path: Path) -> None:
    async with running(tmp_path) as service:
        reader, writer = await opened(service)
        writer.write(b"GET / HTTP/1.1\r\nX-A: " + b"x" * 200_000)
        told = await asyncio.wait_for(reader.readuntil(b"large.\n"), PATIENCE)
        assert told.startswith(b"HTTP/1.1 431 ")
        writer.close()


async def test_an_outbox_is_bounded_by_what_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_talk, "MOST_UNSENT", 10)
    outbox = Outbox()
    outbox.put("a whole table, however large")
    assert await outbox.get() == "a whole table, however large"
    outbox.put("12345")
    outbox.put("12345")
    assert not outbox.is_too_long
    outbox.put("1")
    outbox.put("never sent")
    assert (outbox.is_too_long, await outbox.get(), outbox.queue.empty()) == (True, None, True)


class Wire(asyncio.Transport):
    """A connection whose other end does nothing."""

    is_cut = is_read_slowly = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("10.0.0.1", 1) if name == "peername" else default

    def abort(self) -> None:
        self.is_cut = True

    def pause_reading(self) -> None:
        self.is_read_slowly = True

    def resume_reading(self) -> None:
        self.is_read_slowly = False


async def test_reading_is_stopped_for_a_message_that_nobody_waits_for_yet() -> None:
    one, wire = SocketConnection.__new__(SocketConnection), Wire()
    one.transport, one.queue, one.read_paused, one.close_sent = wire, asyncio.Queue(), False, False

    def say(text: bytes) -> bool:
        one.frames, one.curr_msg_data_type = [text], "text"
        one.send_receive_event_to_app()
        return wire.is_read_slowly

    waits = asyncio.create_task(one.receive())
    await asyncio.sleep(0)
    assert (say(b"first"), say(b"second")) == (False, True)
    heard = [await waits, await one.receive()]
    assert [message.get("text") for message in heard] == ["first", "second"]
    assert not wire.is_read_slowly


async def test_whoever_does_not_read_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "UNREAD_SECONDS", 0.05)
    limits = Limits(settings(tmp_path))
    watched = Connections(limits, 5, 100, "")
    for reads in (True, False):
        one, wire = Timed(), Wire()
        one.transport, one.loop, one.watched = wire, asyncio.get_running_loop(), watched
        one.connection_made(wire)
        one.pause_writing()
        if reads:
            one.resume_writing()
        await asyncio.sleep(0.2)
        assert wire.is_cut != reads
        one.connection_lost(None)
    assert not watched.open


async def test_a_socket_must_name_the_service_as_a_request_does(tmp_path: Path) -> None:
    async with running(tmp_path, hosts="localhost") as service:
        async with Client(service.url.replace("127.0.0.1", "localhost")) as ada:
            await ada.introduce("Ada")
            table = await ada.make_table("snekagon", [HERE, HERE])
        url = f"{service.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(url) as socket:
            with pytest.raises(ConnectionClosed, match="foreign-host"):
                await socket.recv()


def test_a_refusal_is_logged_once_a_minute_with_its_count(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("serpentry.server.edge.limits.time.monotonic", lambda: now[0])
    refusals = LoggedRefusals()
    with structlog.testing.capture_logs() as lines:
        for _ in range(50):
            refusals.add("request", "10.0.0.1")
        now[0] += 61
        refusals.add("request", "10.0.0.1")
    assert [one["times"] for one in lines] == [1, 50]


async def test_a_source_never_waits_for_its_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    async def reports(count: int) -> AsyncGenerator[tuple[str, Any], None]:
        for number in range(count):
            yield "report", number
            await asyncio.sleep(0)
        yield "done", {}

    async def check() -> None:
        news = Newest(reports(100)).read()
        assert await anext(news) == ("report", 0)
        for _ in range(300):
            await asyncio.sleep(0)
        assert [one async for one in news] == [("report", 99), ("done", {})]
        monkeypatch.setattr(newest, "UNREAD_SECONDS", -1.0)
        told, source = Newest(reports(100)), reports(100)
        told.source = source
        read = told.read()
        await anext(read)
        for _ in range(300):
            await asyncio.sleep(0)
        assert told.is_over, "nobody listens, so nobody thinks"
        assert len([one async for one in read]) == 1

    await check()


async def test_whoever_hangs_up_in_the_middle_of_a_request_leaves_no_trace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path) as service:
        for path in ("/api/tables", "/api/guest", "/api/verify"):
            _, writer = await opened(service)
            head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{{"
            writer.write(head.encode())
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.transport.abort()
        await asked_once(service)
    assert "ASGI" not in caplog.text
