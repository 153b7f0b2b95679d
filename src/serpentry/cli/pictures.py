"""Pictures of recorded games."""

from math import ceil
from pathlib import Path
from typing import Annotated

import typer

from serpentry.catalogue import game_of_record
from serpentry.cli.arguments import record_at, write_bytes
from serpentry.cli.files import Ply, RecordFile
from serpentry.cli.language import language, t
from serpentry.cli.progress import progress_bar
from serpentry.cli.show import out
from serpentry.languages import sentence
from serpentry.pictures.animations import WIDTH, animated, check_ending
from serpentry.pictures.stills import Mark, Style, Theme
from serpentry.pictures.stories import Story, story_of
from serpentry.pictures.svg import svg
from serpentry.tabletop.errors import BadText, install_command
from serpentry.tabletop.helpers.extras import missing

ENDINGS = (".svg", ".png")
Dark = Annotated[bool, typer.Option("--dark", help="cli-picture-dark")]
Width = Annotated[int, typer.Option("--width", help="cli-picture-width")]
Viewer = Annotated[int | None, typer.Option("--seat", min=0, help="cli-picture-seat")]


def picture(
    file: RecordFile,
    where: Annotated[Path, typer.Option("--out", metavar="X.svg|X.png", help="cli-picture-file")],
    ply: Ply = None,
    dark: Dark = False,
    width: Width = 800,
    caption: Annotated[str | None, typer.Option("--caption", help="cli-picture-caption")] = None,
    mark: Annotated[list[str] | None, typer.Option("--mark", help="cli-picture-mark")] = None,
    seat: Viewer = None,
) -> None:
    """Make a picture of a position of a recorded game, painted as in the browser."""
    story = _story(file, seat)
    at = len(story.steps) - 1 if ply is None else ply
    if at >= len(story.steps):
        raise BadText(sentence("why-no-event", count=len(story.steps) - 1, event=at))
    ending = where.suffix.lower()
    if ending not in ENDINGS:
        raise BadText(sentence("why-picture-ending", given=ending or where.name))
    if ending == ".svg" and missing("quickjs"):
        _write_plain(story, at, where)
        return
    painted = story.still(at, _style(dark, width), caption=caption, marks=_marks(mark))
    content = painted.png() if ending == ".png" else painted.svg.encode()
    write_bytes(where, content)
    out.print(t("cli-wrote", file=str(where)), markup=False)


def animate(
    file: RecordFile,
    where: Annotated[
        Path, typer.Option("--out", metavar="X.webp|X.gif|X.mp4", help="cli-animate-file")
    ],
    first: Annotated[int, typer.Option("--from", min=0, help="cli-animate-from")] = 0,
    last: Annotated[int | None, typer.Option("--to", min=0, help="cli-animate-to")] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="cli-animate-seconds")] = 1.0,
    dark: Dark = False,
    width: Width = WIDTH,
    title: Annotated[str, typer.Option("--title", help="cli-animate-title")] = "",
    seat: Viewer = None,
) -> None:
    """Make an animation of a recorded game, with names and scores."""
    check_ending(where.suffix)
    story = _story(file, seat)
    with progress_bar() as bar:
        task = bar.add_task(where.name, total=None)
        made = animated(
            story,
            style=_style(dark, width),
            seconds=seconds,
            first=first,
            last=last,
            title=title,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    content = made.content(where.suffix)
    write_bytes(where, content)
    out.print(t("cli-animated", file=str(where), size=ceil(len(content) / 1000)), markup=False)


def _story(file: Path, seat: int | None) -> Story:
    record = record_at(file)
    game = game_of_record(record)
    if seat is not None and seat >= game.seats:
        raise BadText(sentence("why-picture-seat", last=game.seats - 1, given=seat))
    return story_of(game, record, seat)


def _style(dark: bool, width: int) -> Style:
    theme: Theme = "dark" if dark else "light"
    return Style(theme=theme, language=language(), width=width)


def _marks(given: list[str] | None) -> list[Mark]:
    """`f6` is a ring, and `f6>g7` an arrow."""
    pairs = [mark.split(">") for mark in given or ()]
    return [(pair[0], pair[1]) if len(pair) == 2 else pair[0] for pair in pairs]


def _write_plain(story: Story, at: int, where: Path) -> None:
    """What can be drawn without the extra."""
    step, game = story.steps[at], story.game
    view = game.secrets.view(step.position, story.viewer)
    last = step.played[-1] if step.played else None
    write_bytes(where, svg(game.face.picture(view, last)).encode())
    out.print(
        t("cli-wrote-plain", file=str(where), command=install_command("pictures")), markup=False
    )


COMMANDS = {"cli-picture": picture, "cli-animate": animate}
