"""A database's steps: taken where one is missing, and not even looked for where none is."""

import subprocess
import sys
from pathlib import Path

from serpentry.server.settings import Settings
from serpentry.server.store.engine import NEWEST_STEP
from serpentry.server.store.steps import every_step
from serpentry.server.upkeep.upgrading import steps_missing

START = """
import asyncio, sys
from serpentry.server.app import create_app
from serpentry.server.settings import Settings

async def start():
    app = create_app(Settings(database=sys.argv[1]))
    async with app.router.lifespan_context(app):
        print(*sorted({"alembic", "mako"} & set(sys.modules)))

asyncio.run(start())
"""


def test_the_newest_step_is_known_without_looking_for_it() -> None:
    assert every_step()[0] == NEWEST_STEP


async def test_only_a_start_that_takes_steps_imports_alembic(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    def imported_at_a_start() -> str:
        line = [sys.executable, "-c", START, database]
        return subprocess.run(line, check=True, capture_output=True, text=True).stdout.strip()

    assert imported_at_a_start() == "alembic mako"
    assert imported_at_a_start() == ""
    url = Settings(database=database).database_url
    assert await steps_missing(url) == 0
