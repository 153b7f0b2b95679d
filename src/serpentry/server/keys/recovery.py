"""Codes on paper for guests who have lost every passkey; each is good once."""

import secrets
from hashlib import sha256

import sqlalchemy as sa

from serpentry.hosting.room import now_ms
from serpentry.server.store.schema import recovery_codes
from serpentry.server.store.store import Stored
from serpentry.table.refusals import Refused

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""None is taken for another, on paper."""
LENGTH, PART = 20, 5
"""99 bits: nobody guesses one, however often they try."""
CODES = 8


class RecoveryCodes(Stored):
    """The codes in the database: what is kept of them lets nobody in."""

    async def make(self, guest: str) -> list[str]:
        """New codes for a guest; those from before are good no more."""
        self.store.want_to_write()
        codes = ["".join(secrets.choice(LETTERS) for _ in range(LENGTH)) for _ in range(CODES)]
        rows = [{"digest": _digest(one), "guest": guest, "created": now_ms()} for one in codes]
        async with self.store.writing() as connection:
            await connection.execute(_of(guest))
            await connection.execute(recovery_codes.insert(), rows)
        return [_written(one) for one in codes]

    async def count(self, guest: str) -> int:
        """How many a guest has left."""
        wanted = sa.select(sa.func.count()).where(recovery_codes.c.guest == guest)
        return int(await self.store.read_value(wanted) or 0)

    async def withdraw(self, guest: str) -> None:
        """None of a guest's is good any more."""
        async with self.store.writing() as connection:
            await connection.execute(_of(guest))

    async def spend(self, code: str) -> str:
        """The guest whose code it is, which is good no more; Refused if it is nobody's."""
        self.store.want_to_write()
        here = recovery_codes.c.digest == _digest(_plain(code))
        async with self.store.writing() as connection:
            wanted = sa.select(recovery_codes.c.guest).where(here)
            guest = (await connection.execute(wanted)).scalar()
            gone = await connection.execute(recovery_codes.delete().where(here))
        if guest is None or not gone.rowcount:
            raise Refused("recovery-not-good")
        return str(guest)


def _of(guest: str) -> sa.Delete:
    return recovery_codes.delete().where(recovery_codes.c.guest == guest)


def _digest(code: str) -> str:
    return sha256(f"recovery {code}".encode()).hexdigest()


def _written(code: str) -> str:
    return "-".join(code[at : at + PART] for at in range(0, LENGTH, PART))


def _plain(written: str) -> str:
    return "".join(letter for letter in written.lower() if letter in LETTERS)
