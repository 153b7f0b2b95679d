"""Games that were reviewed: what each choice was worth, and a plot of everybody's chances."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from serpentry.catalogue import game_of_record
from serpentry.languages import Language, explain, say
from serpentry.notebook.analyses import USUAL_BUDGET, adviser, grade_text, share_text
from serpentry.notebook.markup import Shown, image, paragraph
from serpentry.notebook.plots import Curve, chances_plot
from serpentry.pictures.naming import named_seats
from serpentry.players import PlayedGame
from serpentry.review.account import Judged
from serpentry.review.choices import Playthrough, choices
from serpentry.review.grades import Grade
from serpentry.review.key_moments import KeyMoment, key_moments
from serpentry.review.summing import Summary, summary
from serpentry.review.weighing import Weighed
from serpentry.search.budget import Budget
from serpentry.tabletop.formats.record import Record, replay, start_of
from serpentry.tabletop.helpers.html_tables import html_table

Progress = Callable[[int, int], None]


@dataclass(frozen=True, repr=False)
class ReviewedGame:
    """A game, and what search says of every choice in it; notebooks show it with a plot."""

    played: Playthrough
    judged: Sequence[Judged]
    """Each choice by its ply, and what it was worth."""
    players: tuple[str, ...]
    language: str = "en"

    @property
    def summaries(self) -> list[Summary]:
        """How well each seat chose, and what luck it had."""
        seats = range(self.played.game.seats) if self.judged else ()
        return [summary(self.played, self.judged, seat) for seat in seats]

    @property
    def moments(self) -> list[KeyMoment]:
        """The moments that mattered most."""
        return key_moments(self.played, self.judged) if self.judged else []

    @property
    def curves(self) -> list[Curve]:
        """Everybody's chances of winning, by step."""
        points = [(ply, one.value.results) for ply, one in self.judged]
        if self.played.final is not None:
            points.append((len(self.played.moves), self.played.final))
        return [
            Curve(name, tuple((ply, shares[seat]) for ply, shares in points))
            for seat, name in enumerate(self.players)
        ]

    def plot(self) -> Shown:
        """Everybody's chances of winning over the game, with faults marked."""
        faults = [
            (ply + 1, one.made_value.share, one.grade) for ply, one in self.judged if one.grade
        ]
        drawn = chances_plot(self.curves, faults, Language(self.language))
        return Shown(image(drawn, self._told_curves(), 600), self._told_curves())

    def _told_curves(self) -> str:
        """The plot for somebody who does not see it."""
        language = Language(self.language)
        ends = (
            f"{one.name} {one.points[0][1]:.0%} → {one.points[-1][1]:.0%}"
            for one in self.curves
            if one.points
        )
        return f"{language('notebook-curve')}: {language.figure(', '.join(ends))}"

    def __repr__(self) -> str:
        rows = ["  ".join(row) for row in [*self._sums(), *self._rows()]]
        return "\n".join([*rows, self._told_curves()])

    def _repr_html_(self) -> str:
        said = [explain(one.told, self.language, self.players) for one in self.moments]
        moments = said or [say(self.language, "notebook-no-moment")]
        return "".join(
            (
                self.plot().html,
                html_table(self._sum_headings(), self._sums()),
                *map(paragraph, moments),
                html_table(self._headings(), self._rows()),
            )
        )

    def _headings(self) -> list[str]:
        keys = (
            *("notebook-step", "cli-column-player", "notebook-move", "notebook-grading"),
            *("notebook-chance", "notebook-given-away", "notebook-better"),
        )
        return [say(self.language, key) for key in keys]

    def _rows(self) -> list[tuple[str, ...]]:
        game, language = self.played.game, Language(self.language)
        return [
            (
                str(ply + 1),
                self.players[one.seat],
                game.notation.write(one.made),
                grade_text(one.grade, language),
                self._chance(one, language),
                language.figure(f"{one.lost:.0%}"),
                "" if one.is_best else game.notation.write(one.best),
            )
            for ply, one in self.judged
        ]

    def _chance(self, one: Weighed, language: Language) -> str:
        """What a move led to: a chance, or what is proved."""
        value = one.made_value
        told = value.value.told(one.seat, self.played.game.judge.lead_unit)
        if told is not None:
            return explain(told, self.language, self.players)
        return share_text(value.share, value.win, language)

    def _sum_headings(self) -> list[str]:
        grades = [say(self.language, "notebook-grade", {"grade": one.value}) for one in Grade]
        keys = ("cli-column-player", "notebook-choices", "notebook-accuracy")
        player, count, accuracy = (say(self.language, key) for key in keys)
        return [player, count, *grades, accuracy]

    def _sums(self) -> list[tuple[str, ...]]:
        language = Language(self.language)
        return [
            (
                self.players[one.seat],
                str(one.choices),
                *("–" if one.grades is None else str(one.grades.get(grade, 0)) for grade in Grade),
                "–" if one.accuracy is None else language.figure(f"{one.accuracy:.0%}"),
            )
            for one in self.summaries
        ]


def review_game(
    played: Record | PlayedGame[Any, Any],
    budget: Budget = USUAL_BUDGET,
    language: str = "en",
    progress: Progress | None = None,
) -> ReviewedGame:
    """Look through a game: so much thinking for each choice, with the figures of `analyse`."""
    record = played.record() if isinstance(played, PlayedGame) else played
    game = game_of_record(record)
    steps = list(replay(game, record))
    positions = [start_of(game, record), *(after for _, _, after in steps)]
    whole = Playthrough(game, positions, [(by, move) for by, move, _ in steps])
    made, judged = list(choices(whole)), list[Judged]()
    for choice in made:
        known = adviser().evaluated(game, choice.view, choice.seat, budget, (choice.move,))
        judged.append((choice.ply, known.weighed(choice.move)))
        if progress:
            progress(len(judged), len(made))
    given = [record.players.get(seat, "") for seat in range(game.seats)]
    return ReviewedGame(whole, judged, tuple(named_seats(game, given, language)), language)
