"""`serpentry arena …`: runs between players, that can be interrupted and continued."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from serpentry.arena import Plan, ResultsFile, Sprt, make_plan, read_results, run
from serpentry.arena.hiring import crew_for
from serpentry.arena.plan import TURN
from serpentry.arena.schedule import games_in_round
from serpentry.cli.arena.measure import progress_bar
from serpentry.cli.arena.standings import show_results
from serpentry.cli.arguments import AsJson, Faults, GameName, Opt, Seats, Seed, chosen_game
from serpentry.cli.helping import group
from serpentry.cli.language import t
from serpentry.cli.show import err
from serpentry.languages import sentence
from serpentry.players import OnFault
from serpentry.players.own_players import BadPlayer, split_names
from serpentry.players.roster import is_listed
from serpentry.tabletop.errors import BadOption

arena = group("cli-arena")

Entrants = Annotated[
    str,
    typer.Option(
        "--players",
        metavar="A,B,…",
        help="cli-entrants",
    ),
]
Out = Annotated[
    Path,
    typer.Option("--out", metavar="FILE", help="cli-results-out"),
]
Rounds = Annotated[int, typer.Option("--rounds", min=1, help="cli-rounds")]
Jobs = Annotated[int | None, typer.Option("--jobs", min=1, help="cli-jobs")]
ClusterAddress = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="cli-cluster"),
]
Opening = Annotated[
    int,
    typer.Option("--opening", min=0, help="cli-opening"),
]


def add_commands(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.add_typer(arena, name="arena")
    arena.command(help="cli-arena-match")(match)
    arena.command("roundrobin", help="cli-roundrobin")(tournament("roundrobin", 10))
    arena.command("ladder", help="cli-ladder")(tournament("ladder", 20))
    arena.command("continue", help="cli-continue")(continue_run)


def match(
    game: GameName,
    players: Entrants,
    out: Out,
    games: Annotated[int, typer.Option("--games", min=1, help="cli-most-games")] = 100,
    sprt: Annotated[
        str | None,
        typer.Option(
            "--sprt",
            metavar="ELO0,ELO1",
            help="cli-sprt",
        ),
    ] = None,
    alpha: Annotated[float, typer.Option("--alpha", help="cli-alpha")] = 0.05,
    beta: Annotated[float, typer.Option("--beta", help="cli-beta")] = 0.05,
    seed: Seed = 0,
    opening: Opening = 0,
    seats: Seats = None,
    opt: Opt = None,
    on_fault: Faults = OnFault.FORFEIT,
    starter: Annotated[str, typer.Option("--starter", help="cli-arena-starter")] = TURN,
    jobs: Jobs = None,
    cluster: ClusterAddress = None,
    as_json: AsJson = False,
) -> None:
    """The same players in every game, seats rotated."""
    chosen = chosen_game(game, seats, opt)
    test = _sprt(sprt, alpha, beta) if sprt else None
    plan = make_plan(
        "match", chosen, split_names(players), games, seed, opening, test, on_fault, starter
    )
    _run(plan, out, jobs, cluster, as_json)


def tournament(kind: str, usual: int) -> Callable[..., None]:
    """A command that plays so many rounds of a kind."""

    def play(
        game: GameName,
        players: Entrants,
        out: Out,
        rounds: Rounds = usual,
        seed: Seed = 0,
        opening: Opening = 0,
        seats: Seats = None,
        opt: Opt = None,
        on_fault: Faults = OnFault.FORFEIT,
        jobs: Jobs = None,
        cluster: ClusterAddress = None,
        as_json: AsJson = False,
    ) -> None:
        chosen = chosen_game(game, seats, opt)
        plan = make_plan(kind, chosen, split_names(players), 0, seed, opening, on_fault=on_fault)
        plan = replace(plan, games=rounds * games_in_round(plan))
        _run(plan, out, jobs, cluster, as_json)

    return play


def continue_run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-results-file")],
    games: Annotated[
        int | None,
        typer.Option("--games", min=1, help="cli-total-games"),
    ] = None,
    trust: Annotated[bool, typer.Option("--trust", help="cli-trust")] = False,
    jobs: Jobs = None,
    cluster: ClusterAddress = None,
    as_json: AsJson = False,
) -> None:
    """Go on with an interrupted run, or with more games."""
    plan = read_results(file).plan
    if not trust:
        _demand_listed(file, plan)
    _run(replace(plan, games=games or plan.games), file, jobs, cluster, as_json)


def _demand_listed(file: Path, plan: Plan) -> None:
    """Whoever sends a file of results should not thereby run programs here."""
    if strange := [name for name in plan.players if not is_listed(name)]:
        raise BadPlayer(sentence("why-programs-named", file=str(file), names=", ".join(strange)))


def _sprt(text: str, alpha: float, beta: float) -> Sprt:
    try:
        weak, strong = map(float, text.split(","))
    except ValueError as error:
        raise BadOption(sentence("why-sprt", given=text)) from error
    return Sprt(weak, strong, alpha, beta)


def _run(plan: Plan, out: Path, jobs: int | None, cluster: str | None, as_json: bool) -> None:
    with ResultsFile(out, plan) as results:
        if results.found:
            found = t("cli-games-found", file=str(out), count=results.found)
            err.print(found, markup=False, highlight=False)
        crew = crew_for(jobs, cluster)
        with _bar(plan, results) as advance, _kept(out, results):
            run(plan, results, crew, lambda _: advance())
        show_results(results, as_json)


@contextmanager
def _bar(plan: Plan, results: ResultsFile) -> Iterator[Callable[[], None]]:
    with progress_bar() as bar:
        title = f"{plan.game}: {', '.join(plan.players)}"
        task = bar.add_task(title, total=max(plan.games, len(results)), completed=len(results))
        yield lambda: bar.advance(task)


@contextmanager
def _kept(out: Path, results: ResultsFile) -> Iterator[None]:
    try:
        yield
    except KeyboardInterrupt:
        words = t("cli-games-kept", count=len(results), file=str(out))
        err.print(words, markup=False, highlight=False)
        raise
