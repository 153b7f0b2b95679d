"""Reading and writing where people want to be notified of what, and what is to be sent."""

import json
from collections.abc import Iterable, Sequence

import sqlalchemy as sa

from serpentry.hosting.stored import Row
from serpentry.hosting.tidings import REMINDER, TURN
from serpentry.server.store.schema import contacts, guests, notices, tables, turns
from serpentry.server.store.store import Stored
from serpentry.table.setup import DAY
from serpentry.tabletop.formats.jsons import Json
from serpentry.tabletop.helpers.frozen import Frozen

MAIL, PUSH = "mail", "push"
DUE, SENDING, SENT, DROPPED, FAILED, UNSURE = (
    "due",
    "sending",
    "sent",
    "dropped",
    "failed",
    "unsure",
)
"""A notice is due, is being handed over, or is done with: sent, no longer of use, refused, or
handed over by a server that died meanwhile."""
OLD_TURN, OLD_NOTICE, UNCONFIRMED = 7 * DAY, 60 * DAY, 2 * DAY
LEASE = 180_000
"""So long a server may take to hand a notice over, in milliseconds; then it has died."""
MOST_CLAIMS = 4
"""So often a notice is taken up by servers that die with it."""
AT_ONCE = 200


class Contact(Frozen):
    """Where somebody wants to be notified of some kinds of things, in a language."""

    id: str
    guest: str
    channel: str
    address: str
    keys: str
    """Of a browser: what is encrypted with, as JSON."""
    word: str
    """What links in mails show that they were read with."""
    language: str
    kinds: tuple[str, ...]
    confirmed: bool
    created: int


class Notice(Frozen):
    """Something to be sent to a contact."""

    contact: Contact
    kind: str
    about: str
    number: int
    tries: int
    at: int
    facts: dict[str, Json]


class Turn(Frozen):
    """Somebody's turn of which a contact was not told."""

    contact: str
    guest: str
    table: str
    number: int
    since: int


ADD = sa.text(
    "INSERT INTO notices (contact, kind, about, number, state, at, tries, facts) "
    "VALUES (:contact, :kind, :about, :number, :state, :at, 0, :facts) ON CONFLICT DO NOTHING"
)


class NoticeStore(Stored):
    """Contacts and notices, in the database of the tables."""

    async def contacts_of(self, guest: str) -> list[Contact]:
        """Where a guest is notified of things."""
        return await self._contacts(contacts.c.guest == guest)

    async def contact_of(self, word: str) -> Contact | None:
        """The contact that was sent a word."""
        found = await self._contacts(contacts.c.word == word)
        return found[0] if found else None

    async def _contacts(self, which: sa.ColumnElement[bool]) -> list[Contact]:
        wanted = sa.select(contacts).where(which).order_by(contacts.c.created)
        return [_contact(row._mapping) for row in await self.store.read(wanted)]

    async def add(self, contact: Contact) -> None:
        """Keep a contact, instead of those of the same address or, for mail, of the same guest."""
        self.store.want_to_write()
        row = {**vars(contact), "kinds": _kinds_text(contact.kinds)}
        same = contacts.c.guest == contact.guest
        if contact.channel == PUSH:
            same = contacts.c.address == contact.address
        async with self.store.writing() as connection:
            await connection.execute(
                contacts.delete().where(contacts.c.channel == contact.channel, same)
            )
            await connection.execute(contacts.insert().values(**row))

    async def change(self, contact: str, guest: str, kinds: Sequence[str], language: str) -> bool:
        """Tell a contact of other kinds of things; whether the guest has such a contact."""
        own = sa.and_(contacts.c.id == contact, contacts.c.guest == guest)
        values: Row = {"kinds": _kinds_text(kinds), "language": language}
        return bool(await self.store.change(contacts.update().where(own).values(**values)))

    async def confirm(self, word: str) -> bool:
        """The person who reads mail at an address wants what was asked for there."""
        theirs = contacts.update().where(contacts.c.word == word)
        return bool(await self.store.change(theirs.values(confirmed=True)))

    async def remove(self, contact: str) -> None:
        """Forget a contact, and what it was notified of."""
        async with self.store.writing() as connection:
            await connection.execute(notices.delete().where(notices.c.contact == contact))
            await connection.execute(contacts.delete().where(contacts.c.id == contact))

    async def is_anybody_there(self) -> bool:
        """Whether there is any contact at all."""
        return bool(await self.store.read(sa.select(contacts.c.id).limit(1)))

    async def untold_turns(self, kind: str, now: int, seconds: float) -> list[Turn]:
        """Turns that contacts want to be notified of, or of their end, and were not.

        A turn that had begun before they asked is among them: they may have left since.
        """
        told = sa.exists().where(
            notices.c.contact == contacts.c.id,
            notices.c.kind == kind,
            notices.c.about == turns.c.table_id,
            notices.c.number == turns.c.seq,
        )
        is_due = {
            TURN: sa.and_(
                turns.c.since <= now - int(seconds * 1000),
                turns.c.since > now - OLD_TURN,
            ),
            REMINDER: sa.and_(turns.c.deadline > now, turns.c.deadline - now <= _last_part()),
        }[kind]
        wanted = (
            sa.select(
                contacts.c.id.label("contact"),
                turns.c.guest,
                turns.c.table_id.label("table"),
                turns.c.seq.label("number"),
                turns.c.since,
            )
            .join(turns, turns.c.guest == contacts.c.guest)
            .where(contacts.c.confirmed, contacts.c.kinds.like(f"% {kind} %"), is_due, ~told)
            .limit(AT_ONCE)
        )
        return await self.store.read_as(Turn, wanted)

    async def note(self, rows: Iterable[Row]) -> None:
        """Put notices into the queue, each once, even if another server does so."""
        if listed := list(rows):
            async with self.store.writing() as connection:
                await connection.execute(ADD, listed)

    async def due(self, now: int) -> list[Notice]:
        """What is to be sent now, the oldest first."""
        wanted = (
            sa.select(contacts, notices)
            .join(contacts, contacts.c.id == notices.c.contact)
            .where(notices.c.state == DUE, notices.c.at <= now)
            .order_by(notices.c.at)
            .limit(AT_ONCE)
        )
        return [
            Notice(
                _contact(row),
                row["kind"],
                row["about"],
                row["number"],
                row["tries"],
                row["at"],
                json.loads(row["facts"]),
            )
            for row in (one._mapping for one in await self.store.read(wanted))
        ]

    async def claim(self, notice: Notice, now: int) -> bool:
        """Whether nobody else sends it; from then on nobody else does."""
        return await self._set(notice, DUE, state=SENDING, at=now, tries=notice.tries + 1)

    async def settle(self, notice: Notice, state: str, at: int) -> None:
        """Say what became of a notice that was claimed; names in it are kept until it is sent."""
        facts = {} if state == DUE else {"facts": "{}"}
        await self._set(notice, SENDING, state=state, at=at, **facts)

    async def _set(self, notice: Notice, before: str, **values: object) -> bool:
        async with self.store.writing() as connection:
            done = await connection.execute(
                notices.update()
                .where(
                    notices.c.contact == notice.contact.id,
                    notices.c.kind == notice.kind,
                    notices.c.about == notice.about,
                    notices.c.number == notice.number,
                    notices.c.state == before,
                )
                .values(**values)
            )
        return bool(done.rowcount)

    async def is_turn(self, notice: Notice) -> int | None:
        """The deadline of the turn that a notice is about (0: none), if it is still that turn."""
        wanted = sa.select(turns.c.deadline).where(
            turns.c.table_id == notice.about,
            turns.c.guest == notice.contact.guest,
            turns.c.seq == notice.number,
        )
        deadline: int | None = await self.store.read_value(wanted)
        return deadline

    async def card(self, table: str) -> str | None:
        """What lists show of a table, as it is stored."""
        wanted = sa.select(tables.c.card).where(tables.c.id == table)
        card: str | None = await self.store.read_value(wanted)
        return card

    async def sent_since(self, contact: str, since: int) -> int:
        """How many notices a contact was sent since a time."""
        wanted = sa.select(sa.func.count()).where(
            notices.c.contact == contact, notices.c.state == SENT, notices.c.at > since
        )
        return int(await self.store.read_value(wanted) or 0)

    async def refusals(self, contact: str) -> int:
        """How many notices a contact has refused since it last took one."""
        taken = sa.select(sa.func.coalesce(sa.func.max(notices.c.at), 0)).where(
            notices.c.contact == contact, notices.c.state == SENT
        )
        wanted = sa.select(sa.func.count()).where(
            notices.c.contact == contact,
            notices.c.state == FAILED,
            notices.c.at > taken.scalar_subquery(),
        )
        return int(await self.store.read_value(wanted) or 0)

    async def take_back(self, now: int) -> int:
        """What a server was handing over when it died is due again; how many notices that are."""
        stranded = sa.and_(notices.c.state == SENDING, notices.c.at < now - LEASE)
        if not await self.store.read_value(sa.select(sa.exists().where(stranded))):
            return 0
        async with self.store.writing() as connection:
            left = await connection.execute(
                notices.update().where(stranded, notices.c.tries < MOST_CLAIMS).values(state=DUE)
            )
            await connection.execute(notices.update().where(stranded).values(state=UNSURE))
        return int(left.rowcount)

    async def tidy_up(self, now: int) -> None:
        """Forget what is old, unconfirmed, or of guests who are no more."""
        gone = sa.or_(
            contacts.c.guest.not_in(sa.select(guests.c.id)),
            sa.and_(~contacts.c.confirmed, contacts.c.created < now - UNCONFIRMED),
        )
        async with self.store.writing() as connection:
            await connection.execute(contacts.delete().where(gone))
            await connection.execute(
                notices.delete().where(
                    sa.or_(
                        notices.c.contact.not_in(sa.select(contacts.c.id)),
                        sa.and_(notices.c.state != DUE, notices.c.at < now - OLD_NOTICE),
                    )
                )
            )


def notice_row(
    contact: str,
    kind: str,
    about: str,
    number: int,
    state: str,
    at: int,
    facts: dict[str, Json] | None = None,
) -> Row:
    """A new notice."""
    return {
        "contact": contact,
        "kind": kind,
        "about": about,
        "number": number,
        "state": state,
        "at": at,
        "facts": json.dumps(facts or {}),
    }


def _last_part() -> sa.ColumnElement[int]:
    """The last quarter of the time for a move, at most a day."""
    quarter = (turns.c.deadline - turns.c.since) / 4
    return sa.case((quarter < DAY, quarter), else_=DAY)


def _kinds_text(kinds: Iterable[str]) -> str:
    return "".join(f" {kind} " for kind in kinds)


def _contact(row: sa.RowMapping) -> Contact:
    return Contact(
        row["id"],
        row["guest"],
        row["channel"],
        row["address"],
        row["keys"],
        row["word"],
        row["language"],
        tuple(row["kinds"].split()),
        bool(row["confirmed"]),
        row["created"],
    )
