"""The HTTP side of the service."""

from typing import Self

from serpentry.client.table import Refusal, TableSocket
from serpentry.client.table_copy import Json
from serpentry.tabletop.errors import MissingExtra

try:
    import httpx2
except ModuleNotFoundError as missing:
    raise MissingExtra("httpx2", "client") from missing

NoService = httpx2.TransportError
"""Nobody answers, or not as a service does."""
HERE, ELSEWHERE = {"kind": "here"}, {"kind": "elsewhere"}


def computer(player: str = "greedy") -> Json:
    """A seat for a computer."""
    return {"kind": "computer", "player": player}


class Client:
    """One guest of one service."""

    def __init__(self, url: str, timeout: float = 30) -> None:
        self.url = url.rstrip("/")
        secure = self.url.startswith("https")
        self.http = httpx2.AsyncClient(base_url=self.url, timeout=timeout, verify=secure)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def ask(
        self, method: str, path: str, body: Json = None, headers: dict[str, str] | None = None
    ) -> Json:
        """One request; Refusal if the answer is no."""
        answer = await self.http.request(method, f"/api{path}", json=body, headers=headers)
        if answer.status_code >= 400:
            raise Refusal({"status": answer.status_code, **_problem(answer)})
        if answer.headers.get("content-type", "").startswith("application/json"):
            return answer.json()
        return answer.text

    async def introduce(self, name: str) -> None:
        """Say your name."""
        await self.ask("PUT", "/guest", {"name": name})

    async def games(self) -> Json:
        """What there is to play."""
        return await self.ask("GET", "/games")

    async def make_table(self, game: str, seats: list[Json], **plan: Json) -> str:
        """Make a table, and give its id: what an invitation needs."""
        made = await self.ask("POST", "/tables", {"game": game, "seats": seats, **plan})
        return str(made["id"])

    async def sit(self, table: str, seat: int | None = None) -> Json:
        """Take a free seat."""
        return await self.ask("POST", f"/tables/{table}/sit", {"seat": seat})

    async def record(self, table: str) -> str:
        """The record of a table."""
        return str(await self.ask("GET", f"/tables/{table}/record"))

    def at(
        self, table: str, since: int = 0, moves: bool = True, program: bool = False
    ) -> TableSocket:
        """The socket of a table: `async with client.at(table) as socket`.

        Where a program plays and breaks down, the others need not wait for as long as for a person.
        """
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.url.replace("http", "ws", 1)
        query = "true" if moves else "false"
        bot = "&program=true" if program else ""
        url = f"{address}/api/tables/{table}/socket?moves={query}{bot}"
        return TableSocket(url, cookie, since)


def _problem(answer: httpx2.Response) -> Json:
    try:
        return answer.json()
    except ValueError:
        return {"key": "unreadable", "args": {}, "text": answer.text[:200]}
