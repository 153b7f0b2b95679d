"""Play over a WebSocket: each message is checked, answered, and never trusted."""

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, replace

import structlog
from fastapi import WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from serpentry.languages import best_language, say, sentence
from serpentry.server import messages
from serpentry.server.limits import cost_of
from serpentry.server.metrics import REFUSALS, SOCKETS
from serpentry.server.mistakes import first_mistake, no_json
from serpentry.server.parts import Parts
from serpentry.server.rooms import Room, now_ms
from serpentry.server.security import origin_fits
from serpentry.server.store.failures import StoreFailed
from serpentry.server.telling import Viewer, Wants, dumps
from serpentry.server.verdicts import Stale
from serpentry.table import commands
from serpentry.table.boards import equipment_view
from serpentry.table.commands import Command
from serpentry.table.decide import Who
from serpentry.table.refusals import Refused, in_words
from serpentry.table.told import described, told_if
from serpentry.table.views import illegal_view, looks_from
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.game import Json
from serpentry.tabletop.jsons import JsonObject
from serpentry.tabletop.refusal import IllegalMove

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
        conversation = Conversation(parts, socket, room, guest, wants)
        await conversation.run(since)
    finally:
        SOCKETS.dec()
        parts.limits.socket_closes(who)
    return None


class Conversation:
    """One socket: a reader, a writer, and the room between."""

    def __init__(
        self, parts: Parts, socket: WebSocket, room: Room, guest: str | None, wants: Wants
    ) -> None:
        self.parts, self.socket, self.room, self.guest = parts, socket, room, guest
        self.language = wants.language
        self.outbox = Outbox(asyncio.Queue(MOST_UNSENT + 1))
        self.viewer = Viewer(guest, self.outbox.put, wants, self._close)

    async def run(self, since: int) -> None:
        """Talk until one side has enough."""
        self.outbox.put(self._welcome(since))
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

    def _welcome(self, since: int) -> str:
        state = self.room.state
        about: dict[str, Json] = {
            "type": "welcome",
            "id": self.room.id,
            "game": state.setup.game,
            "rules": state.setup.rules,
            **equipment_view(state.game),
            "title": state.setup.title,
            "host": self.guest is not None and self.guest == state.setup.host,
        }
        return self.room.told_since(since, self.viewer, about)

    async def _answer(self, text: str | None) -> str:
        answer = await self._answered(text)
        return answer if isinstance(answer, str) else dumps(answer)

    async def _answered(self, text: str | None) -> JsonObject | str:
        try:
            message = _parsed(text, self.language)
        except Refused as refused:
            return self._refusal(None, refused)
        if isinstance(message, messages.PingMessage):
            return {"type": "pong", "now": now_ms()}
        if isinstance(message, messages.DescribeMessage):
            told = described(self.room.state, looks_from(self.room.state, self.guest))
            return {"type": "described", "id": message.id, "told": told}
        try:
            if isinstance(message, messages.TryMessage):
                return self._verdict(message)
            return await self._do(message)
        except IllegalMove as refused:
            answer = self._refusal(message.id, Refused("illegal-move"))
            return {**answer, "illegal": illegal_view(refused.illegal, self.language)}
        except Refused as refused:
            return self._refusal(message.id, refused)
        except StoreFailed as failed:
            answer = self._refusal(message.id, Refused(failed.fault.value))
            return {**answer, "again": AGAIN_MS}
        except SerpentryError as error:
            return self._refusal(
                message.id, Refused("not-readable", why=in_words(error, self.language))
            )
        except Exception:  # one command that breaks something must not end the conversation
            log.exception("a command broke", table=self.room.id)
            return self._refusal(message.id, Refused("something-broke"))

    async def _do(self, message: messages.Command) -> JsonObject | str:
        if self.guest is None:
            raise Refused("no-guest")
        command = await self._command(message)
        knows = getattr(message, "after", None)
        if knows is not None and knows > self.room.state.seq:
            await self.parts.keeper.refresh(self.room)
            if knows > self.room.state.seq:
                raise Refused("from-the-future")
        cause = f"{self.guest}:{message.id}"
        try:
            done = await self.parts.keeper.submit(self.room, command, Who(self.guest), cause, knows)
        except Stale:
            stale = {"type": "stale", "id": message.id}
            return self.room.told_since(knows or 0, self.viewer, stale)
        return {"type": "ack", "id": message.id, "first": done.first, "last": done.last}

    async def _command(self, message: messages.Command) -> Command:
        match message:
            case messages.MoveMessage(move=move, seat=seat):
                return commands.Play(self._move(move), seat)
            case messages.SitMessage(seat=seat):
                return commands.Sit(await self._name(), seat)
            case messages.RiseMessage():
                return commands.Rise()
            case messages.ResignMessage(seat=seat):
                return commands.Resign(seat)
            case messages.AskMessage(what=what, seat=seat):
                return commands.Propose(what, seat)
            case messages.AnswerMessage(what=what, yes=yes):
                return commands.Reply(what, yes)
            case messages.ResumeMessage():
                return commands.GoOn()
            case messages.ClaimMessage(seat=seat, how=how):
                return commands.Claim(seat, how)
            case messages.SayMessage(text=text):
                if self.guest is None or not self.parts.limits.chat_fits(self.guest):
                    raise Refused("too-many")
                return commands.Say(await self._name(), text)
            case messages.MuteMessage(line=line):
                return commands.Mute(line)
            case messages.RemoveMessage(seat=seat):
                return commands.Remove(seat)
            case messages.StirMessage(salt=salt):
                return commands.Stir(salt)
        raise AssertionError(message)

    async def _name(self) -> str:
        assert self.guest is not None
        return await self.parts.store.guest_name(self.guest) or "?"

    def _move(self, data: object) -> object:
        codec = self.room.state.game.codec
        try:
            return codec.move_from(data)
        except BadText:
            raise
        except (TypeError, ValueError, AttributeError, LookupError, ArithmeticError) as error:
            raise BadText(sentence("why-no-such-move")) from error

    def _verdict(self, message: messages.TryMessage) -> JsonObject:
        """Judged by what the seat may see, so that trying tells nothing that is hidden."""
        state = self.room.state
        seat = looks_from(state, self.guest)
        if seat is None or state.to_act != seat:
            raise Refused("not-your-turn")
        view = state.game.secrets.view(state.position, seat)
        move = self._move(message.move)
        illegal = state.game.rules.why_illegal(view, move)
        return {
            "type": "verdict",
            "id": message.id,
            "legal": illegal is None,
            "illegal": None if illegal is None else illegal_view(illegal, self.language),
            "told": told_if(state.game, view, move, seat) if illegal is None else [],
        }

    def _refuse(self, id: str | None, refused: Refused) -> None:
        self.outbox.put(dumps(self._refusal(id, refused)))

    def _refusal(self, id: str | None, refused: Refused) -> dict[str, Json]:
        REFUSALS.labels(refused.key).inc()
        text = say(self.language, refused.key, refused.arguments)
        return {
            "type": "refused",
            "id": id,
            "key": refused.key,
            "args": refused.arguments,
            "text": text,
        }


def _parsed(text: str | None, language: str) -> messages.ClientMessage:
    if text is None:
        raise Refused("text-expected")
    try:
        return messages.client_messages.validate_python(json.loads(text, parse_constant=_no_number))
    except (ValueError, RecursionError) as error:
        raise Refused("not-a-message", why=_why(error, language)) from error


def _no_number(word: str) -> None:
    raise ValueError(word)


def _why(error: Exception, language: str) -> str:
    if isinstance(error, ValidationError):
        mistakes = error.errors(include_url=False, include_input=False, include_context=False)
        return first_mistake(mistakes, language)
    return no_json(language)
