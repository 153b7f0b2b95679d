"""Recorded games: a position of them, who played with which result, and every step."""

from typing import Any

from serpentry.catalogue import game_of_record
from serpentry.languages import Language, sentence
from serpentry.notebook.boards import WIDTH, Looks, board, drawn_as_text, told_position
from serpentry.notebook.markup import Shown
from serpentry.pictures.stills import Still, Style
from serpentry.pictures.stories import Story, story_of
from serpentry.tabletop.actors import CHANCE, Seat
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.formats.record import Record
from serpentry.tabletop.helpers.html_tables import escaped, html_table


def shown_record(
    record: Record,
    *,
    ply: int | None = None,
    theme: Looks = "auto",
    language: str = "en",
    width: int = WIDTH,
    viewer: Seat | None = None,
    **more: Any,
) -> Shown:
    """The end of a recorded game, or the position after a number of events."""
    story = story_of(game_of_record(record), record, viewer)
    last = len(story.steps) - 1
    at = last if ply is None else ply
    if not 0 <= at <= last:
        raise BadText(sentence("why-no-event", count=last, event=at))
    view = story.game.secrets.view(story.steps[at].position, viewer)
    names = story.named(language)

    def painted(style: Style) -> Still:
        return story.still(at, style, **more)

    alt = told_position(story.game, view, names, language)
    picture = board(story.game, view, painted, theme, language, width, alt)
    rows, headings = _standing(story, record, at, names), _headings(Language(language))
    html = picture + html_table(headings, rows) + _steps(story, record, Language(language))
    standing = "\n".join(f"{name}: {score} {won}".rstrip() for name, score, won in rows)
    return Shown(html, f"{drawn_as_text(story.game, view)}\n{standing}")


def _headings(language: Language) -> list[str]:
    return [language(key) for key in ("cli-column-player", "plot-score", "notebook-won")]


def _standing(
    story: Story, record: Record, at: int, names: list[str]
) -> list[tuple[str, str, str]]:
    """The score of each seat there, and at the end the winner."""
    game, position = story.game, story.steps[at].position
    scores = game.judge.score(game.secrets.view(position, story.viewer))
    winners = set[int]()
    if at == len(story.steps) - 1:
        outcome = game.rules.outcome(position)
        winners = set(outcome.winners) if outcome else _left_over(game.seats, record)
    return [
        (name, str(scores[seat]), "✓" if seat in winners else "") for seat, name in enumerate(names)
    ]


def _left_over(seats: int, record: Record) -> set[int]:
    """The winner of a game that somebody gave up: all others."""
    return set() if record.resigned is None else {*range(seats)} - {record.resigned}


def _steps(story: Story, record: Record, language: Language) -> str:
    """Every step with its number and whose it was, folded away."""
    names = story.named(language.code)
    lines = "".join(
        f"<li>{'' if one.by is CHANCE else escaped(f'{names[one.by]}: ')}{escaped(text)}</li>"
        for one, text in zip(record.events, _texts(story), strict=True)
    )
    summary = escaped(language("notebook-steps", count=len(record.events)))
    return f"<details><summary>{summary}</summary><ol>{lines}</ol></details>"


def _texts(story: Story) -> list[str]:
    """The steps as they are written, as far as they were seen."""
    seen = story.steps[-1].played
    own = seen[len(seen) - (len(story.steps) - 1) :] if len(story.steps) > 1 else ()
    return [story.game.notation.write(move) for move in own]
