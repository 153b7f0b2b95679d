"""What may be shown of a table to whom, as JSON. Everything that is shown passes here."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from serpentry.languages import ENGLISH, explain, translated
from serpentry.table.bots import NAMES
from serpentry.table.events import Drew, Event, Moved, Muted, Removed, Said, Sat, Told, event_json
from serpentry.table.phrases import phrase_of
from serpentry.table.setup import ELSEWHERE, DaysClock, GameClock, NoClock, Setup
from serpentry.table.shown.boards import snakes_view
from serpentry.table.shown.drawn import drawn_view
from serpentry.table.shown.names import called
from serpentry.table.shown.narration import told_event, told_view
from serpentry.table.shown.shapes import (
    ActorName,
    AskInfo,
    ChairInfo,
    ClockInfo,
    CommonTable,
    CountedPart,
    DrawInfo,
    EndInfo,
    HolidaysInfo,
    IllegalInfo,
    Legal,
    OfClubInfo,
    OutcomeInfo,
    OwnTable,
    RunningInfo,
    ScorePart,
    SeenEvent,
    SeenTable,
)
from serpentry.table.state import Chair, Logged, Phase, State
from serpentry.table.talk import voice_of
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.game import Game, M, NothingHidden, P
from serpentry.tabletop.helpers.sides import seen_name
from serpentry.tabletop.outcome import Outcome
from serpentry.tabletop.refusal import Illegal

MOST_CHAIRS = 4096
"""As many as this are remembered as they are shown."""


def looks_from(state: State, guest: str | None) -> Seat | None:
    """The seat whose eyes a guest looks through; None sees what a spectator sees.

    Several people at one screen see the hand of the one to act, and nobody's between.
    """
    own = state.seats_of(guest)
    if len(own) == 1:
        return own[0]
    actor = state.to_act
    return actor if isinstance(actor, int) and actor in own else None


def looks_back_from(state: State, guest: str | None) -> Seat | None:
    """The seat whose eyes a guest sees with what has happened.

    What several people at one screen have drawn stays there when the next one looks: with hidden
    hands it is shown as to a spectator.
    """
    is_shared = len(state.seats_of(guest)) > 1
    return None if is_shared and hides(state) else looks_from(state, guest)


def hides(state: State) -> bool:
    """Whether a seat has something that the others may not see."""
    return not isinstance(state.game.secrets, NothingHidden)


def event_view(state: State, logged: Logged, seat: Seat | None) -> SeenEvent:
    """An event as a seat sees it."""
    entry = logged.entry
    seen: Any = {"seq": entry.seq, "at": entry.at, **_content(state, entry.event, logged, seat)}
    told: SeenEvent = seen
    return told


def _content(state: State, event: Event, logged: Logged, seat: Seat | None) -> Mapping[str, object]:
    if isinstance(event, (Moved, Drew, Told)):
        seen = state.game.secrets.view_move(logged.before, logged.move, seat)
        return {
            "is": "moved" if isinstance(event, Moved) else "drew",
            "by": event.seat if isinstance(event, Moved) else "chance",
            "move": state.game.codec.move_json(seen),
            "text": state.game.notation.write(seen),
            **({"by_hand": True} if isinstance(event, Told) else {}),
            **told_event(state, logged, seat),
        }
    data = event_json(event)
    data["is"] = _snake(type(event).__name__)
    if isinstance(event, Sat | Said | Muted | Removed):
        del data["guest"]
    if isinstance(event, Said):
        data |= _about_line(state, event)
    return data


def _about_line(state: State, said: Said) -> dict[str, str]:
    """What readers need to know of a line: who spoke, without a name, and if it is a phrase."""
    found = {"voice": voice_of(state.setup, said.guest), "phrase": phrase_of(said.text)}
    return {key: text for key, text in found.items() if text}


@lru_cache(maxsize=64)
def _snake(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


def table_view(
    state: State,
    seat: Seat | None,
    legal: bool = True,
    language: str = ENGLISH,
    drawn: bool = False,
) -> SeenTable:
    """The table as a seat sees it now: position, whose turn, score as it stands, legal moves.

    Snakes, legal moves and sentences are for clients that can't follow the game: `legal` is false
    where they are not wanted. `drawn` adds a picture with its places and moves, for clients that
    have no board.
    """
    seen: SeenTable = {
        **common_view(state, eyes_of(state, seat), legal),
        **own_view(state, seat, legal, language, drawn),
    }
    if legal and seat is not None and state.to_act == seat:
        seen["legal"] = legal_view(state.game, state.game.secrets.view(state.position, seat))
    return seen


def eyes_of(state: State, seat: Seat | None) -> Seat | None:
    """Whose eyes a seat looks through: a spectator's, in a game that hides nothing."""
    return seat if hides(state) else None


def common_view(state: State, eyes: Seat | None, snakes: bool) -> CommonTable:
    """What is the same for all who look through the same eyes."""
    game = state.game
    view = game.secrets.view(state.position, eyes)
    seen: CommonTable = {
        "seq": state.seq,
        "phase": state.phase.value,
        "to_act": actor_json(state.to_act),
        "ply": len(state.played),
        "copied": state.copied,
        "position": game.codec.position_json(view),
        "score": list(game.judge.score(view)),
        "unit": game.judge.unit,
        "breakdown": breakdown_view(game, view),
        "clock": clock_view(state),
        "starter": state.setup.starter,
        "lot": state.lot,
        "looks": state.looks,
        "unstirred": list(state.unstirred),
        "ask": _ask_view(state),
        "commitment": state.setup.commitment,
    }
    if state.phase is Phase.OVER:
        seen["next_table"] = state.next_table
    if snakes:
        seen["snakes"] = snakes_view(state, view, eyes)
    if state.setup.rated:
        seen["rated"] = True
    if state.setup.by_hand:
        seen["by_hand"] = True
        seen["draws"] = draws_view(state.game, state.position) if state.to_act is CHANCE else []
    return seen


def _ask_view(state: State) -> AskInfo | None:
    return None if state.ask is None else {"what": state.ask.what, "seat": state.ask.seat}


def draws_view(game: Game[P, M], position: P) -> list[DrawInfo]:
    """Everything that chance may do, as data, as text and in words."""
    return [
        {
            "move": game.codec.move_json(move),
            "text": game.notation.write(move),
            "said": game.narrator.said(position, move).json(),
        }
        for move, _ in game.rules.draws(position)
    ]


def own_view(state: State, seat: Seat | None, told: bool, language: str, drawn: bool) -> OwnTable:
    """What a seat is shown besides, in a language."""
    seen: OwnTable = {
        "seat": seat,
        "chairs": chairs_view(state, language),
    }
    if state.phase is Phase.OVER:
        seen["end"] = end_view(state, language)
    if told or drawn:
        view = state.game.secrets.view(state.position, seat)
        if told:
            seen["told"] = told_view(state, view, seat)
        if drawn:
            seen["drawn"] = drawn_view(state, view, seat)
    return seen


def breakdown_view(game: Game[P, M], view: P) -> list[list[ScorePart]]:
    """What each seat's score consists of, as message keys with numbers."""
    return [
        [{"key": key, "number": number} for key, number in parts]
        for parts in game.judge.breakdown(view)
    ]


def counted_view(game: Game[P, M], view: P) -> list[list[CountedPart]]:
    """The same with the cells that each of it is counted from, where the game shows them."""
    shown = game.counted(view) if game.counted else ({},) * game.seats
    return [
        [
            {"key": key, "number": number, "cells": [list(cell) for cell in cells.get(key, ())]}
            for key, number in parts
        ]
        for parts, cells in zip(game.judge.breakdown(view), shown, strict=True)
    ]


def actor_json(actor: Actor | None) -> ActorName:
    """An actor as JSON: a seat's number, "chance", or null."""
    return actor if actor is None or isinstance(actor, int) else "chance"


def chairs_view(state: State, language: str = ENGLISH) -> list[ChairInfo]:
    """Which player has which seat, and what each seat is called in a language."""
    known: list[ChairInfo] | None = state.lasting.get(f"chairs {language}")
    if known is None:
        seen, seat_name = state.looks, state.game.face.seat_name
        known = state.lasting[f"chairs {language}"] = [
            _chair_view(chair, seen_name(seat_name(seat), seen), language)
            for seat, chair in enumerate(state.chairs)
        ]
    return known


@lru_cache(maxsize=MOST_CHAIRS)
def _chair_view(chair: Chair, title: str, language: str) -> ChairInfo:
    """Told at every move, and the same all game."""
    return {
        "kind": chair.kind,
        "name": called(chair, language),
        "player": chair.player,
        "bot": chair.name if chair.name in NAMES else "",
        "taken": chair.is_taken,
        "side": chair.side,
        "title": translated(title, language),
    }


def clock_view(state: State) -> ClockInfo:
    """The clocks: what each seat had left when the running one began."""
    match state.clocks.clock:
        case NoClock():
            return {"kind": "none"}
        case GameClock(base, increment):
            return {"kind": "game", "base": base, "increment": increment, **_running_view(state)}
        case DaysClock(days):
            holidays = _holidays_view(state)
            return {"kind": "days", "days": days, **holidays, **_running_view(state)}


def _running_view(state: State) -> RunningInfo:
    clocks = state.clocks
    left = list(clocks.left)
    if clocks.running is not None and clocks.since is not None and clocks.due is not None:
        left[clocks.running] = clocks.due - clocks.since
    return {"left": left, "running": clocks.running, "since": clocks.since}


def _holidays_view(state: State) -> HolidaysInfo:
    """How many days of holiday each seat has left, as of the last event."""
    if not state.setup.holidays or not state.log:
        return {}
    now = state.log[-1].entry.at
    seats = range(len(state.chairs))
    return {"holidays": [state.holidays_left(seat, now) for seat in seats]}


def end_view(state: State, language: str = ENGLISH) -> EndInfo:
    """How the game ended."""
    assert state.end is not None
    end = state.end
    outcome = state.outcome
    return {
        "how": end.how,
        "winners": list(end.winners),
        "seat": end.seat,
        "outcome": None if outcome is None else outcome_view(outcome, language),
    }


def outcome_view(outcome: Outcome, language: str = ENGLISH) -> OutcomeInfo:
    """Scores, winners, and the reason in a language."""
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "reason": explain(outcome.reason, language),
        "breakdown": [dict(parts) for parts in outcome.breakdown],
    }


def legal_view(game: Game[P, M], view: P) -> Legal:
    """All legal moves, grouped by the names of their parts: a row has the parts of one move.

    A client narrows the rows by what was picked so far, and knows no rule.
    """
    return moves_view(game, game.rules.moves(view))


def moves_view(game: Game[P, M], moves: Sequence[M]) -> Legal:
    """Moves, grouped by the names of their parts."""
    kinds: dict[tuple[str, ...], list[list[object]]] = {}
    for move in moves:
        data = game.codec.move_json(move)
        kinds.setdefault(tuple(data), []).append(list(data.values()))
    return {
        "count": len(moves),
        "kinds": [{"parts": list(parts), "rows": rows} for parts, rows in kinds.items()],
    }


def illegal_view(
    illegal: Illegal, language: str = ENGLISH, names: Sequence[str] = ()
) -> IllegalInfo:
    """A refusal by the rules: id, sentence in a language, cells to light up, and its parts.

    `names` are those of the seats; without them players are known by their numbers.
    """
    return {
        "rule": illegal.rule,
        "sentence": explain(illegal.told, language, names),
        **illegal.told.json(),
        "cells": [list(cell) for cell in illegal.cells],
    }


def events_view(state: State, logged: Iterable[Logged], seat: Seat | None) -> list[SeenEvent]:
    """Several events as a seat sees them."""
    return [event_view(state, one, seat) for one in logged]


def of_club_view(setup: Setup) -> OfClubInfo | None:
    """Which game of a club's tournament a table is for."""
    of = setup.of_club
    if of is None:
        return None
    return {"id": of.club, "tournament": of.tournament, "round": of.round, "game": of.game}


def free_seats(state: State) -> list[Seat]:
    """The seats that wait for somebody."""
    return [
        seat
        for seat, chair in enumerate(state.chairs)
        if chair.kind == ELSEWHERE and not chair.is_taken
    ]
