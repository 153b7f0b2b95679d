"""Games that were played, step by step, as a guest may see them; pictures of them; their checks."""

from serpentry.catalogue import game_of_record
from serpentry.hosting.shapes.answers import History, ShownRecord, Step, VerdictInfo
from serpentry.pictures.svg import svg
from serpentry.table.fairness import Verdict, verify
from serpentry.table.record import record_of_table
from serpentry.table.refusals import Refused
from serpentry.table.shown.boards import equipment_view, snakes_view
from serpentry.table.shown.drawn import drawn_view
from serpentry.table.shown.narration import spoken_to, told_step
from serpentry.table.shown.shapes import CountedPart
from serpentry.table.shown.views import (
    actor_json,
    breakdown_view,
    counted_view,
    hides,
    looks_back_from,
)
from serpentry.table.state import Phase, State
from serpentry.tabletop.actors import CHANCE, Seat
from serpentry.tabletop.board import snake_json
from serpentry.tabletop.formats.record import read_record, replay, start_of, write_record
from serpentry.tabletop.helpers.arranging import laid_moves
from serpentry.tabletop.helpers.sides import repainted

MOST_STEPS = 500
"""An answer has at most this many; nearly every game has fewer."""


def history_view(state: State, guest: str | None, drawn: bool = False, since: int = 0) -> History:
    """Steps with their positions, from one on, and the first one that is missing.

    `drawn` tells them as pictures too.
    """
    game, seat, count = state.game, looks_back_from(state, guest), len(state.played)
    until = min(since + MOST_STEPS, count)
    start = _view(state, 0, seat)
    return {
        "game": state.setup.game,
        "rules": state.setup.rules,
        **equipment_view(game),
        "unit": game.judge.unit,
        "start": game.codec.position_json(start),
        "start_snakes": snakes_view(state, start, seat, 0),
        "start_drawn": drawn_view(state, start, seat, 0) if drawn else None,
        "steps": [_step(state, at, seat, drawn) for at in range(since, until)],
        "next": until if until < count else None,
    }


def _view(state: State, at: int, seat: Seat | None) -> object:
    position = state.positions[at]
    return position if state.phase is Phase.OVER else state.game.secrets.view(position, seat)


def _step(state: State, at: int, seat: Seat | None, drawn: bool) -> Step:
    game, one, move = state.game, state.played[at], _move(state, at, seat)
    before, after = _view(state, at, seat), _view(state, at + 1, seat)
    told = told_step(game, before, move, after, spoken_to(state, seat))
    return {
        "by": "chance" if one.by is CHANCE else one.by,
        "move": game.codec.move_json(move),
        "text": game.notation.write(move),
        "position": game.codec.position_json(after),
        "snakes": snakes_view(state, after, seat, at + 1),
        "drawn": drawn_view(state, after, seat, at + 1) if drawn else None,
        "score": list(game.judge.score(after)),
        "breakdown": breakdown_view(game, after),
        **told,
    }


def _move(state: State, at: int, seat: Seat | None) -> object:
    """A move or draw as a seat saw it; at the end all is shown."""
    move = state.played[at].move
    if state.phase is Phase.OVER:
        return move
    return state.game.secrets.view_move(state.positions[at], move, seat)


def picture_of(state: State, guest: str | None, ply: int | None) -> str:
    """The table as SVG, now or after a number of events."""
    at = len(state.played) if ply is None else ply
    if at > len(state.played):
        raise Refused("no-such-ply", most=len(state.played))
    seat = looks_back_from(state, guest)
    last = _move(state, at - 1, seat) if at else None
    picture = state.game.face.picture(_view(state, at, seat), last)
    return svg(repainted(picture, state.setup.box, state.looks))


def counted_now(state: State, guest: str | None) -> list[list[CountedPart]]:
    """What each seat's score is counted from as things stand, by cells, as a guest may see it."""
    at = len(state.played)
    return counted_view(state.game, _view(state, at, looks_back_from(state, guest)))


def table_record(state: State, seed: str) -> str:
    """The record of a table, as text."""
    return write_record(record_of_table(state, seed))


def shown_record(text: str) -> ShownRecord:
    """Where a record ends, as somebody sees it who looks on."""
    record = read_record(text)
    game = game_of_record(record)
    position, played = start_of(game, record), list[object]()
    for _, move, after in replay(game, record):
        position = after
        played.append(move)
    view = game.secrets.view(position, None)
    before = [] if record.arranged is None else laid_moves(game, record.arranged.laid)
    seen = [*(move for _, move in before), *played]
    return {
        "game": record.game,
        "rules": record.rules,
        **equipment_view(game),
        "seats": record.seats,
        "position": game.codec.position_json(view),
        "snakes": [snake_json(snake) for snake in game.board.snakes(view, seen)],
        "to_act": actor_json(game.rules.to_act(position)),
        "score": list(game.judge.score(view)),
        "last": game.codec.move_json(played[-1]) if played else None,
    }


def shown_table(state: State) -> ShownRecord:
    """A table as it is now, as somebody sees it who looks on."""
    game = state.game
    view = game.secrets.view(state.position, None)
    last = state.last_move
    return {
        "game": state.setup.game,
        "rules": state.setup.rules,
        **equipment_view(game),
        "seats": len(state.chairs),
        "position": game.codec.position_json(view),
        "snakes": snakes_view(state, view, None),
        "to_act": actor_json(state.to_act),
        "score": list(game.judge.score(view)),
        "last": None if last is None or hides(state) else game.codec.move_json(last),
    }


def checked_table(state: State, seed: str) -> VerdictInfo:
    """What checking a table's game shows."""
    return _verdict_view(verify(state.game, record_of_table(state, seed)))


def checked_record(text: str) -> VerdictInfo:
    """What checking any record shows."""
    record = read_record(text)
    try:
        return _verdict_view(verify(game_of_record(record), record))
    except ValueError as error:
        raise Refused("mistake-too-much") from error


def _verdict_view(verdict: Verdict) -> VerdictInfo:
    return {
        "moves": verdict.moves,
        "draws": verdict.draws,
        "result": verdict.result,
        "seeded": verdict.seeded,
        "copied": verdict.copied,
        "unchecked": verdict.unchecked,
        "salts": list(verdict.salts),
        "told": verdict.told,
    }
