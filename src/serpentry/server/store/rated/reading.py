"""What is known of strengths: somebody's own with their history, and those at a table."""

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

import sqlalchemy as sa

from serpentry.ratings.strengths import NEWCOMER, UNKNOWN
from serpentry.server.store.schema import passkeys, ratings
from serpentry.server.store.store import TableStore
from serpentry.tabletop.actors import Seat

MOST_REMEMBERED = 200
"""Games of a kind that a history goes back."""
OTHER = ratings.alias()
NEWEST = (
    sa.select(sa.func.max(OTHER.c.number))
    .where(*(OTHER.c[one] == ratings.c[one] for one in ("guest", "game", "seats")))
    .scalar_subquery()
)
OF_GUEST = (
    sa.select(ratings)
    .where(ratings.c.guest == sa.bindparam("guest"), ratings.c.number > NEWEST - MOST_REMEMBERED)
    .order_by(ratings.c.game, ratings.c.seats, ratings.c.number)
)


class Strength(NamedTuple):
    """What is known of somebody's strength, by how many games."""

    strength: float = NEWCOMER
    doubt: float = UNKNOWN
    games: int = 0


class SettledSeat(NamedTuple):
    """What a game made of the strength on a seat."""

    seat: Seat
    was: float
    strength: float
    doubt: float


class RatingHistory(NamedTuple):
    """Somebody's strength in a game with a number of seats, and what it was before."""

    game: str
    seats: int
    now: Strength
    was: float
    """Before the last game."""
    strengths: tuple[float, ...]
    """The newest last."""


async def is_kept(store: TableStore, guest: str) -> bool:
    """Whether a name is kept with a passkey."""
    wanted = sa.select(passkeys.c.id).where(passkeys.c.guest == guest).limit(1)
    return bool(await store.read(wanted))


async def histories(store: TableStore, guest: str) -> list[RatingHistory]:
    """All that is known of somebody's strengths."""
    rows = await store.read(OF_GUEST, guest=guest)
    found = []
    for (game, seats), group in groupby(rows, key=lambda row: (row.game, row.seats)):
        games = [*group]
        last = games[-1]
        strengths = tuple(row.strength for row in games)
        now = Strength(last.strength, last.doubt, last.number)
        found.append(RatingHistory(game, seats, now, last.was, strengths))
    return found


async def settled_at(store: TableStore, table: str) -> list[SettledSeat]:
    """What the game of a table made of strengths; nothing before its end."""
    wanted = sa.select(ratings.c.seat, ratings.c.was, ratings.c.strength, ratings.c.doubt)
    wanted = wanted.where(ratings.c.table_id == table).order_by(ratings.c.seat)
    return await store.read_as(SettledSeat, wanted)


async def strengths_of(
    store: TableStore, guests: Sequence[str], game: str, seats: int
) -> dict[str, Strength]:
    """What is known of people's strengths in a game with a number of seats."""
    wanted = (
        sa.select(ratings.c.guest, ratings.c.strength, ratings.c.doubt, ratings.c.number)
        .where(ratings.c.guest.in_(guests), ratings.c.game == game, ratings.c.seats == seats)
        .where(ratings.c.number == NEWEST)
    )
    rows = await store.read(wanted)
    return {row.guest: Strength(row.strength, row.doubt, row.number) for row in rows}
