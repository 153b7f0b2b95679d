"""For the person who runs the service: how it is doing, who is here, and what is ordered."""

import os
import shutil
import sys
import time
from pathlib import Path
from typing import Annotated

from fastapi import Depends, HTTPException, Query
from pydantic import BaseModel, Field

from serpentry.catalogue.kernels import KERNELS
from serpentry.hosting.cards import in_language
from serpentry.server.parts import ServiceParts
from serpentry.server.routes.common import Given, Language, Routes, TableId, TheParts, in_charge
from serpentry.server.routes.conduct.because import TheReason
from serpentry.server.routes.lobby import Card
from serpentry.server.store.overview import Overview
from serpentry.server.store.place import file_of
from serpentry.server.upkeep.orders import Orders
from serpentry.table.refusals import Refused
from serpentry.version import __version__

MOST_SHOWN = 100
START_TIME = time.time()


router = Routes(prefix="/api/admin", tags=["admin"], dependencies=[Depends(in_charge)])
Searched = Annotated[str, Query(max_length=200)]
GuestId = Annotated[str, Field(pattern=r"^[0-9a-f]{1,32}$")]


class Doing(BaseModel):
    """How the service is doing: this process, and what all have in common."""

    version: str
    up_seconds: float
    counts: dict[str, int]
    """Guests, and tables in each phase."""
    sockets: int
    rooms: int
    thinkers: int
    load: list[float]
    memory_bytes: int | None
    database_bytes: int | None
    free_bytes: int | None
    engines: dict[str, str]
    set_aside: list[str]
    read_only_since: int
    banned: dict[str, str]
    closed: list[str]


class Seen(Card):
    """A table, with who sits or sat there."""

    guests: list[str]
    closed: bool


class GuestSeen(BaseModel):
    """A guest."""

    id: str
    name: str
    created: int
    banned: bool
    suspended_until: int | None
    """0: for ever."""


class ReadOnly(Given):
    """Whether nothing is to be written."""

    read_only: bool


@router.get("")
async def doing(parts: TheParts) -> Doing:
    """How it is doing."""
    orders, engines = parts.overseer.orders, parts.pool.engines
    database = file_of(parts.settings.database_url)
    return Doing(
        version=__version__,
        up_seconds=time.time() - START_TIME,
        counts=await Overview(parts.store).counts(),
        sockets=sum(parts.limits.sockets.values()),
        rooms=len(parts.keeper.rooms),
        thinkers=parts.settings.thinkers_each,
        load=list(os.getloadavg()) if hasattr(os, "getloadavg") else [],
        memory_bytes=_memory(),
        database_bytes=None if database is None else _size(database),
        free_bytes=None if database is None else shutil.disk_usage(database.parent).free,
        engines={game: engines.state(game) for game in KERNELS},
        set_aside=sorted(parts.keeper.set_aside),
        read_only_since=orders.read_only_since,
        banned=dict(orders.banned),
        closed=sorted(orders.closed),
    )


@router.get("/tables")
async def all_tables(
    parts: TheParts, language: Language, table: Searched = "", guest: Searched = ""
) -> list[Seen]:
    """Tables, public or not, newest first; one by its id, or those of a guest."""
    overview = Overview(parts.store)
    cards = await overview.newest_tables(table, guest, MOST_SHOWN)
    guests = await overview.guests_at([str(card["id"]) for card in cards])
    closed = parts.overseer.orders.closed
    return [
        Seen.model_validate({**card, "guests": guests[one], "closed": one in closed})
        for card in in_language(cards, language)
        for one in (str(card["id"]),)
    ]


@router.get("/guests")
async def all_guests(parts: TheParts, name: Searched = "") -> list[GuestSeen]:
    """Guests, newest first; those whose names hold a text."""
    banned = parts.overseer.orders.banned
    found = await Overview(parts.store).newest_guests(name, MOST_SHOWN)
    return [
        GuestSeen.model_validate(
            {
                **one,
                "banned": one["id"] in banned,
                "suspended_until": await parts.suspensions.end(str(one["id"])),
            }
        )
        for one in found
    ]


@router.put("/read-only")
async def set_read_only(wanted: ReadOnly, parts: TheParts, because: TheReason) -> Doing:
    """Let nothing be written, or resume; no player's clock counts the time between."""
    done = await _ordered(parts, parts.overseer.orders.reading_only(wanted.read_only))
    await because.log("read-only" if wanted.read_only else "writable")
    return done


@router.put("/bans/{guest}")
async def ban(guest: GuestId, parts: TheParts, because: TheReason) -> Doing:
    """Let a guest stay out."""
    name = await parts.store.guest_name(guest)
    if name is None:
        raise HTTPException(404)
    done = await _ordered(parts, parts.overseer.orders.without_guest(guest, name))
    await because.log("ban", about_guest=guest, name=name)
    return done


@router.delete("/bans/{guest}")
async def unban(guest: GuestId, parts: TheParts, because: TheReason) -> Doing:
    """Let a guest come again."""
    name = parts.overseer.orders.banned.get(guest, "")
    done = await _ordered(parts, parts.overseer.orders.with_guest(guest))
    await because.log("unban", about_guest=guest, name=name)
    return done


@router.put("/closed/{table}")
async def close(table: TableId, parts: TheParts, because: TheReason) -> Doing:
    """Close a table: nobody looks or plays there; all that happened at it is kept."""
    if not await Overview(parts.store).newest_tables(table, "", 1):
        raise Refused("no-such-table")
    done = await _ordered(parts, parts.overseer.orders.without_table(table))
    await because.log("close", about=table)
    return done


@router.delete("/closed/{table}")
async def reopen_table(table: TableId, parts: TheParts, because: TheReason) -> Doing:
    """Open a table again: the game continues."""
    done = await _ordered(parts, parts.overseer.orders.with_table(table))
    await because.log("reopen", about=table)
    return done


async def _ordered(parts: ServiceParts, orders: Orders) -> Doing:
    await parts.overseer.order(orders)
    return await doing(parts)


def _size(database: Path) -> int:
    """The bytes of a database, with what is not yet worked into it."""
    return sum(one.stat().st_size for one in database.parent.glob(f"{database.name}*"))


def _memory() -> int | None:
    """The bytes that this process has in memory, where the system tells it as Linux does."""
    if sys.platform == "win32":
        return None
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")
