"""The person who asks a host, and the answer to every refusal."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ParamSpec, TypeVar

from serpentry.hosting.host import Asker, TableHost
from serpentry.hosting.room import Room
from serpentry.hosting.storage import NotKept
from serpentry.hosting.submitting import Stale
from serpentry.languages import say
from serpentry.table.refusals import Refused, in_words
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.formats.jsons import JsonObject

P = ParamSpec("P")
T = TypeVar("T")
STATUS = {
    "no-guest": 401,
    "not-in-charge": 401,
    "guest-banned": 403,
    "guest-suspended": 403,
    "guest-suspended-for-good": 403,
    "seat-not-yours": 403,
    "study-held": 403,
    "name-refused": 403,
    "too-many-reports": 429,
    "too-many-avoided": 429,
    "no-such-report": 404,
    "pass-not-good": 404,
    "no-such-table": 404,
    "no-such-club": 404,
    "club-deleted": 410,
    "no-such-study": 404,
    "no-such-passkey": 404,
    "no-such-device": 404,
    "passkey-not-good": 403,
    "passkey-first": 403,
    "recovery-not-good": 403,
    "recovery-needs-passkey": 409,
    "too-many-passkeys": 429,
    "club-no-such-member": 404,
    "club-no-such-tournament": 404,
    "club-no-such-game": 404,
    "club-organisers-only": 403,
    "club-places": 422,
    "club-seats": 422,
    "club-file-damaged": 422,
    "club-file-empty": 422,
    "club-file-large": 413,
    "not-found": 404,
    "analysis-not-yet": 403,
    "rated-no-help": 403,
    "rated-needs-passkey": 403,
    "rated-people": 422,
    "rated-needs-clock": 422,
    "rated-from-start": 422,
    "analysis-hidden": 403,
    "review-not-yet": 403,
    "record-hidden": 403,
    "table-secret": 403,
    "copy-not-yet": 403,
    "copy-hidden": 403,
    "copy-same-game": 422,
    "copy-seats": 422,
    "not-readable": 422,
    "mistake-too-much": 422,
    "name-is-empty": 422,
    "bad-seats": 422,
    "notices-not-here": 404,
    "no-such-contact": 404,
    "not-an-address": 422,
    "not-a-push-service": 422,
    "too-many": 429,
    "too-many-tables": 429,
    "too-many-studies": 429,
    "too-many-mails": 429,
    "no-room-for-large": 503,
}
"""The status of refusals over HTTP; all others are 409."""


@dataclass(frozen=True)
class Caller:
    """The asker, the host that is asked, and the language."""

    host: TableHost
    guest: str | None
    language: str
    address: str = ""

    @property
    def asker(self) -> Asker:
        """For whom whatever is asked is done."""
        return Asker(self.guest or "", self.address)

    async def aside(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What heavy work gives, done where it holds up no table; Refused where it is too much."""
        try:
            found: T = await self.host.terms.aside(self.asker, work, *given)
        except (OverflowError, RecursionError) as error:
            raise Refused("mistake-too-much") from error
        return found

    async def apart(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """The answer that heavy work gives, perhaps as text; Refused where it is too much."""
        try:
            found: T = await self.host.terms.apart(self.asker, work, *given)
        except (OverflowError, RecursionError) as error:
            raise Refused("mistake-too-much") from error
        return found

    async def room(self, table: str) -> Room:
        """A table that this guest may look at; Refused."""
        room = await self.host.room(table)
        room.want_viewer(self.guest)
        return room

    def known(self) -> str:
        """The guest who asks; Refused for strangers, who are asked for a name first."""
        if self.guest is None:
            raise Refused("no-guest")
        return self.guest

    async def name(self) -> str:
        """What the guest is called."""
        return await self.host.storage.guest_name(self.known()) or ""


def problem(status: int, key: str, language: str, **arguments: str | int) -> tuple[int, JsonObject]:
    """A status, and a refusal as every client gets it: a key with arguments, and its words."""
    return status, {"key": key, "args": arguments, "text": say(language, key, arguments)}


def problem_of(error: Exception, language: str) -> tuple[int, JsonObject]:
    """What is answered where something went wrong."""
    match error:
        case Refused():
            return problem(STATUS.get(error.key, 409), error.key, language, **error.arguments)
        case Stale():
            return problem(409, "stale", language)
        case NotKept():
            return problem(503, error.key, language)
        case SerpentryError():
            return problem(422, "not-readable", language, why=in_words(error, language))
    return problem(500, "something-broke", language)
