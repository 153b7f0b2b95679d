"""The desk of the house in a browser: answers what the service would answer over HTTP."""

import re
import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict
from random import Random

from serpentry.browser.keeper import HomeKeeper, able
from serpentry.browser.keeping import Shelf
from serpentry.browser.prompt import Prompt
from serpentry.browser.request import SVG, TEXT, Answer, Request, told
from serpentry.browser.thinking import chosen
from serpentry.catalogue import find, game_of_record
from serpentry.catalogue.forms import form
from serpentry.catalogue.wording import seat_names
from serpentry.hosting.arranging import arranging_view
from serpentry.hosting.plans import origin_of, planned
from serpentry.hosting.replays import counted_now, history_view, picture_of, verdict_view
from serpentry.hosting.room import Room
from serpentry.languages import say
from serpentry.players import find_player
from serpentry.table.afterplay import is_free_to
from serpentry.table.commands import Sit
from serpentry.table.decide import Who
from serpentry.table.fairness import verify
from serpentry.table.record import record_of_table
from serpentry.table.refusals import Refused, in_words
from serpentry.table.state import Phase
from serpentry.table.views import free_seats
from serpentry.table.words import clean_name
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.formats.record import read_record, write_record
from serpentry.tabletop.options import all_options_json

HINTER = "level6"
NOT_FOUND, REFUSED = 404, 409
Handler = Callable[..., Awaitable[Answer]]


class Desk:
    """Whoever sits at this browser is the one guest of the house."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.keeper = HomeKeeper(shelf)
        self.prompt = Prompt()
        self.routes: list[tuple[str, re.Pattern[str], Handler]] = [
            (method, re.compile(path), handler) for method, path, handler in self._routes()
        ]

    def _routes(self) -> list[tuple[str, str, Handler]]:
        table = r"/api/tables/([\w-]+)"
        return [
            ("POST", r"/api/games/(\w+)/check", self._check),
            ("POST", r"/api/games/(\w+)/form", self._form),
            ("POST", r"/api/games/(\w+)/arrange", self._arrange),
            ("POST", r"/api/tables", self._make),
            ("GET", table, self._look),
            ("DELETE", table, self._forget),
            ("POST", table + "/sit", self._sit),
            ("GET", table + "/record", self._record),
            ("GET", table + "/history", self._history),
            ("GET", table + "/counted", self._counted),
            ("GET", table + r"/picture\.svg", self._picture),
            ("GET", table + "/verify", self._verify),
            ("POST", r"/api/verify", self._verify_record),
            ("POST", table + "/hint", self._hint),
            # A service has no prompt: nobody runs programs on another's machine.
            ("POST", r"/api/prompt", self._run),
        ]

    async def answer(self, request: Request) -> Answer:
        """The answer to a request; a refusal is a sentence."""
        for method, path, handler in self.routes:
            if method == request.method and (found := path.fullmatch(request.path)):
                try:
                    return await handler(request, *found.groups())
                except Refused as refused:
                    return _refusal(refused, request.language)
                except SerpentryError as error:
                    why = in_words(error, request.language)
                    return _refusal(Refused("not-readable", why=why), request.language)
        return _refusal(Refused("needs-server"), request.language)

    async def guest(self) -> str:
        """Who sits here; made up at the first visit, and kept."""
        guest = await self.shelf.fact("guest")
        if guest is None:
            guest = secrets.token_hex(12)
            await self.shelf.keep_fact("guest", guest)
        return guest

    async def name(self) -> str:
        """What the guest is called."""
        return clean_name(await self.shelf.fact("name") or "")

    async def _check(self, request: Request, game: str) -> Answer:
        seats, options = request.body["seats"], request.body.get("options") or {}
        assert isinstance(seats, int)
        assert isinstance(options, Mapping)
        made = find(game).set_up(seats, options)
        seen = {"options": dict(all_options_json(made.options))}
        names = seat_names(made, request.language)
        return told({"game": game, "seats": seats, **seen, "seat_names": names})

    async def _form(self, request: Request, game: str) -> Answer:
        seats, options = request.body["seats"], request.body.get("options") or {}
        assert isinstance(seats, int)
        assert isinstance(options, Mapping)
        return told(asdict(form(find(game), seats, options, request.language)))

    async def _arrange(self, request: Request, game: str) -> Answer:
        return told(arranging_view(game, request.body, request.language))

    async def _make(self, request: Request) -> Answer:
        plan, guest = request.body, await self.guest()
        table = origin_of(plan)
        origin = None if table is None else await self.keeper.room(table)
        setup, copied = planned(plan, guest, origin)
        room = await self.keeper.create(setup, await self.name(), copied)
        return told(self._info(room, guest, request), 201)

    async def _look(self, request: Request, table: str) -> Answer:
        room = await self.keeper.room(table)
        return told(self._info(room, await self.guest(), request))

    def _info(self, room: Room, guest: str, request: Request) -> JsonObject:
        setup = room.state.setup
        return {
            "id": room.id,
            "game": setup.game,
            "rules": setup.rules,
            "title": setup.title,
            "options": dict(setup.options),
            "public": False,
            "free": free_seats(room.state),
            "table": room.shown(guest, request.is_set("moves", True), request.language),
        }

    async def _forget(self, _: Request, table: str) -> Answer:
        await self.keeper.forget(table)
        return told({})

    async def _sit(self, request: Request, table: str) -> Answer:
        room, guest = await self.keeper.room(table), await self.guest()
        seat = request.body.get("seat")
        wish = Sit(await self.name(), seat if isinstance(seat, int) else None)
        await self.keeper.submit(room, wish, Who(guest), None, None)
        return told(self._info(room, guest, request))

    async def _record(self, _: Request, table: str) -> Answer:
        room = await self.keeper.room(table)
        return Answer(200, TEXT, write_record(record_of_table(room.state, room.seed)))

    async def _history(self, request: Request, table: str) -> Answer:
        room = await self.keeper.room(table)
        return told(history_view(room.state, await self.guest(), request.is_set("drawn")))

    async def _counted(self, _: Request, table: str) -> Answer:
        room = await self.keeper.room(table)
        return told(counted_now(room.state, await self.guest()))

    async def _picture(self, request: Request, table: str) -> Answer:
        room = await self.keeper.room(table)
        return Answer(200, SVG, picture_of(room.state, await self.guest(), request.number("ply")))

    async def _verify(self, _: Request, table: str) -> Answer:
        room = await self.keeper.room(table)
        if room.state.phase is not Phase.OVER:
            raise Refused("not-over")
        record = record_of_table(room.state, room.seed)
        return told(verdict_view(verify(room.state.game, record)))

    async def _verify_record(self, request: Request) -> Answer:
        record = read_record(str(request.body["record"]))
        return told(verdict_view(verify(game_of_record(record), record)))

    async def _run(self, request: Request) -> Answer:
        return Answer(200, TEXT, self.prompt.run(str(request.body["example"])))

    async def _hint(self, _: Request, table: str) -> Answer:
        room, guest = await self.keeper.room(table), await self.guest()
        return told(await _hinted(room, guest))


async def _hinted(room: Room, guest: str) -> JsonObject:
    state, actor = room.state, room.state.to_act
    if not is_free_to(state, guest):
        raise Refused("analysis-not-yet")
    if not isinstance(actor, int) or actor not in state.seats_of(guest):
        raise Refused("not-your-turn")
    game, view = state.game, state.game.secrets.view(state.position, actor)
    player = find_player(able(HINTER, game.name))
    move = await chosen(player, game, view, actor, Random(secrets.randbits(64)))
    return {
        "seat": actor,
        "move": game.codec.move_json(move),
        "text": game.notation.write(move),
        "said": game.narrator.said(view, move).json(),
    }


def _refusal(refused: Refused, language: str) -> Answer:
    text = say(language, refused.key, refused.arguments)
    status = NOT_FOUND if refused.key in ("no-such-table", "not-found") else REFUSED
    return told({"key": refused.key, "args": refused.arguments, "text": text}, status)
