"""`serpentry upgrade`: bring the tables of an older version to this one, or only try it."""

import asyncio
from typing import Annotated

import typer

from serpentry.cli.host.service import Database, settings_of
from serpentry.cli.language import t
from serpentry.cli.show import err, out
from serpentry.languages import sentence
from serpentry.tabletop.errors import SerpentryError


def upgrade(
    database: Database = None,
    check: Annotated[bool, typer.Option("--check", help="cli-upgrade-check")] = False,
) -> None:
    """Bring a database to this version; the service also does so at its start."""
    from serpentry.server.store.engine import bring_up_to_date, connect
    from serpentry.server.store.place import held, want_database
    from serpentry.server.upkeep.upgrading import steps_missing, try_upgrade

    url = settings_of(database=database).database_url
    if not check:
        want_database(url)
        if steps := asyncio.run(steps_missing(url)):
            with held(url):
                asyncio.run(bring_up_to_date(connect(url)))
        out.print(t("cli-upgraded", steps=steps), markup=False)
        return
    with err.status(t("cli-trying")):
        trial = asyncio.run(try_upgrade(url))
    out.print(t("cli-upgrade-steps", steps=trial.steps), markup=False)
    if trial.seconds is None:
        out.print(t("cli-upgrade-untried"), markup=False)
        return
    seconds = f"{trial.seconds:.1f}"
    out.print(t("cli-upgrade-tried", tables=trial.tables, seconds=seconds), markup=False)
    if trial.unreadable:
        names = ", ".join(trial.unreadable[:20])
        count = len(trial.unreadable)
        raise SerpentryError(sentence("cli-backup-unreadable", count=count, names=names))


COMMANDS = {"cli-upgrade": upgrade}
