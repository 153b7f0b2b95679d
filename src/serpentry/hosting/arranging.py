"""A position that is being set up by hand: pieces on the board, pieces in stock, results.

Nothing is kept: each request brings every line written so far.
"""

from collections.abc import Sequence
from dataclasses import replace

from serpentry.catalogue import find
from serpentry.hosting.requests.plans import ArrangingPlan, PiecePlan
from serpentry.hosting.room import UNSAID
from serpentry.hosting.shapes.answers import ArrangingInfo, ArrangingVerdict, LaidPiece, PlayThen
from serpentry.hosting.table_talk import move_from
from serpentry.languages import AtSeat, sentence
from serpentry.languages.sentence import SentenceInfo
from serpentry.pictures.svg import svg
from serpentry.table.past import Past
from serpentry.table.setup import HERE, Place, Setup
from serpentry.table.shown.boards import equipment_view, snakes_view
from serpentry.table.shown.drawn import drawn_view
from serpentry.table.shown.narration import sentences
from serpentry.table.shown.shapes import DrawInfo, TableView
from serpentry.table.shown.views import (
    actor_json,
    counted_view,
    draws_view,
    illegal_view,
    moves_view,
    outcome_view,
    table_view,
)
from serpentry.table.state import Phase, State, fresh
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers import arranging
from serpentry.tabletop.helpers.arranging import Arrangement
from serpentry.tabletop.refusal import IllegalMove


def arranging_view(name: str, plan: ArrangingPlan, language: str) -> ArrangingInfo:
    """What was set up, after one more piece if that was asked for and is allowed."""
    box = find(name)
    game = box.set_up(plan.seats, plan.options)
    laid = list(plan.laid)
    position, verdict = arranging.after_placing(game, laid), None
    if plan.lay is not None:
        position, line, verdict = _laid(game, position, plan.lay, language)
        laid += [line] if line and not plan.attempt else []
    if plan.attempt:
        position = arranging.after_placing(game, laid)
    arrangement = Arrangement(tuple(laid), plan.turn)
    state = _state(box.version, game, arrangement, position, plan.seat)
    return {
        "game": name,
        "rules": box.version,
        **equipment_view(game),
        "laid": _lines(game, laid),
        "verdict": verdict,
        "table": _table_view(state, position, plan.seat, language, plan.drawn),
        "draws": _draws(game, position),
        "counted": counted_view(game, position),
        "then": _then(game, arrangement, language),
        "picture": svg(game.face.picture(position)) if plan.picture else None,
    }


def _laid(
    game: AnyGame, position: object, wish: PiecePlan, language: str
) -> tuple[object, str, ArrangingVerdict]:
    """The position after one more piece, the line that says so, and whether it is allowed."""
    by: Actor = CHANCE if wish.by == "chance" else wish.by
    move = move_from(game, wish.move)
    try:
        way = arranging.way_for(game, position, by, move)
    except IllegalMove as refused:
        illegal = illegal_view(refused.illegal, language)
        return position, "", {"legal": False, "illegal": illegal, "told": []}
    who, after = "*" if by is CHANCE else str(by), game.rules.play(way, move)
    told = sentences(game.narrator.happened(way, move, after, None))
    return (
        after,
        f"{who} {game.notation.write(move)}",
        {"legal": True, "illegal": None, "told": told},
    )


def _state(
    version: str, game: AnyGame, arrangement: Arrangement, position: object, seat: Seat
) -> State:
    """A table on which the seat may place any piece, as views of tables need it."""
    places = (Place(HERE),) * game.seats
    setup = Setup(game.name, version, game.options_json, places, "", "", arranged=arrangement)
    ways = arranging.arranger_of(game).ways(position, seat)
    shown = ways[0] if ways else position
    state = replace(fresh(replace(setup, arranged=None)), setup=setup)
    return replace(state, positions=Past([shown]), phase=Phase.PLAYING)


def _table_view(
    state: State, position: object, seat: Seat, language: str, drawn: bool
) -> TableView:
    game, shown = state.game, state.position
    moves = [] if state.to_act is CHANCE else arranging.moves_for(game, position, seat)
    return {
        **UNSAID,
        **table_view(state, seat, legal=False, language=language),
        "seq": len(state.setup.arranged.laid) if state.setup.arranged else 0,
        "you": list(range(game.seats)),
        "snakes": snakes_view(state, shown, seat),
        "legal": moves_view(game, moves),
        "told": {
            "turn": None,
            "task": _task(game, position, seat),
            "more": [],
            "brief": False,
            "barred": {},
            "end": [],
        },
        "drawn": drawn_view(state, shown, seat) if drawn else None,
    }


def _task(game: AnyGame, position: object, seat: Seat) -> list[SentenceInfo]:
    """What is to be done now, in a sentence."""
    if arranging.awaits_chance(game, position):
        return [sentence("turn-arranging-chance").json()]
    return [sentence("turn-arranging", who=AtSeat(seat)).json()]


def _lines(game: AnyGame, laid: Sequence[str]) -> list[LaidPiece]:
    """A placed piece: its line, its seat, the move, and the cells it covers."""
    lines: list[LaidPiece] = []
    position = game.rules.start()
    for line, (by, move) in zip(laid, arranging.laid_moves(game, laid), strict=True):
        way = arranging.way_for(game, position, by, move)
        position = game.rules.play(way, move)
        cells = [list(cell) for cell in game.board.cells(position, move)]
        said = game.narrator.said(way, move).json()
        lines.append(
            {"line": line, "by": "chance" if by is CHANCE else by, "cells": cells, "said": said}
        )
    return lines


def _draws(game: AnyGame, position: object) -> list[DrawInfo]:
    """What chance may settle before the first piece."""
    if not arranging.awaits_chance(game, position):
        return []
    return draws_view(game, position)


def _then(game: AnyGame, arrangement: Arrangement, language: str) -> PlayThen:
    """The seat to act when play begins there, and how it ended if nobody can."""
    start = arranging.arranged(game, arrangement)
    outcome = game.rules.outcome(start)
    return {
        "to_act": actor_json(game.rules.to_act(start)),
        "outcome": None if outcome is None else outcome_view(outcome, language),
    }
