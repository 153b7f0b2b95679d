"""The devices that have a guest's cookie; each can be signed out by itself."""

import secrets
from collections.abc import Awaitable, Callable, Iterable

import sqlalchemy as sa
from fastapi import Request

from serpentry.hosting.room import now_ms
from serpentry.server.edge.guests import KnownGuest, plain_device
from serpentry.server.store.gone import note_ended
from serpentry.server.store.schema import devices
from serpentry.server.store.store import TableStore
from serpentry.table.setup import DAY
from serpentry.tabletop.helpers.frozen import Frozen

MOST_DEVICES = 50
"""Of one guest; the one that was not seen for longest makes room."""
SURE_MS = 10 * 60_000
"""So long a device that showed a passkey may change what passkeys there are."""
BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "macOS",
    "Linux": "Linux",
}
"""Words of browsers about themselves, the telling ones first."""


class Device(Frozen):
    """Somewhere a guest is signed in."""

    id: str
    guest: str
    kind: str
    created: int
    seen: int
    """The last time somebody looked, within a day."""
    proved: int
    """When a passkey was last shown there; 0: never."""


class Devices:
    """The devices in the database."""

    def __init__(self, store: TableStore, look: Callable[[], Awaitable[None]]) -> None:
        self.store, self.look = store, look

    async def add(self, guest: str, request: Request, proved: int = 0) -> KnownGuest:
        """A device more, which gets a cookie of its own."""
        now, known = now_ms(), KnownGuest(guest, secrets.token_hex(8))
        row = {"id": known.device, "guest": guest, "kind": kind_of(request), "created": now}
        async with self.store.writing() as connection:
            await connection.execute(devices.insert().values(**row, seen=now, proved=proved))
        if surplus := (await self.of_guest(guest))[MOST_DEVICES:]:
            await self.end(guest, [one.id for one in surplus])
        return known

    async def of_guest(self, guest: str) -> list[Device]:
        """Where a guest is signed in, those that were seen last first."""
        wanted = devices.select().where(devices.c.guest == guest)
        wanted = wanted.order_by(devices.c.seen.desc(), devices.c.created.desc(), devices.c.id)
        return await self.store.read_as(Device, wanted)

    async def note_seen(self, device: str) -> None:
        """Somebody looks; that is written once a day."""
        now = now_ms()
        old = sa.and_(devices.c.id == device, devices.c.seen < now - DAY)
        async with self.store.reading() as connection:
            is_old = (await connection.execute(sa.select(devices.c.id).where(old))).first()
        if is_old and not self.store.is_read_only():
            async with self.store.writing() as connection:
                await connection.execute(devices.update().where(old).values(seen=now))

    async def is_sure(self, device: str) -> bool:
        """Whether a passkey was shown there just now."""
        wanted = sa.select(devices.c.proved).where(devices.c.id == device)
        proved = await self.store.read_value(wanted) or 0
        return proved > now_ms() - SURE_MS

    async def end(self, guest: str, ended: Iterable[str]) -> None:
        """Sign a guest out there: the cookies are good no more, also where something is open."""
        which = list(ended)
        self.store.want_to_write()
        await note_ended(self.store, which, now_ms())
        own = sa.and_(devices.c.guest == guest, devices.c.id.in_(which))
        async with self.store.writing() as connection:
            await connection.execute(devices.delete().where(own))
        await self.look()

    async def end_others(self, known: KnownGuest) -> None:
        """Sign a guest out everywhere else, also where a cookie is older than devices are."""
        others = {one.id for one in await self.of_guest(known.guest)}
        await self.end(known.guest, (others | {plain_device(known.guest)}) - {known.device})


def kind_of(request: Request) -> str:
    """A browser and a system, as far as it tells; nothing that would know a person again."""
    told = request.headers.get("user-agent", "")[:400]
    found = (
        next((name for word, name in words.items() if word in told), "")
        for words in (BROWSERS, SYSTEMS)
    )
    return " · ".join(filter(None, found))
