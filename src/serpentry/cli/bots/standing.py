"""`serpentry standing-bot FILE`: a bot that waits at a service for people who want to play."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from serpentry.cli.bots.at_service import until_terminated
from serpentry.cli.language import t
from serpentry.cli.show import out

TOLD = {
    "waiting": "cli-standing-waiting",
    "over": "cli-standing-over",
    "failed": "cli-standing-failed",
}
"""Sentences about what happens to a bot."""


def standing_bot(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-standing-bot-file")],
) -> None:
    """Be at a service as a file says, until it is stopped."""
    # The client's libraries are imported by the command that needs them.
    from serpentry.client.standing import StandingBot
    from serpentry.client.standing_plan import read_plan

    plan = read_plan(file)

    def tell(what: str, about: str) -> None:
        url = f"{plan.server.rstrip('/')}/table/{about}"
        said = t(TOLD[what], url=url, why=about)
        out.print(said, markup=False, soft_wrap=True)

    asyncio.run(until_terminated(StandingBot(plan, tell).run()))


COMMANDS = {"cli-standing-bot": standing_bot}
