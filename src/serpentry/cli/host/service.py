"""Hosting: `serpentry serve`, `backup`, `restore`, and `verify` for games that were played there.

The service's libraries are imported by the commands that need them: a game in the terminal should
not wait for a web server it never uses.
"""

import asyncio
import json
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serpentry.catalogue import game_of_record
from serpentry.cli.arguments import AsJson, record_at
from serpentry.cli.language import t
from serpentry.cli.option_groups import with_options
from serpentry.cli.show import err, out
from serpentry.languages import sentence
from serpentry.table.fairness import Verdict
from serpentry.table.fairness import verify as verify_record
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.helpers.frozen import Frozen

if TYPE_CHECKING:
    from serpentry.server.settings import Settings

Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="cli-database"),
]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli-backup-file")]


def settings_of(**given: object) -> "Settings":
    """The service's settings with those given on top; a wrong one is reported in a sentence."""
    from pydantic import ValidationError

    from serpentry.server.settings import settings_with

    try:
        return settings_with(**given)
    except ValidationError as error:
        first = error.errors()[0]
        name = "_".join(str(part) for part in first["loc"])
        raise SerpentryError(sentence("why-setting", name=name, why=first["msg"])) from error


class ServeOptions(Frozen):
    """What can be set by the command; all other settings are environment variables."""

    host: Annotated[str | None, typer.Option("--host", help="cli-host")] = None
    port: Annotated[int | None, typer.Option("--port", help="cli-port")] = None
    database: Database = None
    workers: Annotated[int | None, typer.Option("--workers", help="cli-workers")] = None
    thinkers: Annotated[int | None, typer.Option("--thinkers", help="cli-thinkers")] = None
    origins: Annotated[str | None, typer.Option("--origins", help="cli-origins")] = None
    secure_cookies: Annotated[
        bool | None, typer.Option("--secure-cookies/--no-secure-cookies", help="cli-secure")
    ] = None
    log_json: Annotated[bool | None, typer.Option("--log-json", help="cli-log-json")] = None
    show: Annotated[bool, typer.Option("--open", help="cli-open")] = False


def serve(options: ServeOptions) -> None:
    """Host tables over the network; further settings are environment variables."""
    from serpentry.server.libraries import want_libraries
    from serpentry.server.store.place import file_of
    from serpentry.server.upkeep.logs import set_up_logs

    given = dict(vars(options))
    show = given.pop("show")
    settings = settings_of(**given)
    file = file_of(settings.database_url)
    is_new = file is not None and not file.exists()
    want_libraries()
    finish_logs = set_up_logs(settings.log_json, file=settings.log_file)
    if settings.workers > 1:
        from serpentry.server.loops.foreman import oversee as run
    else:
        from serpentry.server.run import serve as run
    try:
        run(settings, lambda url: _tell(url, file if is_new else None, show))
    finally:
        # The report of a failed start comes after the log, not somewhere in it.
        finish_logs()


def _tell(url: str, made: Path | None, show: bool) -> None:
    """Where it is open, and which database is new: a mistyped one would also be."""
    print(t("cli-open-at", url=url), flush=True)
    if made is not None:
        print(t("cli-new-database", file=str(made)), flush=True)
    if show:
        webbrowser.open(url)


def backup(file: BackupFile, database: Database = None) -> None:
    """Write all tables to one file and check it; the service can keep running."""
    from serpentry.server.upkeep.backup import back_up

    with err.status(t("cli-writing")):
        found = asyncio.run(back_up(settings_of(database=database).database_url, file))
    told = t("cli-backed-up", rows=found.rows, tables=found.tables, file=str(file))
    out.print(told, markup=False)
    if found.unreadable:
        names = ", ".join(found.unreadable[:20])
        count = len(found.unreadable)
        raise SerpentryError(sentence("cli-backup-unreadable", count=count, names=names))


def restore(file: BackupFile, database: Database = None) -> None:
    """Read a backup into an empty database."""
    from serpentry.server.upkeep.backup import restore as read_back

    with err.status(t("cli-reading")):
        rows = asyncio.run(read_back(settings_of(database=database).database_url, file))
    out.print(t("cli-restored", rows=rows), markup=False)


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-record")],
    salt: Annotated[str | None, typer.Option("--salt", metavar="HEX", help="cli-salt")] = None,
    as_json: AsJson = False,
) -> None:
    """Check a finished game offline: moves, result, and dice and draws against their seed."""
    record = record_at(file)
    verdict = verify_record(game_of_record(record), record)
    if salt is not None and salt not in verdict.salts:
        raise BadText(sentence("why-no-salt", salt=salt))
    if as_json:
        print(json.dumps(vars(verdict)))
        return
    for line in _verified(verdict):
        out.print(line, markup=False)


def _verified(verdict: Verdict) -> Iterator[str]:
    """What was found right, and what could not be checked."""
    yield t("cli-verified", moves=verdict.moves, draws=verdict.draws, result=verdict.result)
    if verdict.copied:
        yield t("cli-verified-copied", count=verdict.copied)
    if verdict.told:
        yield t("cli-verified-told", count=verdict.told)
    drawn = verdict.draws - verdict.told
    if drawn and not verdict.unchecked:
        yield t("cli-verified-seed", salts=len(verdict.salts))
    elif drawn and verdict.unchecked == drawn:
        yield t("cli-verified-no-seed")
    elif drawn:
        yield t("cli-verified-secret", count=verdict.unchecked)


COMMANDS = {
    "cli-serve": with_options(serve),
    "cli-backup": backup,
    "cli-restore": restore,
    "cli-verify": verify,
}
