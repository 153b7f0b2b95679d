"""Play over a WebSocket: each message is checked, answered, and never trusted."""

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, replace

import structlog
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from serpentry.hosting.conversation import Conversation
from serpentry.hosting.room import Room
from serpentry.hosting.telling import Viewer, Wants
from serpentry.hosting.wire import dumps
from serpentry.languages import best_language, say
from serpentry.server.edge import messages
from serpentry.server.edge.limits import cost_of
from serpentry.server.edge.mistakes import first_mistake, no_json
from serpentry.server.edge.security import origin_fits
from serpentry.server.parts import Parts
from serpentry.server.store.failures import StoreFailed
from serpentry.server.upkeep.metrics import REFUSALS, SOCKETS
from serpentry.table.refusals import Refused
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.game import Json

MOST_UNSENT = 512
"""Messages that a slow reader may leave unread before the socket is closed."""
AGAIN_MS = 1000
"""A command that could not be stored may be sent again after so long."""
POLICY_VIOLATION, GOING_AWAY, TRY_LATER, NOT_FOUND = 1008, 1001, 1013, 4404

log = structlog.get_logger()


@dataclass
class Outbox:
    """What is waiting to be sent."""

    queue: "asyncio.Queue[str | None]"

    def put(self, text: str | None) -> None:
        """Send later; a reader that is too slow is cut off and can come back."""
        if self.queue.full():
            while not self.queue.empty():
                self.queue.get_nowait()
            text = None
        self.queue.put_nowait(text)


async def play(parts: Parts, socket: WebSocket, table: str, since: int, wants: Wants) -> None:
    """Serve one socket until it closes."""
    guest = parts.doorman.guest_of(socket)
    who = guest or (socket.client.host if socket.client else "?")
    await socket.accept()
    if not origin_fits(socket.headers, parts.settings.allowed_origins):
        return await socket.close(POLICY_VIOLATION, "foreign-origin")
    address = socket.client.host if socket.client else "?"
    if not parts.limits.request_fits(address, cost_of("socket")):
        return await socket.close(TRY_LATER, "too-many")
    if guest in parts.overseer.orders.banned:
        return await socket.close(POLICY_VIOLATION, "guest-banned")
    try:
        room = await parts.keeper.room(table)
        if room is not None and since > room.state.seq:
            await parts.keeper.refresh(room)  # another server has told of more
    except StoreFailed as failed:
        return await socket.close(TRY_LATER, failed.fault.value)
    except Refused as refused:
        return await socket.close(NOT_FOUND, refused.key)
    if room is None:
        return await socket.close(NOT_FOUND, "no-such-table")
    if parts.is_closing or not parts.limits.socket_opens(who):
        return await socket.close(TRY_LATER, "too-many")
    SOCKETS.inc()
    try:
        language = socket.query_params.get("language") or socket.headers.get("accept-language")
        wants = replace(wants, language=best_language(language))
        conversation = SocketConversation(parts, socket, room, guest, wants)
        await conversation.run(since)
    finally:
        SOCKETS.dec()
        parts.limits.socket_closes(who)
    return None


class SocketConversation(Conversation):
    """One socket: a reader, a writer, and the room between."""

    def __init__(
        self, parts: Parts, socket: WebSocket, room: Room, guest: str | None, wants: Wants
    ) -> None:
        self.parts, self.socket = parts, socket
        self.outbox = Outbox(asyncio.Queue(MOST_UNSENT + 1))
        viewer = Viewer(guest, self.outbox.put, wants, self._close, self.welcome)
        super().__init__(room, viewer, parts.keeper)

    async def run(self, since: int) -> None:
        """Talk until one side has enough."""
        self.outbox.put(self.welcome(since))
        self.room.viewers.add(self.viewer)
        self.parts.presence.came(self.room)
        self.parts.keeper.thinker.think(self.room)
        writer = asyncio.create_task(self._write())
        try:
            await self._read()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self.room.viewers.discard(self.viewer)
            self.parts.presence.left(self.room)
            writer.cancel()
            with suppress(asyncio.CancelledError):
                await writer

    def _close(self, key: str) -> None:
        self.outbox.put(dumps({"type": "closing", "key": key, "text": say(self.language, key)}))
        self.outbox.put(None)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self.outbox.queue.get()) is not None:
                await self.socket.send_text(text)
            await self.socket.close(GOING_AWAY)

    async def _read(self) -> None:
        who = self.guest or f"watcher {id(self)}"
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self.parts.limits.message_fits(who):
                self._refuse(None, Refused("too-many"))
                await asyncio.sleep(0.2)
                continue
            self.outbox.put(await self._answer(message.get("text")))

    async def _answer(self, text: str | None) -> str:
        answer = await self._answered(text)
        return answer if isinstance(answer, str) else dumps(answer)

    async def _answered(self, text: str | None) -> JsonObject | str:
        try:
            message = _parsed(text, self.language)
        except Refused as refused:
            return self.refusal(None, refused)
        if message["type"] == "say" and not self.parts.limits.chat_fits(self.guest or ""):
            return self.refusal(message["id"], Refused("too-many"))
        try:
            return await self.answer(message)
        except StoreFailed as failed:
            answer = self.refusal(message["id"], Refused(failed.fault.value))
            return {**answer, "again": AGAIN_MS}
        except Exception:  # one command that breaks something must not end the conversation
            log.exception("a command broke", table=self.room.id)
            return self.refusal(message["id"], Refused("something-broke"))

    async def name(self, guest: str) -> str:
        """What a guest is called."""
        return await self.parts.store.guest_name(guest) or "?"

    def _refuse(self, id: str | None, refused: Refused) -> None:
        self.outbox.put(dumps(self.refusal(id, refused)))

    def refusal(self, id: Json, refused: Refused) -> JsonObject:
        """A refusal, counted."""
        REFUSALS.labels(refused.key).inc()
        return super().refusal(id, refused)


def _parsed(text: str | None, language: str) -> JsonObject:
    """A message as it came, once it is known to be one."""
    if text is None:
        raise Refused("text-expected")
    try:
        message: JsonObject = json.loads(text, parse_constant=_no_number)
        messages.client_messages.validate_python(message)
    except (ValueError, RecursionError) as error:
        raise Refused("not-a-message", why=_why(error, language)) from error
    return message


def _no_number(word: str) -> None:
    raise ValueError(word)


def _why(error: Exception, language: str) -> str:
    if isinstance(error, ValidationError):
        mistakes = error.errors(include_url=False, include_input=False, include_context=False)
        return first_mistake(mistakes, language)
    return no_json(language)
