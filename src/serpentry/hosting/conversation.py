"""Talking with one who looks at a table: a welcome, and an answer to every message.

Messages are those of docs/protocol.md, already known to be what they should.
"""

from abc import ABC, abstractmethod

from serpentry.hosting.keeping import Keeping
from serpentry.hosting.reading import move_from
from serpentry.hosting.room import Room, now_ms
from serpentry.hosting.telling import Viewer
from serpentry.hosting.verdicts import NotKept, Stale
from serpentry.languages import say
from serpentry.table import commands
from serpentry.table.boards import equipment_view
from serpentry.table.commands import Command
from serpentry.table.decide import Who
from serpentry.table.refusals import Refused, in_words
from serpentry.table.told import described, told_if
from serpentry.table.views import illegal_view, looks_from
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.game import Json
from serpentry.tabletop.refusal import IllegalMove


class Conversation(ABC):
    """One viewer and the room."""

    def __init__(self, room: Room, viewer: Viewer, keeping: Keeping) -> None:
        self.room, self.viewer, self.keeping = room, viewer, keeping
        self.guest, self.language = viewer.guest, viewer.wants.language

    @abstractmethod
    async def name(self, guest: str) -> str:
        """What a guest is called."""

    def welcome(self, since: int) -> str:
        """The first message: the table, and what happened after an event."""
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

    async def answer(self, message: JsonObject) -> JsonObject | str:
        """What is said to a message."""
        if message["type"] == "ping":
            return {"type": "pong", "now": now_ms()}
        id = message["id"]
        if message["type"] == "describe":
            told = described(self.room.state, looks_from(self.room.state, self.guest))
            return {"type": "described", "id": id, "told": told}
        try:
            match message["type"]:
                case "try":
                    return self._verdict(message)
                case "read":
                    return self._meant(message)
            return await self._do(message)
        except IllegalMove as refused:
            answer = self.refusal(id, Refused("illegal-move"))
            return {**answer, "illegal": illegal_view(refused.illegal, self.language)}
        except Refused as refused:
            return self.refusal(id, refused)
        except NotKept:
            raise
        except SerpentryError as error:
            return self.refusal(id, Refused("not-readable", why=in_words(error, self.language)))

    async def _do(self, message: JsonObject) -> JsonObject | str:
        if self.guest is None:
            raise Refused("no-guest")
        command = await self._command(message, self.guest)
        knows = message.get("after")
        assert knows is None or isinstance(knows, int)
        if knows is not None and knows > self.room.state.seq:
            await self.keeping.refresh(self.room)
            if knows > self.room.state.seq:
                raise Refused("from-the-future")
        cause = f"{self.guest}:{message['id']}"
        try:
            done = await self.keeping.submit(self.room, command, Who(self.guest), cause, knows)
        except Stale:
            stale = {"type": "stale", "id": message["id"]}
            return self.room.told_since(knows or 0, self.viewer, stale)
        return {"type": "ack", "id": message["id"], "first": done.first, "last": done.last}

    async def _command(self, message: JsonObject, guest: str) -> Command:
        match {"seat": None, "side": "", **message}:
            case {"type": "move", "move": move, "seat": (int() | None) as seat}:
                return commands.Play(self._move(move), seat)
            case {"type": "tell", "move": move}:
                return commands.Tell(None if move is None else self._move(move))
            case {"type": "sit", "seat": (int() | None) as seat, "side": str(side)}:
                return commands.Sit(await self.name(guest), seat, side)
            case {"type": "pick", "side": str(side), "seat": (int() | None) as seat}:
                return commands.Pick(side, seat)
            case {"type": "rise"}:
                return commands.Rise()
            case {"type": "resign", "seat": (int() | None) as seat}:
                return commands.Resign(seat)
            case {"type": "ask", "what": str(what), "seat": (int() | None) as seat}:
                return commands.Propose(what, seat)
            case {"type": "answer", "what": str(what), "yes": bool(yes)}:
                return commands.Reply(what, yes)
            case {"type": "resume"}:
                return commands.GoOn()
            case {"type": "claim", "seat": int(seat), "how": str(how)}:
                return commands.Claim(seat, how)
            case {"type": "say", "text": str(text)}:
                return commands.Say(await self.name(guest), text)
            case {"type": "mute", "line": int(line)}:
                return commands.Mute(line)
            case {"type": "remove", "seat": int(seat)}:
                return commands.Remove(seat)
            case {"type": "stir", "salt": str(salt)}:
                return commands.Stir(salt)
        raise Refused("not-a-message", why=str(message.get("type")))

    def _move(self, data: object) -> object:
        return move_from(self.room.state.game, data)

    def _verdict(self, message: JsonObject) -> JsonObject:
        game = self.room.state.game
        seat, view = self._sight()
        move = self._move(message["move"])
        illegal = game.rules.why_illegal(view, move)
        return {
            "type": "verdict",
            "id": message["id"],
            "legal": illegal is None,
            "illegal": None if illegal is None else illegal_view(illegal, self.language),
            "told": told_if(game, view, move, seat) if illegal is None else [],
        }

    def _meant(self, message: JsonObject) -> JsonObject:
        game = self.room.state.game
        _, view = self._sight()
        move = game.notation.read(str(message["text"]))
        if (illegal := game.rules.why_illegal(view, move)) is not None:
            raise IllegalMove(illegal)
        return {
            "type": "meant",
            "id": message["id"],
            "move": game.codec.move_json(move),
            "said": game.narrator.said(view, move).json(),
        }

    def _sight(self) -> tuple[int, object]:
        """Whose turn it is, if theirs, and what they see: no answer tells what is hidden."""
        state = self.room.state
        seat = looks_from(state, self.guest)
        if seat is None or state.to_act != seat:
            raise Refused("not-your-turn")
        return seat, state.game.secrets.view(state.position, seat)

    def refusal(self, id: Json, refused: Refused) -> JsonObject:
        """That a command is refused, and why."""
        text = say(self.language, refused.key, refused.arguments)
        return {
            "type": "refused",
            "id": id,
            "key": refused.key,
            "args": refused.arguments,
            "text": text,
        }
