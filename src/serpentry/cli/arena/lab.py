"""`serpentry lab`: the service with a page on which two rule sets are compared.

It is served to this machine alone: games cost its cores, and nobody else is to spend them.
"""

import webbrowser
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from serpentry.cli.arena.options import Workers
from serpentry.cli.host.service import settings_of
from serpentry.cli.language import t
from serpentry.cli.option_groups import with_options
from serpentry.cli.show import out

THIS_MACHINE = "127.0.0.1"


def lab(
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="cli-lab-port")] = 0,
    opened: Annotated[bool, typer.Option("--open/--no-open", help="cli-lab-open")] = True,
    *,
    workers: Workers,
) -> None:
    """Serve the page, and play what is asked for there, until Ctrl-C."""
    from serpentry.arena.lab import Lab
    from serpentry.server.run import serve
    from serpentry.server.upkeep.logs import set_up_logs

    def tell(url: str) -> None:
        out.print(t("cli-lab-at", url=f"{url}/lab"), markup=False, highlight=False)
        if opened:
            webbrowser.open(f"{url}/lab")

    desk = Lab(workers.pool())
    with TemporaryDirectory(prefix="serpentry-lab-") as folder:
        # By other names, a page elsewhere could make a browser ask here as if it were ours.
        settings = settings_of(
            host=THIS_MACHINE,
            port=port,
            hosts=f"{THIS_MACHINE},localhost",
            database=f"sqlite:///{folder}/tables.db",
            workers=1,
            thinkers=1,
        )
        finish_logs = set_up_logs(settings.log_json, file=settings.log_file)
        try:
            serve(settings, tell, desk)
        finally:
            desk.close()
            finish_logs()


COMMANDS = {"cli-lab": with_options(lab)}
