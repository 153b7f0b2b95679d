"""Statements put into SQL once: SQLAlchemy's way from a statement to its text costs more than
SQLite's answer."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import itemgetter

import sqlalchemy as sa
from sqlalchemy.sql.compiler import SQLCompiler

from serpentry.hosting.stored import Row

Values = Callable[[Row], tuple[object, ...]]


@lru_cache(maxsize=32)
def prepared(
    statement: sa.UpdateBase | sa.Select[tuple[object, ...]] | sa.TextClause, dialect: sa.Dialect
) -> tuple[str, Values]:
    """The text of a statement, and what it needs of a row, in its order."""
    compiled = statement.compile(dialect=dialect)
    assert isinstance(compiled, SQLCompiler)
    names = tuple(compiled.positiontup or ())
    # Of one name `itemgetter` would give its value alone.
    values = itemgetter(*names) if len(names) > 1 else lambda row: tuple(row[one] for one in names)
    return str(compiled), values


def execute_all(
    connection: sa.Connection, statement: sa.UpdateBase | sa.TextClause, rows: Sequence[Row]
) -> None:
    """A statement for many rows: what SQLite is given for each is picked out in one step."""
    if not connection.dialect.positional or connection.dialect.name != "sqlite":
        connection.execute(statement, rows)
        return
    text, values = prepared(statement, connection.dialect)
    connection.exec_driver_sql(text, [values(row) for row in rows])
