"""Sentences while the players place the snake of nobody's across the field."""

from collections.abc import Sequence

from serpentry.games.schlangennest.rules.cards import Kind
from serpentry.games.schlangennest.rules.crossing import Crossing
from serpentry.games.schlangennest.rules.names import all_spoken, spoken
from serpentry.languages import AtSeat, Sentence, sentence, word
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.telling import addressed
from serpentry.tabletop.narrator import Told


def crossing_task(crossing: Crossing, actor: Seat, listener: Seat | None) -> Sentence:
    """To the player who places the next card: where it goes and where the snake must come to."""
    if actor != listener:
        return sentence("task-schlangennest-crossing-other", who=AtSeat(actor))
    lead, goal = crossing.lead, crossing.goal
    if lead is None or goal is None:
        corners = all_spoken(crossing.corners)
        return sentence("task-schlangennest-crossing-tail", corners=corners)
    if lead.at == goal:
        return sentence("task-schlangennest-crossing-head", square=spoken(goal))
    square = spoken(lead.at)
    return sentence("task-schlangennest-crossing-on", square=square, goal=spoken(goal))


def crossing_done(actor: Seat, listener: Seat | None, what: Sentence, is_finished: bool) -> Told:
    """Which seat placed which card of it, and at its end that it is whole."""
    keys = "did-schlangennest-crossing-you", "did-schlangennest-crossing-other"
    did = addressed(actor, listener, *keys, what=what)
    return (did, sentence("did-schlangennest-path")) if is_finished else (did,)


def cards_held(hand: Sequence[int]) -> tuple[Sentence, ...]:
    """The cards of a hand, each kind with its number."""
    return tuple(
        sentence("summary-schlangennest-held", card=word(kind.word), count=count)
        for kind, count in zip(Kind, hand, strict=True)
        if count
    )
