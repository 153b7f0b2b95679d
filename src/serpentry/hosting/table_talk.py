"""Talking with one who looks at a table: a welcome, and an answer to every message."""

import logging

from serpentry.hosting.carried import LONG, events_since
from serpentry.hosting.host import Asker, Stale, TableHost
from serpentry.hosting.requests import messages
from serpentry.hosting.requests.reader import BadRequest
from serpentry.hosting.room import Room, now_ms
from serpentry.hosting.storage import NotKept
from serpentry.hosting.viewers import Viewer, WrittenEvents, with_part
from serpentry.languages import say, sentence
from serpentry.table import commands
from serpentry.table.commands import Command
from serpentry.table.decide import Who
from serpentry.table.refusals import Refused, in_words
from serpentry.table.shown.boards import equipment_view
from serpentry.table.shown.names import names_at
from serpentry.table.shown.narration import told_if
from serpentry.table.shown.views import hides, illegal_view, looks_back_from, looks_from
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.game import AnyGame, Json
from serpentry.tabletop.refusal import Illegal, IllegalMove

log = logging.getLogger(__name__)


class TableTalk:
    """One viewer and the room."""

    def __init__(self, host: TableHost, room: Room, viewer: Viewer) -> None:
        self.host, self.room, self.viewer = host, room, viewer
        self.guest, self.language = viewer.guest, viewer.wants.language

    @property
    def asker(self) -> Asker:
        """For whom whatever is asked is done."""
        return Asker(self.guest or "")

    async def look_back(self, since: int) -> WrittenEvents | None:
        """Much that happened after an event, written where that holds up no table."""
        state = self.room.state
        if state.seq - since <= LONG:
            return None
        seat = looks_back_from(state, self.guest)
        found = await self.host.terms.apart(self.asker, events_since, state, since, seat)
        text = found if isinstance(found, str) else self.host.terms.encode(found)
        return WrittenEvents(state.seq, text)

    def welcome(self, since: int, early: WrittenEvents | None = None) -> str:
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
            **({"hides": True} if hides(state) else {}),
        }
        return self.room.told_since(since, self.viewer, about, early)

    async def hear(self, text: str) -> str:
        """The answer to a text that was sent; whatever it is, there is one."""
        answer = await self._answer_to(text)
        return answer if isinstance(answer, str) else self.host.terms.encode(answer)

    async def _answer_to(self, text: str) -> JsonObject | str:
        id: str | None = None
        try:
            message = messages.message_of(text)
            if isinstance(message, messages.PingMessage):
                self._attend(message.away)
                return {"type": "pong", "now": now_ms()}
            id = message.id
            self.room.want_viewer(self.guest)
            self.check(message)
            return await self._answer(message)
        except BadRequest as mistake:
            return self.refusal(id, Refused("not-a-message", why=in_words(mistake, self.language)))
        except IllegalMove as refused:
            answer = self.refusal(id, Refused("illegal-move"))
            return {**answer, "illegal": self._illegal(refused.illegal)}
        except Refused as refused:
            return self.refusal(id, refused)
        except NotKept as failed:
            return {**self.refusal(id, Refused(failed.key)), "again": failed.again_ms}
        except SerpentryError as error:
            return self.refusal(id, Refused("not-readable", why=in_words(error, self.language)))
        except Exception:  # one command that breaks something must not end the conversation
            log.exception("a command broke at table %s", self.room.id)
            return self.refusal(id, Refused("something-broke"))

    def _attend(self, away: bool) -> None:
        """Note whether somebody looks at the page, and tell the others when that changes."""
        if self.viewer.is_away != away:
            self.viewer.is_away = away
            self.tell_presence()

    def tell_presence(self) -> None:
        """Tell all who look on who is here."""
        self.room.tell_presence()

    def check(self, message: messages.CommandMessage) -> None:
        """Whether a message may be sent now; Refused."""

    async def _answer(self, message: messages.CommandMessage) -> JsonObject | str:
        match message:
            case messages.DescribeMessage(id=id):
                head = self.host.terms.encode({"type": "described", "id": id})
                return with_part(head, "told", self.room.sights.in_words(self.guest))
            case messages.TryMessage(id=id, move=move):
                return self._verdict(id, move)
            case messages.ReadMessage(id=id, text=text):
                return self._meant(id, text)
        return await self._do(message)

    async def _do(self, message: messages.CommandMessage) -> JsonObject | str:
        if self.guest is None:
            raise Refused("no-guest")
        id, command = message.id, await self._command(message, self.guest)
        knows = message.after if isinstance(message, messages.MoveMessage) else None
        if knows is not None and knows > self.room.state.seq:
            await self.host.refresh(self.room)
            if knows > self.room.state.seq:
                raise Refused("from-the-future")
        cause = f"{self.guest}:{id}"
        try:
            done = await self.host.submit(
                self.room, command, Who(self.guest), cause, knows, self.asker
            )
        except Stale:
            early, head = await self.look_back(knows or 0), {"type": "stale", "id": id}
            return self.room.told_since(knows or 0, self.viewer, head, early)
        # Most names are plain, and the answer to a move is quicker put together than written.
        name = f'"{id}"' if id.isascii() and id.isalnum() else self.host.terms.encode(id)
        return f'{{"type":"ack","id":{name},"first":{done.first},"last":{done.last}}}'

    async def _command(self, message: messages.CommandMessage, guest: str) -> Command:
        match message:
            case messages.MoveMessage(move=move, seat=seat):
                return commands.Play(self._move(move), seat)
            case messages.TellMessage(move=move):
                return commands.Tell(None if move is None else self._move(move))
            case messages.SitMessage(seat=seat, side=side):
                return commands.Sit(await self._name(guest), seat, side)
            case messages.PickMessage(side=side, seat=seat):
                return commands.Pick(side, seat)
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
                return commands.Say(await self._name(guest), text)
            case messages.MuteMessage(line=line):
                return commands.Mute(line)
            case messages.RemoveMessage(seat=seat):
                return commands.Remove(seat)
            case messages.RestMessage(days=days, seat=seat, begins=begins):
                return commands.Rest(days, seat, begins)
            case messages.StirMessage(salt=salt):
                return commands.Stir(salt)
        raise Refused("not-a-message", why=type(message).__name__)

    async def _name(self, guest: str) -> str:
        return await self.host.storage.guest_name(guest) or "?"

    def _move(self, data: object) -> object:
        return move_from(self.room.state.game, data)

    def _verdict(self, id: str, sent: object) -> JsonObject:
        game = self.room.state.game
        seat, view = self._sight()
        move = self._move(sent)
        illegal = game.rules.why_illegal(view, move)
        return {
            "type": "verdict",
            "id": id,
            "legal": illegal is None,
            "illegal": None if illegal is None else self._illegal(illegal),
            "told": told_if(game, view, move, seat) if illegal is None else [],
        }

    def _meant(self, id: str, text: str) -> JsonObject:
        game = self.room.state.game
        _, view = self._sight()
        move = game.notation.read(text)
        if (illegal := game.rules.why_illegal(view, move)) is not None:
            raise IllegalMove(illegal)
        return {
            "type": "meant",
            "id": id,
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

    def _illegal(self, illegal: Illegal) -> Json:
        return illegal_view(illegal, self.language, names_at(self.room.state, self.language))

    def refusal(self, id: str | None, refused: Refused) -> JsonObject:
        """That a command is refused, and why."""
        text = say(self.language, refused.key, refused.arguments)
        return {
            "type": "refused",
            "id": id,
            "key": refused.key,
            "args": refused.arguments,
            "text": text,
        }


def move_from(game: AnyGame, data: object) -> object:
    """The move that a piece of JSON stands for, legal or not; BadText if it is none."""
    try:
        move: object = game.codec.move_from(data)
    except BadText:
        raise
    except (TypeError, ValueError, AttributeError, LookupError, ArithmeticError) as error:
        raise BadText(sentence("why-no-such-move")) from error
    return move
