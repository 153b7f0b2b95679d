"""Pictures of positions for both themes of a notebook."""

from collections.abc import Callable
from typing import Any, Literal

from serpentry.catalogue import find
from serpentry.languages import explain, say
from serpentry.notebook.markup import THEMES_STYLE, Shown, image, paragraph
from serpentry.pictures.naming import named_seats
from serpentry.pictures.stills import THEMES, Still, Style, Theme, still
from serpentry.pictures.svg import svg
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import install_command
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.extras import missing
from serpentry.tabletop.text import unpainted

Looks = Theme | Literal["auto"]
"""Light, dark, or as the notebook is."""
WIDTH = 480
"""Pixels: a board with names of cells that can be read, and room for words beside it."""
SMALL_WIDTH = 320


def shown_position(
    game: AnyGame,
    position: Any,
    *,
    theme: Looks = "auto",
    language: str = "en",
    width: int = WIDTH,
    viewer: Seat | None = None,
    **more: Any,
) -> Shown:
    """A position with scores and whose turn it is, as somebody may see it."""
    more.setdefault("names", [""] * game.seats)
    view = game.secrets.view(position, viewer)
    names = named_seats(game, more["names"], language)
    turn = explain(game.narrator.turn(view, None), language, names)
    more.setdefault("caption", turn)

    def painted(style: Style) -> Still:
        return still(game, position, viewer=viewer, style=style, **more)

    alt = told_position(game, view, names, language)
    html = board(game, view, painted, theme, language, width, alt)
    return Shown(html, f"{drawn_as_text(game, view)}\n{turn}")


def board(
    game: AnyGame,
    view: object,
    painted: Callable[[Style], Still],
    theme: Looks,
    language: str,
    width: int,
    alt: str,
) -> str:
    """A picture in each theme that may be wanted; a plain one where nothing can be painted."""
    if missing("quickjs"):
        plain = svg(game.face.picture(view, None))
        how = say(language, "notebook-plain", {"command": install_command("notebook")})
        return image(plain, alt, width) + paragraph(how)
    if theme != "auto":
        return image(painted(Style(theme, language, width)).svg, alt, width)
    pictures = [image(painted(Style(one, language, width)).svg, alt, width, one) for one in THEMES]
    return THEMES_STYLE + "".join(pictures)


def told_position(game: AnyGame, view: object, names: list[str], language: str) -> str:
    """The table for somebody who does not see it."""
    title = find(game.name, game.version).title
    told = (explain(one, language, names) for one in game.narrator.summary(view, None))
    return " ".join([f"{title}.", *told])


def drawn_as_text(game: AnyGame, view: object) -> str:
    """The table in letters."""
    return unpainted(game.face.text(view))
