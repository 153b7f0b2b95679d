"""A club in a file or at a service, asked the questions that hosts of clubs answer."""

import asyncio
import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlencode

from serpentry.cli.arguments import bytes_of
from serpentry.cli.language import language, t
from serpentry.cli.show import err
from serpentry.clubs.api.caller import ClubCaller
from serpentry.clubs.api.questions import CLUB_QUESTIONS
from serpentry.clubs.commands import Found
from serpentry.clubs.host import ClubHost
from serpentry.clubs.reading.files import ClubFile
from serpentry.hosting.encoder import encode_plainly
from serpentry.hosting.questions import Request
from serpentry.languages import sentence
from serpentry.tabletop.errors import BadText, UnknownName

if TYPE_CHECKING:
    from serpentry.client import Client

FILE_CLUB = "club"
"""What the club of a file is called: there is but one."""

IS_LINK = re.compile(r"https?://")
Query = Mapping[str, str]
T = TypeVar("T")
View = Any
"""A club as its host shows it."""


class ClubDesk(ABC):
    """A club that is asked questions, and given commands."""

    place: Path
    """The file that holds the club, or its link."""

    @abstractmethod
    def make(self, name: str) -> str:
        """Make the club; what to say about it."""

    @abstractmethod
    def ask(self, method: str, what: str, query: Query, body: object = None) -> Any:
        """The answer to a question of `clubs/api`."""

    def view(self, tournament: int | None = None) -> View:
        """The club as it is now, with one tournament: the one named, or the last not over."""
        view = self.ask("GET", "", {})
        number = last_tournament(view, tournament)
        return self.ask("GET", "", {"tournament": str(number)}) if view["tournaments"] else view

    def ratings(self) -> Any:
        """Everybody's rating."""
        return self.ask("GET", "/ratings", {})

    def preview(self, tournament: int) -> Any:
        """The next round as it would be paired now."""
        return self.ask("GET", "/preview", {"tournament": str(tournament)})

    def consequence(self, what: str, tournament: int = 0, member: str = "") -> str:
        """What will follow from something, to be shown before it is done."""
        query = {"what": what, "tournament": str(tournament), "member": member}
        return str(self.ask("GET", "/consequence", query)["text"])

    def log(self) -> str:
        """The whole log."""
        return str(self.ask("GET", "/log", {}))

    def do(self, what: str, **given: object) -> View:
        """Give a command with an id of its own; the answer is the club afterwards."""
        return self.ask("POST", f"/{what}", {}, {"id": secrets.token_hex(8), **given})

    def each(self, what: str, view: View, names: Sequence[str], **given: object) -> View:
        """Give a command about one member after the other; nothing if somebody isn't known."""
        for member in [member_called(view, name) for name in names]:
            view = self.do(what, member=member, **given)
        return view

    def delete(self) -> None:
        """Delete the club, and the file that it was organised by."""
        self.do("dissolve")
        self.place.unlink(missing_ok=True)


class FileDesk(ClubDesk):
    """The club of a file: a person who has it organises."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.file = ClubFile(place, until_fault=True)
        self.fault = ""
        """What is wrong with the file, as soon as it was asked for something."""

    def make(self, name: str) -> str:
        """Make the club."""
        caller = self._caller()
        asyncio.run(caller.clubs.submit(FILE_CLUB, Found(name), caller.who()))
        return t("club-made-file", file=str(self.place))

    def ask(self, method: str, what: str, query: Query, body: object = None) -> Any:
        """Ask as a client of a service would."""
        path = f"/api/clubs/{FILE_CLUB}{what}"
        # Of a damaged club nothing is changed, and none of it is handed on as the whole.
        self._demand_whole(is_shown=method == "GET" and what != "/log")
        for one in CLUB_QUESTIONS:
            if one.method == method and (match := one.pattern.fullmatch(path)):
                asked = Request(match.groupdict(), query, encode_plainly(body) if body else "")
                return asyncio.run(one.answered(self._caller(), asked))
        raise AssertionError(path)

    def mend(self, saved: Path) -> str:
        """Save what stands before the fault in a new file; what to say about it."""
        log = self.file.read()
        if log.fault is None:
            return t("club-whole", file=str(self.place))
        if not log.changes:
            raise log.fault
        saved.write_bytes(log.whole)
        return t("club-mended", file=str(saved), line=log.line, why=str(log.fault))

    def _demand_whole(self, is_shown: bool) -> None:
        """BadText for a damaged club that is not only shown; of one that is, say so once."""
        log = self.file.read()
        if log.fault is None and not log.changes:
            raise BadText(sentence("why-no-club-in", file=str(self.place)))
        if log.fault is None or (is_shown and self.fault):
            return
        if not (is_shown and log.changes):
            raise BadText(sentence("why-club-damaged", why=str(log.fault), file=str(self.place)))
        self.fault = str(log.fault)
        shown = t("club-shown-until", line=log.line, why=self.fault, file=str(self.place))
        err.print(shown, markup=False)

    def _caller(self) -> ClubCaller:
        return ClubCaller(ClubHost(self.file), None, language(), is_house=True)


class ServiceDesk(ClubDesk):
    """A club of a service: the file holds its organiser's link, and nothing else."""

    def __init__(self, place: Path, link: str) -> None:
        self.place, self.link = place, link

    def make(self, name: str) -> str:
        """Make the club, and write its link down."""
        from serpentry.client.club import RemoteClub

        async def made(client: "Client") -> str:
            return (await RemoteClub.make(client, name)).link

        self.link = self._asked(made)
        self.place.write_text(f"{self.link}\n")
        return t("club-made-service", file=str(self.place), link=self.link.partition("#")[0])

    def bring(self, content: bytes) -> str:
        """Make a club of a file, and write its link down."""
        from serpentry.client.club import RemoteClub

        async def brought(client: "Client") -> str:
            return (await RemoteClub.of_file(client, content)).link

        self.link = self._asked(brought)
        self.place.write_text(f"{self.link}\n")
        everyones = self.link.partition("#")[0]
        return f"{t('club-made-service', file=str(self.place), link=everyones)} {t('club-brought')}"

    def ask(self, method: str, what: str, query: Query, body: Any = None) -> Any:
        """Ask the service."""
        from serpentry.client.club import RemoteClub

        async def answer(client: "Client") -> Any:
            club = RemoteClub.of_link(client, self.link)
            if body is not None:
                body["key"] = club.key
            address = f"/clubs/{club.club}{what}?{urlencode(query)}"
            told = await client.ask(method, address, body, club.headers)
            if isinstance(told, dict) and told.get("key"):
                self._keep(str(told["key"]))
            return told

        return self._asked(answer)

    def _keep(self, key: str) -> None:
        """Write down the new word of the link, or say it: the old one opens nothing any more."""
        self.link = f"{self.link.partition('#')[0]}#{key}"
        if self.place.is_file():
            self.place.write_text(f"{self.link}\n")
        else:
            told = f"{t('club-then-new-link')} {self.link}"
            err.print(told, markup=False, soft_wrap=True)

    def _asked(self, work: "Callable[[Client], Awaitable[T]]") -> "T":
        from serpentry.client import Client, NoService

        server = self.link.partition("/club/")[0]

        async def asked() -> T:
            async with Client(server) as client:
                client.http.headers["Accept-Language"] = language()
                return await work(client)

        try:
            return asyncio.run(asked())
        except NoService as error:
            raise BadText(sentence("why-no-service", url=server, why=str(error))) from error


def desk_of(where: str) -> ClubDesk:
    """The club of a file, or of the service whose link it holds; a link itself will also do.

    BadText if there is neither.
    """
    place = Path(where)
    content = where if IS_LINK.match(where) else ""
    if not content and not place.exists():
        raise BadText(sentence("why-no-file", file=where))
    if not content:
        content = bytes_of(place).partition(b"\n")[0].decode(errors="replace").strip()
    return ServiceDesk(place, content) if IS_LINK.match(content) else FileDesk(place)


def new_desk(where: str, server: str) -> ClubDesk:
    """Where a club is to be made; BadText if the file is there already."""
    place = new_place(where)
    return ServiceDesk(place, server.rstrip("/")) if server else FileDesk(place)


def new_place(where: str) -> Path:
    """A file that is to be made; BadText if it is there already."""
    if Path(where).exists():
        raise BadText(sentence("why-club-there", file=where))
    return Path(where)


def file_desk(where: str) -> FileDesk:
    """The club of a file; BadText for the link of one at a service."""
    desk = desk_of(where)
    if not isinstance(desk, FileDesk):
        raise BadText(sentence("why-club-elsewhere", file=where))
    return desk


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
