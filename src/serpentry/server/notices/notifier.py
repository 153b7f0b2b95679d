"""Sends what people asked to be notified of, each once, whichever server gets to it first.

What is due is in the database: a turn is written with the move that began it, so no crash loses
it. A notice is claimed before it is handed over. A server that dies in that very moment may have
sent it or not: another sends it again, with the same id, since one twice is better than none.
"""

import asyncio
import importlib
import json
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from serpentry.hosting.room import now_ms
from serpentry.hosting.tidings import REMINDER, ROUND, TURN
from serpentry.server.metrics import NOTICES
from serpentry.server.notices.mail import Post
from serpentry.server.notices.sending import (
    Letter,
    MaybeTaken,
    NeverTaken,
    NobodyThere,
    NotNow,
)
from serpentry.server.notices.wording import CONFIRM, letter_of, turn_facts
from serpentry.server.settings import Settings
from serpentry.server.store.failures import StoreFailed
from serpentry.server.store.notices import (
    DROPPED,
    DUE,
    FAILED,
    MAIL,
    PUSH,
    SENT,
    UNSURE,
    Contact,
    Notice,
    NoticeStore,
    notice_row,
)
from serpentry.server.tables.keeper import Keeper
from serpentry.server.tasks import ended
from serpentry.server.upkeep.orders import Standing
from serpentry.table.setup import DAY
from serpentry.tabletop.formats.jsons import JsonObject

if TYPE_CHECKING:
    from serpentry.server.notices.push import PushService

SWEEP_SECONDS = 5.0
TIDY_SECONDS = 3600.0
ELSEWHERE_MS = 60_000
"""So much longer one waits with a table that is not in memory here: a server where its player
looks on says so first."""
MOST_A_DAY = 100
"""Notices that one contact is sent."""
FIRST_PAUSE_MS, MOST_TRIES = 30_000, 8
MOST_UNSURE = 1
"""So often a notice is sent again that may have arrived."""
AT_ONCE = 8
MOST_REFUSALS = 3
"""In a row, and a browser gets nothing more: its push service does not know our key."""
VAPID = "vapid"
log = structlog.get_logger()


class Notifier:
    """Finds what is due and hands it over, by the channels that the host has set up."""

    def __init__(
        self, settings: Settings, store: NoticeStore, keeper: Keeper, standing: Standing
    ) -> None:
        self.settings, self.store, self.keeper, self.standing = settings, store, keeper, standing
        self.post: Post | None = None
        self.push: PushService | None = None
        self.task: asyncio.Task[None] | None = None
        self.is_stopping = asyncio.Event()
        self.tidied = 0.0
        self.elsewhere_ms = ELSEWHERE_MS if settings.notice_seconds else 0

    async def open(self) -> None:
        """Find out what can be sent; the host's key is made at the first start."""
        settings = self.settings
        if not settings.public_url:
            return
        if settings.mail_server.get_secret_value():
            self.post = Post(settings)
        with suppress(ModuleNotFoundError):  # without the extra `notify`
            encryption = importlib.import_module("serpentry.server.notices.encryption")
            push = importlib.import_module("serpentry.server.notices.push")
            key = await self.store.store.fact(VAPID, encryption.new_private_key())
            self.push = push.PushService(key, settings)

    def start(self) -> None:
        """Begin, where anything can be sent."""
        if self.post or self.push:
            self.task = asyncio.create_task(self._sweeps(), name="notices")

    async def stop(self) -> None:
        """Finish what is being handed over, and send nothing more."""
        self.is_stopping.set()
        if self.task is not None:
            await asyncio.wait([self.task])
            await ended(self.task)
        if self.push is not None:
            await self.push.close()

    async def _sweeps(self) -> None:
        while not self.is_stopping.is_set():
            try:
                await self.sweep()
            except StoreFailed as failed:
                log.warning("notices wait", why=str(failed))
            except Exception:
                log.exception("notices failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self.is_stopping.wait(), SWEEP_SECONDS)

    async def sweep(self) -> None:
        """Queue what has become due, and send it."""
        if self.standing.is_read_only() or not await self.store.is_anybody_there():
            return
        now = asyncio.get_running_loop().time()
        if left := await self.store.take_back(now_ms()):
            log.warning("notices were being sent when a server died", count=left)
        if not self.tidied or now - self.tidied > TIDY_SECONDS:
            self.tidied = now
            await self.store.tidy_up(now_ms())
        for kind in (TURN, REMINDER):
            await self._queue_turns(kind)
        due = [
            one
            for one in await self.store.due(now_ms())
            if one.kind != ROUND or self._has_waited(one.about, one.at, now_ms())
        ]
        for at in range(0, len(due), AT_ONCE):
            if self.is_stopping.is_set():
                return
            await asyncio.gather(*map(self._send, due[at : at + AT_ONCE]))

    async def _queue_turns(self, kind: str) -> None:
        """A turn that its player is looking at needs no notice."""
        now = now_ms()
        found = await self.store.untold_turns(kind, now, self.settings.notice_seconds)
        await self.store.note(
            notice_row(
                one.contact,
                kind,
                one.table,
                one.number,
                DROPPED if self._is_seen(one.table, one.guest) else DUE,
                now,
            )
            for one in found
            if kind == REMINDER or self._has_waited(one.table, one.since, now)
        )

    def _has_waited(self, table: str, since: int, now: int) -> bool:
        """Whether so long has passed that somebody still at the table would have shown it."""
        more = 0 if table in self.keeper.rooms else self.elsewhere_ms
        return now - since >= int(self.settings.notice_seconds * 1000) + more

    def _is_seen(self, table: str, guest: str) -> bool:
        room = self.keeper.rooms.get(table)
        return room is not None and guest in room.present() - room.away()

    async def _send(self, notice: Notice) -> None:
        """Send one, unless another server does; nothing that goes wrong harms the others."""
        if not await self.store.claim(notice, now_ms()):
            return
        state, at = await self._sent(notice)
        NOTICES.labels(notice.contact.channel, state).inc()
        await self.store.settle(notice, state, at)

    async def _sent(self, notice: Notice) -> tuple[str, int]:
        """What became of a notice, and when it is tried again if it is."""
        contact, now = notice.contact, now_ms()
        try:
            letter = await self._letter(notice)
            if letter is None:
                return DROPPED, now
            await self._hand_over(contact, letter)
        except NotNow as failed:
            wait = int((failed.seconds or 0) * 1000) or FIRST_PAUSE_MS << notice.tries
            log.info("a notice waits", channel=contact.channel, why=str(failed))
            return (DUE, now + min(wait, DAY)) if notice.tries < MOST_TRIES else (FAILED, now)
        except NobodyThere as failed:
            log.info("a contact is gone", channel=contact.channel, why=str(failed))
            await self.store.remove(contact.id)
            return FAILED, now
        except MaybeTaken as failed:
            log.warning("a notice may have arrived", channel=contact.channel, why=str(failed))
            return (DUE, now + FIRST_PAUSE_MS) if notice.tries < MOST_UNSURE else (UNSURE, now)
        except NeverTaken as failed:
            log.warning("a notice was refused", channel=contact.channel, why=str(failed))
            await self._lose_patience(contact)
            return FAILED, now
        except StoreFailed:
            return DUE, now + FIRST_PAUSE_MS
        except Exception:
            log.exception("a notice failed", channel=contact.channel, kind=notice.kind)
            return FAILED, now
        return SENT, now_ms()

    async def _lose_patience(self, contact: Contact) -> None:
        """Drop a browser that refuses whatever comes; it sees so when it next looks."""
        if contact.channel == PUSH and await self.store.refusals(contact.id) >= MOST_REFUSALS - 1:
            log.warning("a contact refused again and is dropped", channel=contact.channel)
            await self.store.remove(contact.id)

    async def _hand_over(self, contact: Contact, letter: Letter) -> None:
        if contact.channel == MAIL and self.post is not None:
            await self.post.send(letter, contact.address, contact.word)
        elif contact.channel == PUSH and self.push is not None:
            await self.push.send(letter, contact.address, contact.keys)
        else:
            raise NotNow("not set up here")

    async def _letter(self, notice: Notice) -> Letter | None:
        """What is sent; None where there is nothing to tell any more."""
        contact, facts = notice.contact, notice.facts
        if notice.kind == CONFIRM:
            host = self.settings.public_url.partition("://")[2]
            link = f"/api/notices/confirm/{contact.word}"
            return letter_of(notice, {"host": host}, link)
        is_wanted = contact.confirmed and notice.kind in contact.kinds
        if not is_wanted or contact.guest in self.standing.orders.banned:
            return None
        if await self.store.sent_since(contact.id, now_ms() - DAY) >= MOST_A_DAY:
            return None
        if notice.kind in (TURN, REMINDER):
            return await self._letter_of_turn(notice)
        if notice.kind == ROUND and self._is_seen(notice.about, contact.guest):
            return None
        return letter_of(notice, facts, str(facts["link"]))

    async def _letter_of_turn(self, notice: Notice) -> Letter | None:
        """Nobody is notified of a turn that is over."""
        deadline, card = await self.store.is_turn(notice), await self._card(notice.about)
        if deadline is None or card is None or notice.about in self.standing.orders.closed:
            return None
        return letter_of(notice, turn_facts(card, deadline, now_ms()), f"/table/{notice.about}")

    async def _card(self, table: str) -> JsonObject | None:
        found = await self.store.card(table)
        card = json.loads(found) if found else None
        return card if isinstance(card, dict) and "to_act" in card else None

    async def ask_for_mail(
        self, guest: str, address: str, kinds: tuple[str, ...], language: str
    ) -> None:
        """Keep an address that nothing is sent to but the question whether that is wanted."""
        contact = new_contact(guest, MAIL, address, "", kinds, language, False)
        await self.store.add(contact)
        await self.store.note([notice_row(contact.id, CONFIRM, contact.id, 0, DUE, now_ms())])

    async def add_browser(
        self, guest: str, endpoint: str, keys: dict[str, str], kinds: tuple[str, ...], language: str
    ) -> None:
        """Keep a browser that has asked for notices."""
        await self.store.add(
            new_contact(guest, PUSH, endpoint, json.dumps(keys), kinds, language, True)
        )


def new_contact(
    guest: str,
    channel: str,
    address: str,
    keys: str,
    kinds: tuple[str, ...],
    language: str,
    confirmed: bool,
) -> Contact:
    """A contact with names of its own."""
    return Contact(
        secrets.token_hex(12),
        guest,
        channel,
        address,
        keys,
        secrets.token_urlsafe(18),
        language,
        kinds,
        confirmed,
        now_ms(),
    )
