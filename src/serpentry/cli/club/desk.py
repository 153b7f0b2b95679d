"""Where a club is kept: a file here, or a link to a service. Both answer the same questions."""

import asyncio
import re
import secrets
from pathlib import Path
from typing import Any

from serpentry.cli.language import language
from serpentry.clubs.caller import ClubCaller
from serpentry.clubs.commands import Found
from serpentry.clubs.files import ClubFile
from serpentry.clubs.host import ClubHost
from serpentry.clubs.questions import CLUB_QUESTIONS
from serpentry.hosting.encoder import encode_plainly
from serpentry.hosting.questions import Request
from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText, SerpentryError, UnknownName

LINK = re.compile(r"(?P<server>https?://[^/#]+)(?:/club/(?P<club>[\w-]+))?/?(?:#(?P<key>.*))?")
FILE_CLUB = "club"
"""What the club of a file is called: there is but one."""

View = Any
"""A club as its host shows it."""


class ClubDesk:
    """A club, wherever it is: asked questions, and given commands with an id of their own."""

    def __init__(self, place: str) -> None:
        self.place = place
        link = LINK.fullmatch(place)
        self.server = link["server"] if link else None
        self.club = (link["club"] or "") if link else FILE_CLUB
        self.key = (link["key"] or "") if link else ""

    def make(self, name: str) -> Any:
        """Make the club; the answer has the word for the organiser's link."""
        if self.server is None and Path(self.place).exists():
            raise BadText(sentence("why-club-there", file=self.place))
        return self._ask("POST", "/clubs", {"name": name})

    def view(self) -> View:
        """The club as it is now."""
        return self._ask("GET", f"/clubs/{self.club}")

    def log(self) -> str:
        """The whole log."""
        query = f"?key={self.key}" if self.server else ""
        return str(self._ask("GET", f"/clubs/{self.club}/log{query}"))

    def do(self, what: str, **given: Any) -> View:
        """Give a command; the answer is the club afterwards."""
        body = {"id": secrets.token_hex(8), "key": self.key, **given}
        return self._ask("POST", f"/clubs/{self.club}/{what}", body)

    def _ask(self, method: str, path: str, body: Any = None) -> Any:
        return asyncio.run(self._asked(method, path, body))

    async def _asked(self, method: str, path: str, body: Any) -> Any:
        if self.server is None:
            return await self._of_file(method, f"/api{path}", body)
        from serpentry.client import Client, NoService

        async with Client(self.server) as client:
            try:
                return await client.ask(method, path, body)
            except NoService as error:
                why = sentence("why-no-service", url=self.server, why=str(error))
                raise SerpentryError(why) from error

    async def _of_file(self, method: str, path: str, body: Any) -> Any:
        host = ClubHost(ClubFile(Path(self.place)))
        caller = ClubCaller(host, None, language(), is_house=True)
        if path == "/api/clubs":
            return await _found(caller, body)
        for one in CLUB_QUESTIONS:
            if one.method == method and (match := one.pattern.fullmatch(path)):
                asked = Request(match.groupdict(), {}, encode_plainly(body) if body else "")
                return await one.answered(caller, asked)
        raise AssertionError(path)


async def _found(caller: ClubCaller, body: Any) -> Any:
    """A file's club has no link: whoever has the file organises it."""
    await caller.clubs.submit(FILE_CLUB, Found(body["name"], "", ""), caller.who())
    return {"key": ""}


def member_called(view: View, name: str) -> str:
    """The id of a member by nickname; UnknownName if nobody here is called so."""
    here = {one["name"].casefold(): one["id"] for one in view["members"] if not one["has_left"]}
    if name.casefold() not in here:
        raise UnknownName("member", name, [one["name"] for one in view["members"]])
    return str(here[name.casefold()])


def last_tournament(view: View, wanted: int | None) -> int:
    """The tournament that is meant: the one named, or the last that is not over."""
    going = [one["id"] for one in view["tournaments"] if not one["is_over"]]
    every = [one["id"] for one in view["tournaments"]]
    return wanted or max(going or every, default=1)
