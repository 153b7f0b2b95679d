"""A club in a file, asked the questions that hosts of clubs answer."""

import asyncio
import secrets
from pathlib import Path
from typing import Any

from serpentry.cli.language import language
from serpentry.clubs.api.caller import ClubCaller
from serpentry.clubs.api.questions import CLUB_QUESTIONS
from serpentry.clubs.commands import Found
from serpentry.clubs.files import ClubFile
from serpentry.clubs.host import ClubHost
from serpentry.hosting.encoder import encode_plainly
from serpentry.hosting.questions import Request
from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText, UnknownName

FILE_CLUB = "club"
"""What the club of a file is called: there is but one."""

View = Any
"""A club as its host shows it."""


class ClubDesk:
    """The club of a file: asked questions, and given commands with an id of their own."""

    def __init__(self, place: str) -> None:
        self.place = Path(place)

    def make(self, name: str) -> None:
        """Make the club; whoever has the file organises it."""
        if self.place.exists():
            raise BadText(sentence("why-club-there", file=str(self.place)))
        caller = self._caller()
        asyncio.run(caller.clubs.submit(FILE_CLUB, Found(name, "", ""), caller.who()))

    def view(self) -> View:
        """The club as it is now."""
        return self._ask("GET", "")

    def log(self) -> str:
        """The whole log."""
        return str(self._ask("GET", "/log"))

    def do(self, what: str, **given: Any) -> View:
        """Give a command; the answer is the club afterwards."""
        return self._ask("POST", f"/{what}", {"id": secrets.token_hex(8), **given})

    def _ask(self, method: str, what: str, body: Any = None) -> Any:
        """Ask as a client of a service would."""
        path = f"/api/clubs/{FILE_CLUB}{what}"
        for one in CLUB_QUESTIONS:
            if one.method == method and (match := one.pattern.fullmatch(path)):
                asked = Request(match.groupdict(), {}, encode_plainly(body) if body else "")
                return asyncio.run(one.answered(self._caller(), asked))
        raise AssertionError(path)

    def _caller(self) -> ClubCaller:
        return ClubCaller(ClubHost(ClubFile(self.place)), None, language(), is_house=True)


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
