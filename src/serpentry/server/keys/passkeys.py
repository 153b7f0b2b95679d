"""Reading and writing passkeys, and the challenges that are spent."""

from hashlib import sha256

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from serpentry.server.keys.challenges import SECONDS, digest_of_challenge
from serpentry.server.store.schema import passkeys, spent_challenges
from serpentry.server.store.store import Stored
from serpentry.table.refusals import Refused
from serpentry.tabletop.helpers.frozen import Frozen

MOST_PASSKEYS = 20


class Passkey(Frozen):
    """A public key of a guest."""

    id: str
    guest: str
    credential: str
    place: str
    """The name of the service that it was made for."""
    key: str
    uses: int
    """Its own count, so that a copy is noticed; 0 where it doesn't count."""
    is_synced: bool
    """Whether it is backed up, and so outlives the device."""
    name: str
    created: int
    used: int


def passkey_id(credential: str) -> str:
    """By what a passkey is looked up: as long as an authenticator likes, its own name is not."""
    return sha256(credential.encode()).hexdigest()


class PasskeyStore(Stored):
    """The passkeys in the database."""

    async def of_guest(self, guest: str) -> list[Passkey]:
        """Those of a guest, the oldest first."""
        return await self._found(passkeys.c.guest == guest)

    async def by_credential(self, credential: str) -> Passkey | None:
        """The one that an authenticator calls so."""
        found = await self._found(passkeys.c.id == passkey_id(credential))
        return found[0] if found else None

    async def add(self, passkey: Passkey) -> None:
        """Keep a new one; Refused if there are too many, or it is somebody's."""
        if len(await self.of_guest(passkey.guest)) >= MOST_PASSKEYS:
            raise Refused("too-many-passkeys")
        try:
            await self.store.change(passkeys.insert().values(**vars(passkey)))
        except IntegrityError as error:
            raise Refused("passkey-not-good") from error

    async def note_use(self, passkey: str, uses: int, is_synced: bool, now: int) -> None:
        """It was shown."""
        values = {"uses": uses, "is_synced": is_synced, "used": now}
        await self.store.change(passkeys.update().where(passkeys.c.id == passkey).values(values))

    async def rename(self, passkey: str, guest: str, name: str) -> None:
        """Give one of a guest another name; Refused if there is none."""
        if not await self.store.change(
            passkeys.update().where(*_own(passkey, guest)).values(name=name)
        ):
            raise Refused("no-such-passkey")

    async def remove(self, passkey: str, guest: str) -> None:
        """Delete one of a guest; Refused if there is none."""
        if not await self.store.change(passkeys.delete().where(*_own(passkey, guest))):
            raise Refused("no-such-passkey")

    async def spend(self, challenge: str, now: int) -> None:
        """A challenge was answered; Refused if it was before, whichever server that was at."""
        row = {"digest": digest_of_challenge(challenge), "at": now}
        old = spent_challenges.c.at < now - 2 * SECONDS * 1000
        try:
            async with self.store.writing() as connection:
                await connection.execute(spent_challenges.delete().where(old))
                await connection.execute(spent_challenges.insert().values(**row))
        except IntegrityError as error:
            raise Refused("passkey-not-good") from error

    async def _found(self, which: sa.ColumnElement[bool]) -> list[Passkey]:
        wanted = passkeys.select().where(which).order_by(passkeys.c.created, passkeys.c.id)
        return await self.store.read_as(Passkey, wanted)


def _own(passkey: str, guest: str) -> tuple[sa.ColumnElement[bool], ...]:
    return passkeys.c.id == passkey, passkeys.c.guest == guest
