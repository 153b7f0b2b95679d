"""`python -m workshop` makes games: a new one, what one still lacks, what its tests keep."""

from pathlib import Path
from typing import Annotated

import typer

from serpentry.catalogue import find, game_of_record, names
from serpentry.cli.arguments import GameName, Opt, Seats, Seed, chosen_game, record_at
from serpentry.cli.language import known, t, told
from serpentry.cli.main import HELP_OPTIONS, run_command
from serpentry.cli.show import out
from serpentry.languages import ENGLISH
from workshop.checkout import checkout
from workshop.golden import keep_counts, keep_game, random_record
from workshop.newgame import new_game
from workshop.readiness import lacks
from workshop.reading import mark_read, texts, unread

PART_COLUMN_WIDTH = 20
"""Letters that the name of a part has room for."""


def commands() -> typer.Typer:
    """All that can be done here."""
    app = typer.Typer(
        name="workshop",
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        add_completion=False,
        context_settings={"help_option_names": HELP_OPTIONS},
    )
    app.callback(help="cli-workshop")(lambda: None)
    app.command("new-game", help="cli-new-game")(begin)
    app.command(help="cli-ready")(ready)
    app.command(help="cli-golden")(golden)
    app.command(help="cli-counts")(counts)
    app.command(help="cli-read")(read)
    return app


def begin(
    name: Annotated[str, typer.Argument(help="cli-new-game-name")],
) -> None:
    """Write a new game that can be played and tested at once, for you to change."""
    touched = new_game(name)
    for one in touched:
        out.print(f"{one.lines:5} {one.path.relative_to(checkout().root)}", soft_wrap=True)
    lines = sum(one.lines for one in touched)
    out.print(t("cli-new-game-made", lines=lines, files=len(touched)))
    out.print(
        t(
            "cli-new-game-next",
            play=f"serpentry play {name}",
            ready=f"python -m workshop ready {name}",
        )
    )
    out.print(t("cli-new-game-page", page="docs/adding-a-game.md"))


def ready(
    games: Annotated[list[str] | None, typer.Argument(help="cli-ready-games")] = None,
) -> None:
    """Tell what a game lacks before it can be released; exit code 1 if there is anything."""
    found = {find(name).title: lacks(find(name)) for name in games or names()}
    for title, missing in found.items():
        out.print(f"[bold]{title}[/bold]  {t('cli-ready-lacks', count=len(missing))}")
        for one in missing:
            out.print(
                f"  {t(one.part):{PART_COLUMN_WIDTH}}{told(one.what)}", markup=False, soft_wrap=True
            )
    if any(found.values()):
        raise typer.Exit(1)


def golden(
    game: GameName,
    name: Annotated[str, typer.Argument(help="cli-golden-name")],
    why: Annotated[str, typer.Option("--why", help="cli-golden-why")],
    record: Annotated[Path | None, typer.Option("--record", help="cli-golden-record")] = None,
    seats: Seats = None,
    opt: Opt = None,
    seed: Seed = 0,
) -> None:
    """Keep a game in its golden folder: one that was played, or a random one."""
    if record:
        kept = record_at(record)
        chosen = game_of_record(kept)
    else:
        chosen = chosen_game(game, seats, opt)
        kept = random_record(chosen, seed)
    out.print(t("cli-written", file=str(keep_game(chosen, kept, name, why))), soft_wrap=True)


def counts(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", min=1, help="cli-depth")] = 3,
    seats: Seats = None,
    opt: Opt = None,
) -> None:
    """Write how many sequences of moves there are up to a depth into the game's perft.json."""
    file = keep_counts(chosen_game(game, seats, opt), depth)
    out.print(t("cli-written", file=str(file)), soft_wrap=True)


def read(
    translation: Annotated[str, typer.Argument(metavar="LANGUAGE", help="cli-language")],
    keys: Annotated[
        list[str] | None, typer.Argument(metavar="[KEY...]", help="cli-read-keys")
    ] = None,
) -> None:
    """List what has changed in English and wasn't read since, or mark that as read."""
    if keys:
        out.print(t("cli-read-marked", count=len(mark_read(known(translation), keys))))
        return
    stale = unread(known(translation))
    for name in stale:
        out.print(name, style="bold")
        for language in (ENGLISH, translation):
            out.print(texts(language).get(name, "").strip(), markup=False, soft_wrap=True)
    if stale:
        raise typer.Exit(1)


def run() -> None:
    """Run a command of the workshop."""
    run_command(lambda _: commands(), lambda: ["--help"])


if __name__ == "__main__":
    run()
