"""A board for Jupyter and marimo: moves are made by clicks, and Python sees them."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import anywidget
import traitlets

from serpentry.hosting.embedding.pages import SCRIPTS, script_of
from serpentry.notebook.board_session import BoardSession
from serpentry.notebook.boards import drawn_as_text
from serpentry.tabletop.formats.record import Record


class BoardWidget(anywidget.AnyWidget):
    """A board to click moves on and to step through games; `position` and `moves` follow it."""

    given = traitlets.Dict().tag(sync=True)
    turn = traitlets.Dict().tag(sync=True)
    language = traitlets.Unicode("en").tag(sync=True)
    theme = traitlets.Unicode("auto").tag(sync=True)
    height = traitlets.Int(480).tag(sync=True)

    def __init__(self, session: BoardSession, **looks: object) -> None:
        self.session = session
        told = {"given": session.given(), "turn": session.turn(), "language": session.language}
        super().__init__(**told, **looks)
        self._played = list(session.events)
        self.on_msg(self._hear)

    def __repr__(self) -> str:
        """The board in letters, for notebooks that show no others."""
        game = self.session.game
        return drawn_as_text(game, game.secrets.view(self.session.position, None))

    @property
    def position(self) -> Any:
        """What is shown."""
        return self.session.position

    @property
    def moves(self) -> list[object]:
        """The moves and draws that led to it."""
        return self.session.moves

    @property
    def legal(self) -> Sequence[object]:
        """All legal moves there."""
        return self.session.legal

    def record(self) -> Record:
        """What was played, up to what is shown."""
        return self.session.record()

    def play(self, move: object) -> None:
        """Make a move, given as such or as it is written; IllegalMove says why it can't be."""
        self.session.play(move)
        self._tell()

    def go(self, ply: int) -> None:
        """Show the position after a number of moves and draws."""
        self.session.go(ply)
        self._tell()

    def _hear(self, _: Any, asked: Any, __: Any) -> None:
        self.session.answer(asked)
        self._tell()

    def _tell(self) -> None:
        """All that has changed, in one message."""
        with self.hold_sync():
            if self._played != self.session.events:
                self._played = list(self.session.events)
                self.given = self.session.given()
            self.turn = self.session.turn()


@cache
def widget_of(game: str) -> type[BoardWidget]:
    """The widget with a game's own script."""
    module = [script_of(game), (SCRIPTS / "notebook.js").read_text(encoding="utf-8")]
    own = {"_esm": "\n".join(module), "__module__": __name__}
    return type(f"{game.title()}BoardWidget", (BoardWidget,), own)
