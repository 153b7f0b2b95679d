"""A club of a service: what organisers and members ask of it."""

import base64
import gzip
import secrets
from typing import Self

from serpentry.client.client import Client
from serpentry.client.table_copy import Json
from serpentry.clubs.api.requests import KEY_HEADER


class RemoteClub:
    """One club; with the word of the organiser's link everything may be done."""

    def __init__(self, client: Client, club: str, key: str = "") -> None:
        self.client, self.club, self.key = client, club, key

    @classmethod
    def of_link(cls, client: Client, link: str) -> Self:
        """The club that a link leads to, the organiser's or the one for everybody."""
        address, _, key = link.partition("#")
        return cls(client, address.rstrip("/").rpartition("/")[2], key)

    @classmethod
    async def make(cls, client: Client, name: str, nickname: str = "") -> Self:
        """Make a club; with a nickname you are its first member."""
        made = await client.ask("POST", "/clubs", {"name": name, "nickname": nickname})
        return cls(client, str(made["club"]["id"]), str(made["key"]))

    @classmethod
    async def of_file(cls, client: Client, content: bytes) -> Self:
        """Make a club from a file of `serpentry club`; you organise it, and members are names."""
        packed = base64.b64encode(gzip.compress(content)).decode()
        made = await client.ask("POST", "/clubs/file", {"file": packed})
        return cls(client, str(made["club"]["id"]), str(made["key"]))

    @property
    def link(self) -> str:
        """The link for organisers; without what follows # it is for everybody."""
        return f"{self.client.url}/club/{self.club}#{self.key}"

    @property
    def headers(self) -> dict[str, str]:
        """What shows that an organiser asks: not in the address, which others write down."""
        return {KEY_HEADER: self.key} if self.key else {}

    async def view(self, tournament: int = 0) -> Json:
        """The club with its members and tournaments, one of them with rounds and standings."""
        return await self._get("", f"?tournament={tournament}")

    async def preview(self, tournament: int) -> Json:
        """The next round as it would be paired now."""
        return await self._get("/preview", f"?tournament={tournament}")

    async def ratings(self) -> Json:
        """Everybody's rating in every game."""
        return await self._get("/ratings")

    async def log(self) -> str:
        """The whole log, as `serpentry club` reads it from a file."""
        return str(await self._get("/log"))

    async def do(self, what: str, message: str = "", **given: Json) -> Json:
        """A command by its name in the address: `join`, `pair`, `result`, …

        With the id of an earlier message it is that message again, and nothing happens twice.
        """
        body = {"id": message or secrets.token_hex(8), "key": self.key, **given}
        told = await self.client.ask("POST", f"/clubs/{self.club}/{what}", body)
        if isinstance(told, dict) and told.get("key") and self.key:
            self.key = str(told["key"])  # the old one opens nothing any more
        return told

    async def _get(self, what: str, query: str = "") -> Json:
        return await self.client.ask("GET", f"/clubs/{self.club}{what}{query}", None, self.headers)
