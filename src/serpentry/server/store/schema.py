"""The database: guests, tables and clubs with events, what ended how, ratings, notices, studies,
facts, passkeys and devices, preferences, and how people behave."""

from typing import NamedTuple

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("setup", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("host", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("computer_due", Boolean, nullable=False),
    Column("card", Text, nullable=False),
    Index("tables_by_phase", "phase", "public", "updated"),
    Index("tables_by_host", "host", "phase"),
    Index("tables_due", "computer_due", "updated"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("cause", String(128), nullable=True),
)
"""The primary key (table, sequence) is what keeps two servers from both accepting a move."""

sitters = Table(
    "sitters",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)

endings = Table(
    "endings",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Column("game", String(32), nullable=False),
    Column("outcome", String(8), nullable=False),
    Column("level", Integer, nullable=False),
    Index("endings_by_time", "guest", "ended", "table_id"),
)
"""Games that ended, for each of those who sat there then; written with the last event."""

ratings = Table(
    "ratings",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("was", Float, nullable=False),
    Column("strength", Float, nullable=False),
    Column("doubt", Float, nullable=False),
    Index("ratings_by_pool", "guest", "game", "seats", "number"),
    Index("ratings_by_table", "table_id"),
)
"""What rated games made of strengths, numbered by guest, game and seats; they outlive the games."""

preferences = Table(
    "preferences",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("chosen", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""How somebody wants things to look and sound, wherever they sign in."""

facts = Table(
    "facts",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

club_events = Table(
    "club_events",
    metadata,
    Column("club_id", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Column("cause", String(128), nullable=True),
)
"""As with tables, the primary key keeps two servers from both pairing a round."""

clubs_due = Table(
    "clubs_due",
    metadata,
    Column("club_id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
)
"""When clubs are looked at, as something may follow there by itself."""

turns = Table(
    "turns",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("seq", Integer, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("deadline", BigInteger, nullable=False),
)
"""Whose move people wait for at tables without a hurry, since which event; written with it."""

contacts = Table(
    "contacts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("channel", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("word", String(32), nullable=False, unique=True),
    Column("language", String(8), nullable=False),
    Column("kinds", String(80), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Where somebody wants to be notified of what: a mail address, or a browser."""

notices = Table(
    "notices",
    metadata,
    Column("contact", String(32), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("about", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("state", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("facts", Text, nullable=False),
    Index("notices_due", "state", "at"),
)
"""What is to be sent, and was: the primary key keeps anything from being sent twice."""

gone_guests = Table(
    "gone_guests",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("changed", BigInteger, nullable=False, index=True),
    Column("guest", String(32), nullable=False),
    Column("language", String(8), nullable=False),
)
"""Guests and devices whose cookies are good no more; the guest's id, until nothing names them."""

studies = Table(
    "studies",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("title", String(120), nullable=False),
    Column("text", Text, nullable=False),
    Column("updated", BigInteger, nullable=False, index=True),
    Column("version", Integer, nullable=False, server_default=text("1")),
    Column("visibility", String(8), nullable=False, server_default=text("'link'")),
    Column("games", String(200), nullable=False, server_default=text("''")),
    Column("sought", Text, nullable=False, server_default=text("''")),
    Column("held", String(8), nullable=False, server_default=text("''")),
    Index("studies_by_visibility", "visibility", "updated"),
)
"""Texts with boards, and who may read them besides the guest who made them.

For the public list: `games` are the names of theirs, each between spaces, and in `sought`, folded,
words are looked for. `held` says whether the host of the service keeps it from readers.
"""

study_versions = Table(
    "study_versions",
    metadata,
    Column("study", String(32), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("saved", BigInteger, nullable=False),
)
"""What a study was before, for its maker to go back to."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("credential", Text, nullable=False),
    Column("place", String(255), nullable=False),
    Column("key", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("is_synced", Boolean, nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
)
"""Public keys that guests sign in with; the id is the hash of what the authenticator calls it."""

devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("kind", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("proved", BigInteger, nullable=False),
)
"""Browsers that have a guest's cookie; `proved` is when a passkey was last shown there."""

spent_challenges = Table(
    "spent_challenges",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
)
"""What was signed once, until it would be too old anyway."""

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)
"""Hashes of codes that sign a guest in, once each, who has lost all passkeys."""

joining_guests = Table(
    "joining_guests",
    metadata,
    Column("guest", String(32), primary_key=True),
    Column("into_guest", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Guests who become another, until all that named them names the other."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("about_guest", String(32), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("line", Text, nullable=False),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("is_open", Boolean, nullable=False),
)
"""What guests told the host about others: what those were called then, and the line they said."""

avoided = Table(
    "avoided",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("other_guest", String(32), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("how", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Guests whose lines another does not want to read, or with whom that one does not play at all."""

suspensions = Table(
    "suspensions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Guests who may only look on and finish what they play; until 0: for ever."""

deeds = Table(
    "deeds",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("who", String(80), nullable=False),
    Column("what", String(16), nullable=False),
    Column("about_guest", String(32), nullable=False, index=True),
    Column("about", String(32), nullable=False),
    Column("name", String(120), nullable=False),
    Column("detail", String(120), nullable=False),
    Column("why", Text, nullable=False),
    Column("is_told", Boolean, nullable=False),
)
"""What the host did about guests, tables and studies; rows are added and never changed, but for
whether the guest has read it, and who that was once they are forgotten."""

MOVES, DELETED, AT_LAST, STAYS = "moves", "deleted", "at last", "stays"
"""A row goes to the other guest; or goes away; or either as soon as nothing else is to be done."""
UNLESS_KEPT = "unless kept"
"""It goes to the other guest who has none, and away otherwise."""
UNNAMED = "unnamed"
"""A row stays, but not about whom it was."""


class GuestColumn(NamedTuple):
    """A column that names guests, and what becomes of its rows when a guest is no more."""

    column: Column[str]
    joined: str = MOVES
    """When they turned out to be another guest."""
    forgotten: str = DELETED


GUEST_COLUMNS = (
    GuestColumn(contacts.c.guest),
    GuestColumn(studies.c.guest),
    GuestColumn(study_versions.c.guest),
    GuestColumn(turns.c.guest),
    GuestColumn(reports.c.guest),
    GuestColumn(reports.c.about_guest),
    GuestColumn(avoided.c.guest),
    GuestColumn(avoided.c.other_guest),
    GuestColumn(suspensions.c.guest),
    GuestColumn(deeds.c.about_guest, forgotten=UNNAMED),
    GuestColumn(preferences.c.guest, joined=UNLESS_KEPT),
    GuestColumn(sitters.c.guest, AT_LAST, AT_LAST),
    GuestColumn(endings.c.guest, AT_LAST, AT_LAST),
    GuestColumn(ratings.c.guest, AT_LAST, AT_LAST),
    # A guest with a passkey is not joined to another.
    GuestColumn(passkeys.c.guest, joined=STAYS),
    GuestColumn(recovery_codes.c.guest, joined=STAYS),
    GuestColumn(devices.c.guest, joined=DELETED),
    GuestColumn(guests.c.id, joined=DELETED),
    # What tells that it is still to be done.
    GuestColumn(gone_guests.c.guest, STAYS, STAYS),
    GuestColumn(joining_guests.c.guest, STAYS, STAYS),
    GuestColumn(joining_guests.c.into_guest, STAYS, STAYS),
)


def when_joined(fate: str) -> list[Column[str]]:
    """The columns whose rows meet a fate when a guest becomes another."""
    return [one.column for one in GUEST_COLUMNS if one.joined == fate]


def when_forgotten(fate: str) -> list[Column[str]]:
    """The columns whose rows meet a fate when a guest is forgotten."""
    return [one.column for one in GUEST_COLUMNS if one.forgotten == fate]
