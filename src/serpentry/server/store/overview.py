"""What the person who runs the service sees of the database, and nobody else."""

from collections.abc import Sequence

import sqlalchemy as sa

from serpentry.hosting.cards import Card
from serpentry.server.store.schema import guests, sitters, tables
from serpentry.server.store.store import Stored
from serpentry.tabletop.formats.jsons import Json


class Overview(Stored):
    """Guests and tables, all of them."""

    async def newest_guests(self, name: str, limit: int) -> list[dict[str, Json]]:
        """Guests whose names hold a text, the newest first."""
        wanted = (
            sa.select(guests)
            .where(guests.c.name.icontains(name, autoescape=True))
            .order_by(guests.c.created.desc())
            .limit(limit)
        )
        return [dict(row._asdict()) for row in await self.store.read(wanted)]

    async def newest_tables(self, table: str, guest: str, limit: int) -> list[Card]:
        """The cards of tables, public or not, newest first; of one table, or of one guest."""
        wanted = sa.select(tables.c.id, tables.c.card, tables.c.updated)
        if table:
            wanted = wanted.where(tables.c.id == table)
        if guest:
            mine = sa.select(sitters.c.table_id).where(sitters.c.guest == guest)
            wanted = wanted.where(tables.c.id.in_(mine))
        return await self.store.cards_by(wanted.order_by(tables.c.updated.desc()).limit(limit))

    async def guests_at(self, wanted: Sequence[str]) -> dict[str, list[str]]:
        """The guests who sit or sat at each of these tables."""
        found: dict[str, list[str]] = {table: [] for table in wanted}
        async with self.store.reading() as connection:
            rows = await connection.execute(
                sa.select(sitters).where(sitters.c.table_id.in_(wanted))
            )
            for row in rows:
                found[row.table_id].append(row.guest)
        return found

    async def counts(self) -> dict[str, int]:
        """How many guests there are, and how many tables in each phase."""
        phases = sa.select(tables.c.phase, sa.func.count()).group_by(tables.c.phase)
        async with self.store.reading() as connection:
            counted = {str(row[0]): int(row[1]) for row in await connection.execute(phases)}
            all_guests = await connection.execute(sa.select(sa.func.count()).select_from(guests))
            return {"guests": int(all_guests.scalar() or 0), **counted}
