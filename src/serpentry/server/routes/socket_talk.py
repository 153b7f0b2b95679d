"""Play over a WebSocket: each message is checked, answered, and never trusted."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace

from fastapi import WebSocket, WebSocketDisconnect

from serpentry.hosting.host import Asker
from serpentry.hosting.requests.messages import Spoken
from serpentry.hosting.room import Room
from serpentry.hosting.shapes.messages import RefusedMessage
from serpentry.hosting.storage import NotKept
from serpentry.hosting.submitting import Stale
from serpentry.hosting.table_talk import TableTalk
from serpentry.hosting.viewers import Viewer, Wants
from serpentry.languages import best_language, say
from serpentry.server.edge.connections import TEXTS_AT_ONCE
from serpentry.server.edge.limits import address_of, cost_of, network_of
from serpentry.server.edge.loop_time import timed
from serpentry.server.edge.security import host_fits, origin_fits
from serpentry.server.metrics import REFUSALS, SOCKETS
from serpentry.server.parts import ServiceParts
from serpentry.server.store.failures import StoreFailed
from serpentry.table.commands import Come, Say
from serpentry.table.decide import Who
from serpentry.table.refusals import Refused

MOST_UNSENT = 2_000_000
"""Characters that a slow reader may leave unread before the socket is closed."""
LONG_TEXT = 50_000
"""Characters from which on sending takes the loop a while."""
FEW_VIEWERS = 16
"""This many at one table are sent to in one go."""
TOO_SLOW = "too-slow"
POLICY_VIOLATION, GOING_AWAY, TRY_LATER, NOT_FOUND = 1008, 1001, 1013, 4404


def not_at_once(text: str) -> bool:
    """Nothing can be sent without waiting."""
    return False


@dataclass
class Outbox:
    """What is waiting to be sent."""

    at_once: Callable[[str], bool] = not_at_once
    """Sends a text without waiting, if that can be done."""
    queue: "asyncio.Queue[str | None]" = field(default_factory=asyncio.Queue)
    size: int = 0
    is_too_long: bool = False
    is_resting: bool = False
    """Whether the sender has nothing to do."""

    def put(self, text: str | None) -> None:
        """Send at once, or later; a reader that is too slow is cut off and can come back."""
        if self.is_too_long:
            return
        if text is not None and self.is_resting and self.queue.empty() and self.at_once(text):
            return
        # One message alone may be larger: a table is sent as a whole.
        if text is not None and self.size and self.size + len(text) > MOST_UNSENT:
            self.is_too_long, text, self.size = True, None, 0
            while not self.queue.empty():
                self.queue.get_nowait()
        self.size += len(text or "")
        self.queue.put_nowait(text)

    async def get(self) -> str | None:
        """What is to be sent next; None at the end."""
        self.is_resting = True
        text = await self.queue.get()
        self.is_resting = False
        self.size -= len(text or "")
        return text


async def play(
    parts: ServiceParts,
    socket: WebSocket,
    table: str,
    since: int,
    wants: Wants,
    is_program: bool = False,
) -> None:
    """Serve one socket until it closes."""
    known = parts.doorman.known(socket)
    guest = known.guest if known else None
    who = guest or address_of(socket)
    await socket.accept()
    if not host_fits(socket.headers, parts.settings.allowed_hosts):
        return await socket.close(POLICY_VIOLATION, "foreign-host")
    if not origin_fits(socket.headers, parts.settings.allowed_origins):
        return await socket.close(POLICY_VIOLATION, "foreign-origin")
    address = address_of(socket)
    if not parts.limits.request_fits(address, cost_of("socket")):
        return await socket.close(TRY_LATER, "too-many")
    if guest in parts.overseer.orders.banned:
        return await socket.close(POLICY_VIOLATION, "guest-banned")
    try:
        room = await parts.keeper.room(table)
        if since > room.state.seq:
            await parts.keeper.refresh(room)  # another server has told of more
        room.want_viewer(guest)
    except StoreFailed as failed:
        return await socket.close(TRY_LATER, failed.fault.value)
    except Refused as refused:
        return await socket.close(NOT_FOUND, refused.key)
    if parts.is_closing or not parts.limits.socket_opens(who):
        return await socket.close(TRY_LATER, "too-many")
    SOCKETS.inc()
    try:
        language = socket.query_params.get("language") or socket.headers.get("accept-language")
        wants = replace(wants, language=best_language(language))
        talk = SocketTalk(parts, socket, room, guest, wants)
        talk.viewer.is_program, talk.viewer.device = is_program, known.device if known else ""
        await talk.run(since)
    finally:
        SOCKETS.dec()
        parts.limits.socket_closes(who)
    return None


class SocketTalk(TableTalk):
    """One socket: a reader, a writer, and the room between."""

    def __init__(
        self, parts: ServiceParts, socket: WebSocket, room: Room, guest: str | None, wants: Wants
    ) -> None:
        self.parts, self.socket = parts, socket
        self.address = address_of(socket)
        self.network = network_of(self.address)
        offered = socket.scope.get("extensions", {}).get(TEXTS_AT_ONCE)
        self.outbox = Outbox(self._send_at_once) if offered else Outbox()
        self.sends: Callable[[str], bool] = offered["send"] if offered else not_at_once
        viewer = Viewer(guest, self.outbox.put, wants, self._close, self.welcome)
        super().__init__(parts.keeper, room, viewer)

    @property
    def asker(self) -> Asker:
        """For whom whatever is asked is done."""
        return Asker(self.guest or "", self.address)

    async def run(self, since: int) -> None:
        """Talk until one side has enough."""
        try:
            early = await self.look_back(since)
            if self.viewer.wants.picture:
                await self.host.terms.aside(self.asker, self._look)
        except Refused as refused:
            return await self.socket.close(TRY_LATER, refused.key)
        self.outbox.put(self.welcome(since, early))
        self.room.come(self.viewer)
        self.parts.presence.came(self.room)
        self.parts.keeper.think(self.room)
        writer = asyncio.create_task(self._write())
        try:
            await self._come()
            # A task of its own wakes without the two dozen callers that this one has.
            await asyncio.create_task(self._read())
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.room.viewers.discard(self.viewer)
            self.parts.presence.changed(self.room)
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer
            self._leave_no_circles()
        return None

    def _leave_no_circles(self) -> None:
        """Viewer and outbox know whose they are: without the way back all of it goes at once."""
        del self.viewer
        self.outbox.at_once = self.sends = not_at_once

    def _look(self) -> str:
        """The table as the viewer sees it: where thousands of moves are drawn, not quickly."""
        return self.room.sights.of(self.guest, self.viewer.wants).text

    async def _come(self) -> None:
        """Note that somebody who is awaited has come; if it can't be stored, the next time."""
        state = self.room.state
        if any(state.chairs[seat].guest == self.guest for seat in state.missing):
            with suppress(Refused, Stale, NotKept):
                await self.parts.keeper.submit(self.room, Come(), Who(self.guest))

    def _close(self, key: str) -> None:
        told = {"type": "closing", "key": key, "text": say(self.language, key)}
        self.outbox.put(self.parts.encode(told))
        self.outbox.put(None)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self.outbox.get()) is not None:
                if len(text) > LONG_TEXT:
                    await self.parts.turnstile.enter(self.network)
                    await timed(self.socket.send_text(text), self._take_time)
                else:
                    await self.socket.send_text(text)
            if is_slow := self.outbox.is_too_long:
                self.parts.limits.note("unread", self.address, False)
            await self.socket.close(GOING_AWAY, TOO_SLOW if is_slow else None)

    async def _read(self) -> None:
        who = self.guest or f"watcher {id(self)}"
        while True:
            message = await self.socket.receive()
            await self.parts.turnstile.enter(self.network)
            is_out = self.parts.forgetter.is_gone(self.viewer.device)
            if message["type"] == "websocket.disconnect" or is_out:
                return
            limits = self.parts.limits
            if not (limits.message_fits(who) and limits.work_fits(self.address, who)):
                self._refuse("too-many")
                await asyncio.sleep(0.2)
            elif (text := message.get("text")) is None:
                self._refuse("text-expected")
            else:
                self.outbox.put(await timed(self.hear(text), self._pay))

    def _send_at_once(self, text: str) -> bool:
        """A short text for one of few: many are not sent to in one go."""
        is_quick = len(text) <= LONG_TEXT and len(self.room.viewers) <= FEW_VIEWERS
        return is_quick and self.sends(text)

    def _take_time(self, seconds: float) -> None:
        self.parts.turnstile.worked(self.network, seconds)

    def _pay(self, seconds: float) -> None:
        self._take_time(seconds)
        self.parts.limits.worked(self.address, seconds, self.guest or "")

    def tell_presence(self) -> None:
        """Tell all spectators who is here, also through other servers."""
        self.parts.presence.changed(self.room)

    def check(self, said: Spoken) -> None:
        """Whether chat is allowed now; Refused."""
        if isinstance(said, Say) and not self.parts.limits.chat_fits(self.guest or ""):
            raise Refused("too-many")

    def _refuse(self, key: str) -> None:
        self.outbox.put(self.parts.encode(self.refusal(None, Refused(key))))

    def refusal(self, id: str | None, refused: Refused) -> RefusedMessage:
        """A refusal, counted."""
        REFUSALS.labels(refused.key).inc()
        return super().refusal(id, refused)
