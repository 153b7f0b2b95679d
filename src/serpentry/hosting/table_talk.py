"""Talking with one who looks at a table: a welcome, and an answer to every message."""

import logging

from serpentry.hosting.carried import LONG, events_since
from serpentry.hosting.host import Asker, TableHost
from serpentry.hosting.requests.messages import (
    Describe,
    KnowingSender,
    Nobody,
    Ping,
    Read,
    Sender,
    Spoken,
    Try,
    message_of,
)
from serpentry.hosting.room import Room, now_ms
from serpentry.hosting.shapes.messages import (
    MeantMessage,
    PongMessage,
    RefusedMessage,
    ServerMessage,
    VerdictMessage,
)
from serpentry.hosting.storage import NotKept
from serpentry.hosting.submitting import Stale
from serpentry.hosting.viewers import Viewer, WrittenEvents, with_part
from serpentry.languages import say, sentence
from serpentry.table.commands import Command, Play, Say, Sit, Tell
from serpentry.table.decide import Who
from serpentry.table.refusals import Refused, in_words
from serpentry.table.shown.boards import equipment_view
from serpentry.table.shown.names import names_at
from serpentry.table.shown.narration import told_if
from serpentry.table.shown.shapes import IllegalInfo
from serpentry.table.shown.views import (
    hides,
    illegal_view,
    looks_back_from,
    looks_from,
    of_club_view,
)
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.formats.reader import BadRequest
from serpentry.tabletop.game import AnyGame
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
        about: dict[str, object] = {
            "type": "welcome",
            "id": self.room.id,
            "game": state.setup.game,
            "rules": state.setup.rules,
            **equipment_view(state.game),
            "title": state.setup.title,
            "club": of_club_view(state.setup),
            "host": self.guest is not None and self.guest == state.setup.host,
            **({"hides": True} if hides(state) else {}),
        }
        return self.room.told_since(since, self.viewer, about, early)

    async def hear(self, text: str) -> str:
        """The answer to a text that was sent; whatever it is, there is one."""
        answer = await self._answer_to(text)
        return answer if isinstance(answer, str) else self.host.terms.encode(answer)

    async def _answer_to(self, text: str) -> ServerMessage | str:
        id: str | None = None
        try:
            sender, said = message_of(text)
            if isinstance(sender, Nobody) or isinstance(said, Ping):
                return self._pong(said)
            id = sender.id
            self.room.want_viewer(self.guest)
            self.check(said)
            return await self._answer(sender, said)
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

    def _pong(self, said: Spoken) -> PongMessage:
        """Note whether somebody looks at the page, and tell the others when that changes."""
        away = isinstance(said, Ping) and said.away
        if self.viewer.is_away != away:
            self.viewer.is_away = away
            self.tell_presence()
        return {"type": "pong", "now": now_ms()}

    def tell_presence(self) -> None:
        """Tell all who look on who is here."""
        self.room.tell_presence()

    def check(self, said: Spoken) -> None:
        """Whether this guest may write now; Refused."""

    async def _answer(self, sender: Sender, said: Spoken) -> ServerMessage | str:
        match said:
            case Describe():
                head = self.host.terms.encode({"type": "described", "id": sender.id})
                return with_part(head, "told", self.room.sights.in_words(self.guest))
            case Try(move):
                return self._verdict(sender.id, move)
            case Read(text):
                return self._meant(sender.id, text)
            case Ping():
                return self._pong(said)
        return await self._do(sender, said)

    async def _do(self, sender: Sender, said: Command) -> ServerMessage | str:
        if self.guest is None:
            raise Refused("no-guest")
        id, command = sender.id, await self._completed(said, self.guest)
        knows = sender.after if isinstance(sender, KnowingSender) else None
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

    async def _completed(self, command: Command, guest: str) -> Command:
        """A command with what its host alone knows: what its move is here, or who speaks."""
        match command:
            case Play(move):
                return command.but(move=self._move(move))
            case Tell(move) if move is not None:
                return command.but(move=self._move(move))
            case Sit() | Say():
                return command.but(name=await self._name(guest))
        return command

    async def _name(self, guest: str) -> str:
        return await self.host.storage.guest_name(guest) or "?"

    def _move(self, data: object) -> object:
        return move_from(self.room.state.game, data)

    def _verdict(self, id: str, sent: object) -> VerdictMessage:
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

    def _meant(self, id: str, text: str) -> MeantMessage:
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

    def _illegal(self, illegal: Illegal) -> IllegalInfo:
        return illegal_view(illegal, self.language, names_at(self.room.state, self.language))

    def refusal(self, id: str | None, refused: Refused) -> RefusedMessage:
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
    """The move that a piece of JSON stands for, legal or not; BadText for anything else."""
    try:
        move: object = game.codec.move_from(data)
    except BadText:
        raise
    except (TypeError, ValueError, AttributeError, LookupError, ArithmeticError) as error:
        raise BadText(sentence("why-no-such-move")) from error
    return move
