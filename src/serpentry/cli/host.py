"""Hosting: `serpentry serve`, `backup`, `restore`, and `verify` for games that were played there.

The service's libraries are imported by the commands that need them: a game in the terminal should
not wait for a web server it never uses.
"""

import asyncio
import json
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from serpentry.catalogue import game_of_record
from serpentry.cli.arguments import AsJson, record_at
from serpentry.cli.show import err, out
from serpentry.table.fairness import Verdict
from serpentry.table.fairness import verify as verify_record
from serpentry.tabletop.errors import SerpentryError

Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="sqlite:///FILE or postgresql://…"),
]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The backup.")]


def add_commands(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command()(serve)
    app.command()(backup)
    app.command()(restore)
    app.command()(verify)


def _settings(**given: Any) -> Any:
    from pydantic import ValidationError

    from serpentry.server.settings import settings_with

    try:
        return settings_with(**given)
    except ValidationError as error:
        first = error.errors()[0]
        name = "_".join(str(part) for part in first["loc"])
        raise SerpentryError(f"The setting {name} is wrong: {first['msg']}.") from error


def serve(
    host: Annotated[str | None, typer.Option("--host", help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option("--port", help="Port; 0 takes a free one.")] = None,
    database: Database = None,
    workers: Annotated[
        int | None, typer.Option("--workers", help="Processes that computers think in.")
    ] = None,
    origins: Annotated[
        str | None, typer.Option("--origins", help="Further origins that may call.")
    ] = None,
    secure_cookies: Annotated[
        bool | None, typer.Option("--secure-cookies/--no-secure-cookies", help="HTTPS only.")
    ] = None,
    log_json: Annotated[bool | None, typer.Option("--log-json", help="Logs as JSON.")] = None,
    show: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve tables over the net; every other setting by environment (docs/hosting.md)."""
    from serpentry.server.logs import set_up_logs
    from serpentry.server.run import serve as run

    settings = _settings(
        host=host,
        port=port,
        database=database,
        workers=workers,
        origins=origins,
        secure_cookies=secure_cookies,
        log_json=log_json,
    )
    set_up_logs(settings.log_json)
    run(settings, lambda url: _tell(url, show))


def _tell(url: str, show: bool) -> None:
    print(f"Serpentry is open at {url}", flush=True)
    if show:
        webbrowser.open(url)


def backup(file: BackupFile, database: Database = None) -> None:
    """Write all tables into one file and check it; the service may go on meanwhile."""
    from serpentry.server.backup import back_up

    with err.status("Writing and checking…"):
        found = asyncio.run(back_up(_settings(database=database).database_url, file))
    out.print(f"Wrote and checked {found.rows} rows, {found.tables} tables.", markup=False)
    if found.unreadable:
        names = " ".join(found.unreadable[:20])
        raise SerpentryError(
            f"{len(found.unreadable)} tables can't be read, and lie in the backup as they were: "
            f"{names}"
        )


def restore(file: BackupFile, database: Database = None) -> None:
    """Read a backup into an empty database."""
    from serpentry.server.backup import restore as read_back

    with err.status("Reading…"):
        rows = asyncio.run(read_back(_settings(database=database).database_url, file))
    out.print(f"Restored {rows} rows.", markup=False)


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")], as_json: AsJson = False
) -> None:
    """Check a finished game offline: moves, result, and dice and draws against their seed."""
    record = record_at(file)
    verdict = verify_record(game_of_record(record), record)
    if as_json:
        print(json.dumps(vars(verdict)))
        return
    copied = f", the first {verdict.copied} events copied" if verdict.copied else ""
    out.print(
        f"ok: {verdict.moves} moves, {_draws(verdict)}{copied}; result {verdict.result}",
        markup=False,
    )


def _draws(verdict: Verdict) -> str:
    draws = f"{verdict.draws} draws"
    if not verdict.draws:
        return draws
    if not verdict.unchecked:
        return f"{draws} as the seed gives them"
    if verdict.unchecked == verdict.draws:
        return f"{draws} (the record names no seed to check them against)"
    return f"{draws} ({verdict.unchecked} of them by a seed that was still secret)"
