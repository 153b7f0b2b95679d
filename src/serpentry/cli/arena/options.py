"""What can be asked of a run between players: options that its commands share."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from serpentry.arena import Sprt
from serpentry.arena.machines import KnownMachines, Machines, tell_nobody
from serpentry.arena.plan import TURN
from serpentry.arena.worker_pools import OneProcess, WorkerPool, pool_for
from serpentry.cli.arguments import AsJson, Opt, Seats, Seed
from serpentry.cli.language import t
from serpentry.languages import sentence
from serpentry.players import ROSTER, OnFault
from serpentry.tabletop.errors import BadOption
from serpentry.tabletop.helpers.extras import missing
from serpentry.tabletop.helpers.frozen import Frozen

if TYPE_CHECKING:
    from rich.progress import Progress

_players = typer.Option(
    "--players", metavar="A,B,…", help="cli-entrants", autocompletion=lambda: list(ROSTER)
)
_out = typer.Option("--out", metavar="FILE", help="cli-results-out")

Entrants = Annotated[str, _players]
MaybeEntrants = Annotated[str | None, _players]
Out = Annotated[Path, _out]
MaybeOut = Annotated[Path | None, _out]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, help="cli-jobs")]
On = Annotated[str | None, typer.Option("--on", metavar="ADDRESS", help="cli-on")]
Part = Annotated[str | None, typer.Option("--part", metavar="3/10", help="cli-part")]
Opening = Annotated[int, typer.Option("--opening", min=0, help="cli-opening")]
Faults = Annotated[OnFault, typer.Option("--on-fault", help="cli-on-fault")]


def shown_on(bar: "Progress") -> Callable[[KnownMachines], None]:
    """Shows on a bar which machines are there; and once, where the scheduler's page is."""
    task, linked = bar.add_task("", total=None, visible=False), list[str]()

    def show(seen: KnownMachines) -> None:
        if seen.dashboard and not linked:
            linked.append(seen.dashboard)
            bar.console.print(t("cli-dashboard", address=seen.dashboard), highlight=False)
        hosts = ", ".join(f"{host} ({count})" for host, count in sorted(seen.workers.items()))
        told = t("cli-machines-at-work", count=sum(seen.workers.values()), hosts=hosts or "–")
        bar.update(task, description=told, visible=True)

    return show


class Workers(Frozen):
    """The players of a run."""

    jobs: Jobs = None
    on: On = None

    def pool(self, bar: "Progress | None" = None) -> WorkerPool:
        """A scheduler's machines, which a bar names; or processes here, one without joblib."""
        if self.on:
            return Machines(self.on, shown_on(bar) if bar else tell_nobody)
        if not self.jobs and missing("joblib"):
            return OneProcess()
        return pool_for(self.jobs)


class Followed(Workers):
    """The players, and the page on which that can be followed."""

    page: Annotated[
        Path | None, typer.Option("--page", metavar="X.html", help="cli-results-page")
    ] = None


class RunOptions(Followed):
    """How the games of a run are played, and how it is shown."""

    seed: Seed = 0
    opening: Opening = 0
    seats: Seats = None
    opt: Opt = None
    on_fault: Faults = OnFault.FORFEIT
    part: Part = None
    as_json: AsJson = False


class MatchOptions(RunOptions):
    """What can be asked of a match alone."""

    sprt: Annotated[str | None, typer.Option("--sprt", metavar="ELO0,ELO1", help="cli-sprt")] = None
    alpha: Annotated[float, typer.Option("--alpha", help="cli-alpha")] = 0.05
    beta: Annotated[float, typer.Option("--beta", help="cli-beta")] = 0.05
    starter: Annotated[str, typer.Option("--starter", help="cli-arena-starter")] = TURN

    def test(self) -> Sprt | None:
        """The test that ends the match, if there is one."""
        if self.sprt is None:
            return None
        try:
            weak, strong = map(float, self.sprt.split(","))
        except ValueError as error:
            raise BadOption(sentence("why-sprt", given=self.sprt)) from error
        return Sprt(weak, strong, self.alpha, self.beta)
