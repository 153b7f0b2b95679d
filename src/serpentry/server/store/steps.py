"""The steps that bring a database to the shape that the code expects.

Alembic takes them. It is a quarter of what a service would import, so only this module does, and
this module is imported where a step is missing.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

MIGRATIONS = Path(__file__).parent / "migrations"


class UnknownStep(Exception):
    """The database has taken a step that this version does not know."""


def every_step() -> list[str]:
    """All there are, the newest first."""
    return [one.revision for one in ScriptDirectory(str(MIGRATIONS)).walk_revisions()]


def steps_left(connection: Connection) -> int:
    """How many a database is behind; UnknownStep."""
    at, every = MigrationContext.configure(connection).get_current_revision(), every_step()
    if at is not None and at not in every:
        raise UnknownStep
    return len(every) if at is None else every.index(at)


def take_steps(connection: Connection) -> None:
    """Take all that are missing; UnknownStep."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise UnknownStep from error
