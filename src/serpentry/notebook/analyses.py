"""Positions that were analysed: the best moves, with the figures of hints and reviews."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from serpentry.catalogue.kernels import has_kernel
from serpentry.hosting.evaluations.adviser import Adviser
from serpentry.hosting.evaluations.deepening import SHOWN_MOVES
from serpentry.languages import Language, explain, say, sentence
from serpentry.notebook.boards import SMALL_WIDTH, drawn_as_text, shown_position
from serpentry.notebook.markup import paragraph
from serpentry.pictures.naming import named_seats, seat_title
from serpentry.review.evaluation import PositionEvaluation
from serpentry.review.grades import Grade
from serpentry.search.budget import Budget, Seconds
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.given import demanded_position
from serpentry.tabletop.helpers.html_tables import html_table
from serpentry.tabletop.helpers.intervals import Interval
from serpentry.tabletop.refusal import Cell

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

    move: object
    text: str
    share: float
    """The mover's part of the win: what the position after the move is worth."""
    win: Interval | None
    """The same with its lower and upper bound; None where they are unknown."""
    grade: Grade | None
    """None while there was not enough search."""
    proved: str | None
    """What is proved, in words; None where nothing is."""


@dataclass(frozen=True, repr=False)
class PositionAnalysis:
    """What is known of a position for the seat to act; notebooks show it as a table."""

    game: AnyGame
    position: object
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
        """Each seat's part of the win: what the position is worth."""
        return self.known.value.results

    def _analysed(self, move: object) -> MoveAnalysis:
        one = self.known.weighed(move)
        value = one.made_value
        told = value.value.told(self.seat, self.game.judge.lead_unit)
        names = named_seats(self.game, [""] * self.game.seats, self.language)
        return MoveAnalysis(
            move,
            self.game.notation.write(move),
            value.share,
            value.win,
            one.grade,
            None if told is None else explain(told, self.language, names),
        )

    def __repr__(self) -> str:
        view = self.game.secrets.view(self.position, self.seat)
        lines = ("  ".join(row) for row in self._rows())
        return "\n".join([drawn_as_text(self.game, view), *lines, self._effort()])

    def _repr_html_(self) -> str:
        headings = ("notebook-move", "notebook-chance", "notebook-grading")
        marked = sorted({self._cell(cell) for cell in self._best_cells()})
        picture = shown_position(
            self.game,
            self.position,
            viewer=self.seat,
            width=SMALL_WIDTH,
            marks=marked,
            language=self.language,
        )
        table = html_table([say(self.language, key) for key in headings], self._rows())
        return picture.html + table + paragraph(self._effort())

    def _best_cells(self) -> tuple[Cell, ...]:
        view = self.game.secrets.view(self.position, self.seat)
        return self.game.board.cells(view, self.best)

    def _cell(self, cell: Cell) -> str:
        return self.game.board.cell_name(cell)

    def _rows(self) -> list[tuple[str, ...]]:
        view, language = self.game.secrets.view(self.position, self.seat), Language(self.language)
        return [
            (
                f"{explain(self.game.narrator.said(view, one.move), language.code)} ({one.text})",
                chance_text(one, language),
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
    game: AnyGame, position: object, budget: Budget = USUAL_BUDGET, language: str = "en"
) -> PositionAnalysis:
    """The best moves of a position, from what the seat to act may know.

    Figures are those of hints and reviews: what was thought of a position is kept and deepened.
    """
    seat = game.rules.to_act(demanded_position(game, position))
    if not isinstance(seat, int):
        raise BadText(sentence("why-no-choice"))
    view = game.secrets.view(position, seat)
    is_long = budget != USUAL_BUDGET
    known = adviser().evaluated(game, view, seat, budget, compared=SHOWN_MOVES, gradual=is_long)
    return PositionAnalysis(game, position, seat, known, language)


def chance_text(one: MoveAnalysis, language: Language) -> str:
    """A chance, and how far it may be off where it is not proved."""
    return one.proved or share_text(one.share, one.win, language)


def share_text(share: float, win: Interval | None, language: Language) -> str:
    """A chance, and how far it may be off, where that is known."""
    percent = language.figure(f"{share:.0%}")
    return percent if win is None else f"{percent} ± {100 * win.reach:.0f}"


def grade_text(grade: Grade | None, language: Language) -> str:
    """The word of a grade, with its sign."""
    word = language("notebook-grade", grade=grade.value if grade else "none")
    return f"{SIGNS[grade]} {word}" if grade in SIGNS else word
