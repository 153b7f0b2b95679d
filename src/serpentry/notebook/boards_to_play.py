"""`serpentry.board`: a board to play on, in a notebook."""

from typing import TYPE_CHECKING, Any

from serpentry.notebook.board_session import session_of
from serpentry.notebook.boards import Looks
from serpentry.players import PlayedGame
from serpentry.tabletop.formats.record import Record
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.extras import insist, need

if TYPE_CHECKING:
    from serpentry.notebook.widget import BoardWidget


def board(
    what: AnyGame | Record | PlayedGame[Any, Any],
    position: Any = None,
    *,
    theme: Looks = "auto",
    height: int = 480,
    **more: Any,
) -> "BoardWidget":
    """A board for Jupyter and marimo to click moves on, or to step through a record and play on.

    `position` and `moves` say what is shown. Hands are open, and dice and draws come by
    themselves. Keywords: `ply`, `names`, `language`, and `seed` for dice and draws.
    """
    insist("notebook", "anywidget")
    session = session_of(what, position, **more)
    widget = need("serpentry.notebook.widget", "notebook").widget_of(session.game.name)
    made: BoardWidget = widget(session, theme=theme, height=height)
    return made
