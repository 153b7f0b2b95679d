"""A recorded game, step by step, as somebody may see it, with words about each."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from serpentry.languages import Sentence, explain
from serpentry.pictures.naming import named_seats
from serpentry.pictures.stills import Box, Mark, Still, Style, bounds, still
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.formats.record import Record, replay, start_of
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.arranging import laid_moves


@dataclass(frozen=True)
class StoryStep:
    """A position of a game, and what led to it."""

    position: object
    played: tuple[object, ...]
    """All moves and draws so far, as they were seen."""
    by: Actor | None
    """The seat that made the last of them; nobody at the start."""
    told: tuple[Sentence, ...]
    """What it did."""


class Story:
    """A game that is shown in pictures."""

    def __init__(
        self,
        game: AnyGame,
        steps: Sequence[StoryStep],
        names: Sequence[str],
        viewer: Seat | None = None,
    ) -> None:
        self.game, self.steps, self.viewer = game, steps, viewer
        self.names = names

    def named(self, language: str) -> list[str]:
        """The names of all seats, as pages have them."""
        return named_seats(self.game, self.names, language)

    def caption(self, at: int, language: str) -> str:
        """What happened at a step, in words."""
        names = self.named(language)
        return " ".join(explain(one, language, names) for one in self.steps[at].told)

    @cached_property
    def box(self) -> Box:
        """Room for every step, so that nothing moves or shrinks on the way."""
        return bounds(self.game, [(one.position, one.played) for one in self.steps])

    def still(
        self,
        at: int,
        style: Style,
        *,
        caption: str | None = None,
        marks: Sequence[Mark] = (),
        box: Box | None = None,
        title: str = "",
    ) -> Still:
        """The picture of a step, with names, scores and what happened."""
        step = self.steps[at]
        return still(
            self.game,
            step.position,
            played=step.played,
            viewer=self.viewer,
            names=self.named(style.language),
            title=title,
            caption=self.caption(at, style.language) if caption is None else caption,
            marks=marks,
            style=style,
            box=box,
        )


def story_of(game: AnyGame, record: Record, viewer: Seat | None = None) -> Story:
    """A record as a spectator may see it, or somebody at the table."""
    start = start_of(game, record)
    laid = () if record.arranged is None else laid_moves(game, record.arranged.laid)
    names = [record.players.get(seat, "") for seat in range(game.seats)]
    return told_story(game, start, replay(game, record), names, viewer, [move for _, move in laid])


def told_story(
    game: AnyGame,
    start: object,
    events: Iterable[tuple[Actor, object, object]],
    names: Sequence[str],
    viewer: Seat | None = None,
    laid: Sequence[object] = (),
) -> Story:
    """A game from its start by moves, each with who made it and the position after it."""
    steps = [StoryStep(start, tuple(laid), None, ())]
    secrets = game.secrets
    for by, move, after in events:
        last = steps[-1]
        seen = secrets.view_move(last.position, move, viewer)
        before, now = (secrets.view(one, viewer) for one in (last.position, after))
        told = game.narrator.happened(before, seen, now, None)
        steps.append(StoryStep(after, (*last.played, seen), by, tuple(told)))
    return Story(game, steps, names, viewer)


def is_draw(step: StoryStep) -> bool:
    """Whether chance led to a step."""
    return step.by is CHANCE
