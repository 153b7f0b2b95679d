"""Sentences at a table, to whom: the narrator's sentences about what a seat may see, as JSON."""

from collections.abc import Iterable

from serpentry.languages import Sentence
from serpentry.languages.sentence import SentenceInfo
from serpentry.table.shown.shapes import TableSentences, ToldStep
from serpentry.table.state import Logged, Phase, State
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P

LEARNT_AFTER = 3
"""After this many turns somebody knows what there is to do: the rest is shown on demand."""


def told_view(state: State, view: object, seat: Seat | None) -> TableSentences:
    """Whose turn it is, what to do and what helps, what can't be used and why, how it ended."""
    narrator, listener = state.game.narrator, spoken_to(state, seat)
    plays = state.phase is Phase.PLAYING
    mine = plays and seat is not None and state.to_act == seat
    barred = narrator.barred(view, seat) if mine and seat is not None else {}
    return {
        "turn": narrator.turn(view, listener).json() if plays else None,
        "task": sentences(narrator.task(view, seat)) if plays else [],
        "more": sentences(narrator.more(view, seat)) if plays else [],
        "brief": seat is not None and state.has_had_turns(seat, LEARNT_AFTER),
        "barred": {name: why.json() for name, why in barred.items()},
        "end": sentences(narrator.ended(view, listener)) if state.phase is Phase.OVER else [],
    }


def described(state: State, seat: Seat | None) -> list[SentenceInfo]:
    """The table for somebody who does not see it: long, and so only told to a player who asks."""
    view = state.game.secrets.view(state.position, seat)
    return sentences(state.game.narrator.summary(view, spoken_to(state, seat)))


def told_event(state: State, logged: Logged, seat: Seat | None) -> ToldStep:
    """What a move or draw did, and which seats are passed over after it, as a seat sees it."""
    game, listener = state.game, spoken_to(state, seat)
    before = game.secrets.view(logged.before, seat)
    after = game.secrets.view(logged.after, seat)
    move = game.secrets.view_move(logged.before, logged.move, seat)
    return told_step(game, before, move, after, listener)


def told_step(game: Game[P, M], before: P, move: M, after: P, to: Seat | None) -> ToldStep:
    """What a move or draw did between two positions, and which seats are passed over after it."""
    return {
        "told": sentences(game.narrator.happened(before, move, after, to)),
        "passed": sentences(game.narrator.passed(before, move, after, to)),
    }


def told_if(game: Game[P, M], view: P, move: M, seat: Seat) -> list[SentenceInfo]:
    """What a legal move would do, told to the seat that thinks of making it."""
    return sentences(game.narrator.happened(view, move, game.rules.play(view, move), seat))


def spoken_to(state: State, seat: Seat | None) -> Seat | None:
    """Which seat is meant by "you": nobody where several people share the screen of a seat."""
    if seat is None:
        return None
    return seat if len(state.seats_of(state.chairs[seat].guest)) < 2 else None


def sentences(told: Iterable[Sentence]) -> list[SentenceInfo]:
    """Sentences as JSON."""
    return [one.json() for one in told]
