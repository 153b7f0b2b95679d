"""`serpentry install-service`: the service starts with the machine, by systemd."""

import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_config_path

from serpentry.cli.arguments import write_text
from serpentry.cli.host.service import Database
from serpentry.cli.language import t
from serpentry.cli.show import out
from serpentry.languages import sentence
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.helpers.extras import OF_SERVICE, insist

UNIT_NAME = "serpentry.service"
SYSTEM_UNITS = Path("/etc/systemd/system")
UNIT_TEMPLATE = """\
[Unit]
Description=Serpentry
{net}
[Service]
ExecStart={command}
EnvironmentFile=-{settings}
{state}Restart=on-failure
RestartSec=2
TimeoutStopSec=20
KillMode=mixed
NoNewPrivileges=yes
{shut}
[Install]
WantedBy={target}
"""
SYSTEM_NET = """\
After=network-online.target
Wants=network-online.target
"""
"""A user's units know no such target."""
SETTINGS_NAME = "serpentry.env"
SYSTEM_SETTINGS = Path("/etc")
SYSTEM_STATE = """\
DynamicUser=yes
StateDirectory=serpentry
Environment=SERPENTRY_DATABASE=sqlite:////var/lib/serpentry/tables.sqlite
Environment=SERPENTRY_ENGINES=/var/lib/serpentry/engines
"""
SYSTEM_LIMITS = """\
PrivateTmp=yes
ProtectHome=read-only
ProtectSystem=strict
"""
"""A service of the whole machine writes to its own folder alone."""


def install_service(
    host: Annotated[str | None, typer.Option("--host", help="cli-host")] = None,
    port: Annotated[int | None, typer.Option("--port", help="cli-port")] = None,
    database: Database = None,
    system: Annotated[bool, typer.Option("--system", help="cli-of-system")] = False,
    dry: Annotated[bool, typer.Option("--dry-run", help="cli-dry-run")] = False,
) -> None:
    """Let systemd start the service with the machine, for this user or for all."""
    insist("serve", *OF_SERVICE)
    given = {"--host": host, "--port": port, "--database": database}
    flags = [part for flag, value in given.items() if value is not None for part in (flag, value)]
    text = unit(map(str, flags), system)
    place = (SYSTEM_UNITS if system else user_config_path("systemd") / "user") / UNIT_NAME
    if dry:
        print(f"# {place}\n{text}", end="")
        return
    _install(place, text, ["systemctl"] if system else ["systemctl", "--user"])
    told = t("cli-service-installed", file=str(place), settings=str(settings_file(system)))
    out.print(told, markup=False, soft_wrap=True)


def unit(flags: Iterable[str], system: bool) -> str:
    """The unit that serves with some flags, for this user or for the whole machine."""
    # In a unit a percent sign begins a specifier, and a dollar sign a variable.
    words = [sys.executable, "-m", "serpentry", "serve", *flags]
    return UNIT_TEMPLATE.format(
        command=shlex.join(words).replace("%", "%%").replace("$", "$$"),
        settings=str(settings_file(system)).replace("%", "%%"),
        net=SYSTEM_NET if system else "",
        state=SYSTEM_STATE if system else "",
        shut=SYSTEM_LIMITS if system else "",
        target="multi-user.target" if system else "default.target",
    )


def settings_file(system: bool) -> Path:
    """Where settings are read from if there is such a file: tokens are nothing for a command."""
    return (SYSTEM_SETTINGS if system else user_config_path()) / SETTINGS_NAME


def _install(place: Path, text: str, systemctl: list[str]) -> None:
    if shutil.which("systemctl") is None:
        raise SerpentryError(sentence("why-no-systemd"))
    if place.parent != SYSTEM_UNITS:
        place.parent.mkdir(parents=True, exist_ok=True)
    write_text(place, text)
    for words in (["daemon-reload"], ["enable", "--now", UNIT_NAME]):
        done = subprocess.run([*systemctl, *words], capture_output=True, text=True, check=False)
        if done.returncode:
            told = " ".join(done.stderr.split())
            raise SerpentryError(sentence("why-systemd", file=str(place), told=told))


COMMANDS = {"cli-install-service": install_service}
