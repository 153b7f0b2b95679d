"""`serpentry.show`: anything of a game as notebooks show it."""

from typing import Any, overload

from serpentry.arena.match import MatchResult, tally
from serpentry.arena.results import Results
from serpentry.arena.running import counted
from serpentry.languages import Language, sentence
from serpentry.notebook.analyses import PositionAnalysis
from serpentry.notebook.boards import shown_position
from serpentry.notebook.markup import Shown
from serpentry.notebook.records import shown_record
from serpentry.notebook.reviews import ReviewedGame
from serpentry.players import PlayedGame
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.record import Record
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.helpers.given import demanded_position

Reviewed = PositionAnalysis | ReviewedGame


@overload
def show(what: Game[P, M], position: P | None = None, **looks: object) -> Shown: ...
@overload
def show(what: Record | PlayedGame[Any, Any], **looks: object) -> Shown: ...
@overload
def show(what: MatchResult | Results | Reviewed, *, language: str = "en") -> Shown: ...
def show(what: Any, position: Any = None, **looks: Any) -> Shown:
    """Show a game, a record, a played game, an analysis, a review or results of a match.

    A game is shown at its start, or in a position. Keywords: `language`; for pictures `theme`
    (`auto`: as the notebook is), `width`, `viewer` and those of `serpentry.still`; for a record
    `ply`, the number of steps before the position to show.
    """
    match what:
        case Game():
            start = what.rules.start() if position is None else demanded_position(what, position)
            return shown_position(what, start, **looks)
        case Record():
            return shown_record(what, **looks)
        case PlayedGame():
            return shown_record(what.record(), **looks)
        case PositionAnalysis() | ReviewedGame():
            return Shown(what._repr_html_(), repr(what))
        case MatchResult():
            return _shown_match(what, **looks)
        case Results():
            total = tally(counted(what)[0], what.plan.players, what.plan.seats)
            return _shown_match(total, **looks)
    raise BadText(sentence("why-not-shown", given=type(what).__name__))


def _shown_match(result: MatchResult, language: str = "en") -> Shown:
    rows = ["  ".join(row) for row in result.rows()]
    speaks = Language(language)
    return Shown(result.html(speaks), "\n".join([*rows, result.in_short(speaks)]))
