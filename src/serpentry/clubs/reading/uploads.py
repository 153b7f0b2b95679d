"""A club's file as a new club: read line by line, and without what held only where it came from.

Words of organisers, devices, organisers' rights and tables stay behind: the person who brings
the file gets a new word, members are names, and open games are entered by hand.
"""

import base64
import binascii
import zlib
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from serpentry.catalogue import set_up
from serpentry.clubs.events import (
    Announced,
    ClubEntry,
    ClubEvent,
    Founded,
    HandedOn,
    Joined,
    Paired,
    Rekeyed,
    Replayed,
)
from serpentry.clubs.plans import TournamentPlan
from serpentry.clubs.reading.files import read_log
from serpentry.clubs.reading.following import follow
from serpentry.clubs.state import MOST_COMPUTERS, Club
from serpentry.players.roster import check_offered
from serpentry.table.refusals import Refused
from serpentry.tabletop.helpers.frozen import Frozen

PACKED = "H4sI"
"""What a file begins with that was packed by gzip and written in base64."""
MOST_BYTES = 4_000_000
"""Of a file that was packed: a club that meets every week of twelve has these after six years."""
GZIP = 31
"""What tells zlib that a gzip's head comes first."""
OF_PEOPLE = ("guest", "key_hash")
"""What fields of events are called that say who somebody is to a service, or hold a word's hash."""


class Upload(Frozen):
    """What a file holds; up to a fault, if that was wanted."""

    entries: tuple[ClubEntry, ...]
    fault: str = ""


def nameless(event: ClubEvent) -> ClubEvent:
    """An event without what tells who people are to a service, or what they may do there."""
    told: Any = {one: "" for one in OF_PEOPLE if hasattr(event, one)}
    return replace(event, **told)


def uploaded(text: str, until_fault: bool, key_hash: str) -> Upload:
    """The log of a new club; Refused names the line that can't be, unless the rest is wanted."""
    log = read_log(unpacked(text))
    if log.fault is not None and not (until_fault and log.changes):
        raise Refused("club-file-damaged", why=str(log.fault), line=log.line)
    events = [event for one in log.changes for event in map(_brought, one.entries) if event]
    entries = tuple(ClubEntry(seq, at, event) for seq, (at, event) in enumerate(events, 1))
    if not entries or (club := follow(Club(""), entries)).is_dissolved:
        raise Refused("club-file-empty")
    if club.computers > MOST_COMPUTERS:
        raise Refused("club-is-full", most=MOST_COMPUTERS)
    for _, event in events:
        _check(event)
    first = entries[0]
    assert isinstance(first.event, Founded)
    founded = replace(first, event=replace(first.event, key_hash=key_hash))
    return Upload((founded, *entries[1:]), str(log.fault or ""))


def unpacked(text: str) -> bytes:
    """The file itself; Refused if it was not packed well, or is too large."""
    if not text.startswith(PACKED):
        return text.encode(errors="surrogatepass")
    unpacker = zlib.decompressobj(GZIP)
    try:
        content = unpacker.decompress(base64.b64decode(text, validate=True), MOST_BYTES)
    except (binascii.Error, zlib.error, ValueError) as error:
        raise Refused("club-file-empty") from error
    if not unpacker.eof:
        raise Refused("club-file-large" if unpacker.unconsumed_tail else "club-file-empty")
    return content


def _brought(entry: ClubEntry) -> tuple[int, ClubEvent] | None:
    """An event as it is for the new club, with its time; None for what doesn't hold there."""
    event = entry.event
    if isinstance(event, HandedOn | Rekeyed):
        return None
    if isinstance(event, Paired):
        here = tuple(replace(one, table="") for one in event.pairings)
        event = replace(event, pairings=here)
    if isinstance(event, Replayed):
        event = replace(event, pairing=replace(event.pairing, table=""))
    return entry.at, nameless(event)


def _check(event: ClubEvent) -> None:
    """Refused for computers and games that are not known here."""
    if isinstance(event, Joined) and event.player:
        check_offered(event.player)
    if isinstance(event, Announced):
        for seats in _tables(event.plan):
            set_up(event.plan.game, seats, dict(event.plan.options))


def _tables(plan: TournamentPlan) -> Iterator[int]:
    yield from range(plan.fewest, plan.seats + 1)
