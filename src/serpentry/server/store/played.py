"""The games of guests as lists show them: unfinished ones, and those that ended, by pages."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from serpentry.hosting.cards import Card, called_in
from serpentry.server.store.schema import endings, ratings, sitters, tables
from serpentry.server.store.store import UNFINISHED, Stored

PAGE = 50
MOST_SEARCHED = 500
"""Games that are looked at for a name before the answer says how far it came."""

OF_GUEST = endings.c.guest == sa.bindparam("guest")
OPEN = (
    sa.select(tables.c.id, tables.c.card, tables.c.updated)
    .join(sitters, sitters.c.table_id == tables.c.id)
    .where(sitters.c.guest == sa.bindparam("guest"))
    .where(sitters.c.table_id.not_in(sa.select(endings.c.table_id).where(OF_GUEST)))
    .where(sa.or_(*(tables.c.phase == sa.literal_column(f"'{one}'") for one in UNFINISHED)))
    .order_by(tables.c.updated.desc())
    .limit(sa.bindparam("most"))
    .offset(sa.literal_column("0"))
)
"""Most of somebody's games have ended, and are left out without a look at their tables."""
BEATEN = (
    sa.select(endings.c.game, sa.func.max(endings.c.level).label("highest"))
    .where(
        OF_GUEST,
        endings.c.outcome == sa.literal_column("'won'"),
        endings.c.level > sa.literal_column("0"),
    )
    .group_by(endings.c.game)
)


class WantedGames(NamedTuple):
    """Which games somebody wants to see."""

    game: str = ""
    outcome: str = ""
    name: str = ""
    """A part of the name of somebody at the table."""
    since: int = 0
    until: int = 0
    """When it ended, in milliseconds; 0 where that does not matter."""
    rated: bool = False
    """Whether only those are wanted that were rated."""


class EndedPage(NamedTuple):
    """Games that ended, the newest first, and where the next page begins, if there is one."""

    cards: list[Card]
    after: tuple[int, str] | None


class PlayedGames(Stored):
    """The games of guests, ended or not, a page at a time."""

    async def open_of(self, guest: str, limit: int) -> list[Card]:
        """The tables of a guest that have not ended, those first where something happened last."""
        return self.store.cards_in(await self.store.quickly(OPEN, guest=guest, most=limit))

    async def page(
        self, guest: str, wanted: WantedGames, after: tuple[int, str] | None, language: str
    ) -> EndedPage:
        """A page of games that have ended; with a name perhaps none, and more after them."""
        most = MOST_SEARCHED if wanted.name else PAGE
        asked = _asked(guest, wanted, after).limit(most)
        rows = await self.store.read(asked)
        cards, reached = await asyncio.to_thread(self._found, rows, wanted.name, language)
        is_last = len(rows) < most and reached == len(rows)
        last = rows[reached - 1] if rows else None
        return EndedPage(cards, None if is_last or last is None else (last.ended, last.id))

    def _found(
        self, rows: Sequence[sa.Row[tuple[object, ...]]], name: str, language: str
    ) -> tuple[list[Card], int]:
        """The cards of rows where somebody is called so, and how many rows were looked at."""
        cards: list[Card] = []
        for at, row in enumerate(rows):
            if len(cards) == PAGE:
                return cards, at
            card = self.store.card(row.id, row.card)
            if card is not None and name.casefold() in called_in(card, language).casefold():
                more = {"outcome": row.outcome, "ended": row.ended}
                cards.append({"id": row.id, "updated": row.updated, **card, **more})
        return cards, len(rows)

    async def beaten(self, guest: str) -> dict[str, int]:
        """The highest level of computers that a guest has won against, in each game."""
        rows = await self.store.quickly(BEATEN, guest=guest)
        return {row.game: row.highest for row in rows}


def _asked(
    guest: str, wanted: WantedGames, after: tuple[int, str] | None
) -> sa.Select[tuple[int, str, str, str, int]]:
    time, table = endings.c.ended, endings.c.table_id
    asked = (
        sa.select(time, endings.c.outcome, tables.c.id, tables.c.card, tables.c.updated)
        .join(tables, tables.c.id == table)
        .where(endings.c.guest == guest)
        .order_by(time.desc(), table.desc())
    )
    if wanted.game:
        asked = asked.where(endings.c.game == wanted.game)
    if wanted.outcome:
        asked = asked.where(endings.c.outcome == wanted.outcome)
    if wanted.since:
        asked = asked.where(time >= wanted.since)
    if wanted.until:
        asked = asked.where(time < wanted.until)
    if wanted.rated:
        theirs = sa.and_(ratings.c.guest == guest, ratings.c.table_id == table)
        asked = asked.where(sa.exists().where(theirs))
    if after:
        asked = asked.where(sa.or_(time < after[0], sa.and_(time == after[0], table < after[1])))
    return asked
