"""`serpentry match` and `serpentry arena …`: runs between players, which can be continued."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from serpentry.arena import Plan, Results, ResultsFile, make_plan, read_results, run
from serpentry.arena.parts import WHOLE, RunPart, read_part
from serpentry.arena.schedule import games_in_round
from serpentry.arena.worker import GameResult
from serpentry.cli.arena import files
from serpentry.cli.arena.options import (
    Entrants,
    Followed,
    MatchOptions,
    MaybeEntrants,
    MaybeOut,
    Out,
    RunOptions,
)
from serpentry.cli.arena.page import ResultsPage, refuse_other_pages
from serpentry.cli.arena.standings import show_results
from serpentry.cli.arguments import AsJson, GameName, chosen_game
from serpentry.cli.language import language, t, told
from serpentry.cli.option_groups import with_options
from serpentry.cli.progress import progress_bar
from serpentry.cli.show import err
from serpentry.languages import Language, sentence
from serpentry.players.own_players import BadPlayer, split_names
from serpentry.players.roster import find_player, is_listed


def match(
    game: GameName,
    players: MaybeEntrants = None,
    games: Annotated[int, typer.Option("--games", min=1, help="cli-most-games")] = 100,
    out: MaybeOut = None,
    *,
    options: MatchOptions,
) -> None:
    """The same players in every game, seats rotated; without names greedy against random."""
    chosen = chosen_game(game, options.seats, options.opt)
    names = split_names(players) if players else ["greedy"] + ["random"] * (chosen.seats - 1)
    seed, opening, on_fault = options.seed, options.opening, options.on_fault
    test, starter = options.test(), options.starter
    plan = make_plan("match", chosen, names, games, seed, opening, test, on_fault, starter)
    _play(plan, out, options, options.as_json, read_part(options.part))


def tournament(kind: str, usual: int) -> Callable[..., None]:
    """A command that plays a number of rounds of a kind."""

    def play(
        game: GameName,
        players: Entrants,
        out: Out,
        rounds: Annotated[int, typer.Option("--rounds", min=1, help="cli-rounds")] = usual,
        *,
        options: RunOptions,
    ) -> None:
        chosen = chosen_game(game, options.seats, options.opt)
        seed, opening, on_fault = options.seed, options.opening, options.on_fault
        names = split_names(players)
        plan = make_plan(kind, chosen, names, 0, seed, opening, on_fault=on_fault)
        plan = replace(plan, games=rounds * games_in_round(plan))
        _play(plan, out, options, options.as_json, read_part(options.part))

    return with_options(play)


def continue_run(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-results-file")],
    games: Annotated[
        int | None,
        typer.Option("--games", min=1, help="cli-total-games"),
    ] = None,
    trust: Annotated[bool, typer.Option("--trust", help="cli-trust")] = False,
    as_json: AsJson = False,
    *,
    workers: Followed,
) -> None:
    """Continue an interrupted run, or play more games."""
    plan = read_results(file).plan
    if not trust:
        _demand_listed(file, plan)
    _play(replace(plan, games=games or plan.games), file, workers, as_json)


def _demand_listed(file: Path, plan: Plan) -> None:
    """A person who sends a file of results should not thereby run programs here."""
    if strange := [name for name in plan.players if not is_listed(name)]:
        raise BadPlayer(sentence("why-programs-named", file=str(file), names=", ".join(strange)))


def _play(
    plan: Plan, out: Path | None, workers: Followed, as_json: bool, part: RunPart = WHOLE
) -> None:
    """Play what is lacking, and show the results; they are kept where there is a file for them."""
    refuse_other_pages(workers.page)
    missed = _missed(plan)
    for one in missed:
        err.print(one, markup=False, highlight=False)
    with _results(plan, out) as results:
        with progress_bar() as bar, _shown(workers.page, results) as grow:
            title = f"{plan.game}: {', '.join(plan.players)}"
            task = bar.add_task(
                title, total=max(part.games(plan), len(results)), completed=len(results)
            )

            def step(_: GameResult) -> None:
                bar.advance(task)
                grow()

            run(plan, results, workers.pool(bar), step, part)
        show_results(results, as_json, missed)


@contextmanager
def _shown(path: Path | None, results: Results) -> Iterator[Callable[[], None]]:
    """Keeps a page up to date, if one is wanted; at the end it has all games, even after a stop."""
    if path is None:
        yield lambda: None
        return
    page = ResultsPage(path, results, Language(language()))
    page.write(is_over=False)
    err.print(t("cli-follow-at", file=str(path)), markup=False, highlight=False)
    try:
        yield page.grow
    finally:
        page.write()


def _missed(plan: Plan) -> list[str]:
    """What players have to do without here: it makes them other players than elsewhere."""
    game = plan.set_up()
    found = (find_player(name).prepare(game) for name in dict.fromkeys(plan.players))
    return [told(one) for one in found if one is not None]


@contextmanager
def _results(plan: Plan, out: Path | None) -> Iterator[Results]:
    """The results of a run so far; what a file holds or will hold when it stops is shown."""
    if out is None:
        yield Results(plan)
        return
    with ResultsFile(out, plan) as results:
        if results.found:
            _tell("cli-games-found", out, results.found)
        try:
            yield results
        except KeyboardInterrupt:
            _tell("cli-games-kept", out, len(results))
            raise


def _tell(key: str, out: Path, count: int) -> None:
    err.print(t(key, count=count, file=str(out)), markup=False, highlight=False)


COMMANDS = {
    "cli-match": with_options(match),
    "cli-arena": {
        "cli-match": with_options(match),
        "cli-roundrobin": tournament("roundrobin", 10),
        "cli-ladder": tournament("ladder", 20),
        "cli-continue": with_options(continue_run),
        **files.COMMANDS,
    },
}
