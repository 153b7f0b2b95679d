"""Positions that were analysed: the best moves, with the figures of hints and reviews."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from serpentry.catalogue.kernels import has_kernel
from serpentry.hosting.evaluations.adviser import Adviser
from serpentry.hosting.evaluations.deepening import SHOWN_MOVES
from serpentry.languages import Language, explain, say, sentence
from serpentry.notebook.boards import SMALL, drawn_as_text, shown_position
from serpentry.notebook.markup import paragraph
from serpentry.pictures.naming import seat_title
from serpentry.review.evaluation import PositionEvaluation
from serpentry.review.grades import Grade
from serpentry.review.intervals import Interval
from serpentry.search.budget import Budget, Seconds
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.html_tables import html_table

SIGNS = {Grade.SLIP: "?!", Grade.MISTAKE: "?", Grade.BLUNDER: "??"}
"""As reviews mark moves in the browser."""
USUAL_BUDGET = Seconds(2)
"""What a choice gets in a review of the browser."""


@cache
def adviser() -> Adviser:
    """Remembers what was thought, so that analyses and reviews say the same of a position."""
    return Adviser()


@dataclass(frozen=True)
class MoveAnalysis:
    """A move, and what is known of it."""

    move: Any
    text: str
    win: Interval
    """The mover's part of the win."""
    lead: Interval
    """By how much the mover leads in the end."""
    grade: Grade | None
    """None while there was not enough search."""
    is_proved: bool
    is_at_most: bool
    """Whether it is only known that the move is worth no more."""


@dataclass(frozen=True, repr=False)
class PositionAnalysis:
    """What is known of a position for the seat to act; notebooks show it as a table."""

    game: AnyGame
    position: Any
    seat: Seat
    known: PositionEvaluation
    language: str = "en"

    @property
    def moves(self) -> tuple[MoveAnalysis, ...]:
        """The best moves, the very best first."""
        return tuple(self._analysed(move) for move in self.known.moves[:SHOWN_MOVES])

    @property
    def best(self) -> Any:
        """The best move."""
        return self.known.best

    @property
    def chances(self) -> tuple[float, ...]:
        """Each seat's part of the win, if the best move is made."""
        return self.known.weighed(self.known.best).best_value.results

    def _analysed(self, move: Any) -> MoveAnalysis:
        one, found = self.known.weighed(move), self.known.candidate(move)
        return MoveAnalysis(
            move,
            self.game.notation.write(move),
            one.made_value.win,
            one.made_value.lead,
            one.grade,
            found is not None and found.proved,
            found is not None and found.at_most,
        )

    def __repr__(self) -> str:
        view = self.game.secrets.view(self.position, self.seat)
        lines = ("  ".join(row) for row in self._rows())
        return "\n".join([drawn_as_text(self.game, view), *lines, self._effort()])

    def _repr_html_(self) -> str:
        headings = ("notebook-move", "notebook-chance", "notebook-lead", "notebook-grading")
        marked = sorted({self._cell(cell) for cell in self._best_cells()})
        picture = shown_position(
            self.game,
            self.position,
            viewer=self.seat,
            width=SMALL,
            marks=marked,
            language=self.language,
        )
        table = html_table([say(self.language, key) for key in headings], self._rows())
        return picture.html + table + paragraph(self._effort())

    def _best_cells(self) -> tuple[Any, ...]:
        view = self.game.secrets.view(self.position, self.seat)
        return self.game.board.cells(view, self.best)

    def _cell(self, cell: Any) -> str:
        return self.game.board.cell_name(cell)

    def _rows(self) -> list[tuple[str, ...]]:
        view, language = self.game.secrets.view(self.position, self.seat), Language(self.language)
        return [
            (
                f"{explain(self.game.narrator.said(view, one.move), language.code)} ({one.text})",
                chance_text(one, language),
                lead_text(self.game, one.lead.middle, language),
                grade_text(one.grade, language),
            )
            for one in self.moves
        ]

    def _effort(self) -> str:
        language = Language(self.language)
        seats = enumerate(self.chances)
        chances = (f"{seat_title(self.game, at, language.code)} {one:.0%}" for at, one in seats)
        told = [language.figure(", ".join(chances)), language("notebook-tries", count=self._tries)]
        if not has_kernel(self.game):
            told.append(language("notebook-no-engine"))
        return " · ".join(told)

    @property
    def _tries(self) -> int:
        return self.known.tries


def analyse(
    game: AnyGame, position: Any, budget: Budget = USUAL_BUDGET, language: str = "en"
) -> PositionAnalysis:
    """The best moves of a position, from what the seat to act may know.

    Figures are those of hints and reviews: what was thought of a position is kept and deepened.
    """
    seat = game.rules.to_act(position)
    if not isinstance(seat, int):
        raise BadText(sentence("why-no-choice"))
    view = game.secrets.view(position, seat)
    known = adviser().evaluated(game, view, seat, budget, compared=SHOWN_MOVES)
    return PositionAnalysis(game, position, seat, known, language)


def chance_text(one: MoveAnalysis, language: Language) -> str:
    """A chance, and how far it may be off where it is not proved."""
    percent = language.figure(f"{one.win.middle:.0%}")
    if one.is_at_most:
        return f"≤ {percent}"
    if one.is_proved:
        return f"{percent} ({language('notebook-proved')})"
    return f"{percent} ± {100 * one.win.reach:.0f}"


def lead_text(game: AnyGame, lead: float, language: Language) -> str:
    """A lead in what the game counts in."""
    count = round(lead, 1) + 0.0
    return ("+" if count > 0 else "") + say(language.code, game.judge.lead_unit, {"count": count})


def grade_text(grade: Grade | None, language: Language) -> str:
    """The word of a grade, with its sign."""
    word = language("notebook-grade", grade=grade.value if grade else "none")
    return f"{SIGNS[grade]} {word}" if grade in SIGNS else word
