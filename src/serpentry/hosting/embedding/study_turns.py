"""A place in a board of a study as a table by hand: what can be played there, and what chance did.

Nothing is kept: the client sends the board's lines, and adds the answer to them.
"""

from dataclasses import replace
from random import SystemRandom

from serpentry.hosting.embedding.games import Steps
from serpentry.hosting.embedding.study_boards import begun_line
from serpentry.hosting.embedding.study_text import StudyBoard
from serpentry.hosting.requests.plans import BoardPlace, StudyPlace, TurnMove
from serpentry.hosting.room import UNSAID
from serpentry.hosting.shapes.answers import ArrangingVerdict, StudyTurn
from serpentry.hosting.table_talk import move_from
from serpentry.languages.sentence import SentenceInfo
from serpentry.review.choices import MadeChoice, Playthrough, choice_at
from serpentry.table.past import Past
from serpentry.table.setup import HERE, Place, Setup
from serpentry.table.shown.boards import equipment_view
from serpentry.table.shown.narration import described, sentences
from serpentry.table.shown.shapes import IllegalInfo, TableView
from serpentry.table.shown.views import illegal_view, table_view
from serpentry.table.state import End, Phase, Played, State, fresh
from serpentry.table.words import clean_name
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.formats.record import Record
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.refusal import GAME_OVER

WRITER = "writer"
"""The guest on all seats: the players are called by their names, and nobody is "you"."""


def turn_of_study(place: StudyPlace, language: str) -> StudyTurn:
    """The table at a place of a board, and what the rules say to a move there."""
    record, game, start, steps = line_to(place)
    state = _state(record, game, start, steps)
    verdict, event = _verdict(state, place.move, language)
    return {
        "game": record.game,
        "rules": record.rules,
        **equipment_view(game),
        "table": _table_view(state, language, place.drawn),
        "verdict": verdict,
        "event": event,
        "described": described(state, state.to_act if isinstance(state.to_act, int) else None),
    }


def last_choice(place: BoardPlace) -> tuple[Playthrough, MadeChoice | None]:
    """The moves that lead to a place, and the choice that the last of them was, if it was one."""
    _, game, start, steps = line_to(place)
    positions = [start, *(after for _, _, after in steps)]
    played = Playthrough(game, positions, [(by, move) for by, move, _ in steps])
    is_there = 0 < len(steps) == place.ply
    return played, choice_at(played, place.ply - 1) if is_there else None


def line_to(place: BoardPlace) -> tuple[Record, AnyGame, object, Steps]:
    """The record of a board, its game, its start, and the steps to a place in it."""
    board = StudyBoard(1, 0, tuple(place.board.splitlines()))
    return begun_line(board, place.variation, place.ply)


def _state(record: Record, game: AnyGame, start: object, steps: Steps) -> State:
    """The table at which all of it was entered by hand."""
    names = [clean_name(record.players.get(seat, "")) for seat in range(game.seats)]
    setup = Setup(
        record.game,
        record.rules,
        game.options_json,
        tuple(Place(HERE, name) for name in names),
        "",
        "",
        arranged=record.arranged,
        by_hand=True,
    )
    table = fresh(setup)
    chairs = [
        replace(one, name=name, guest=WRITER) for one, name in zip(table.chairs, names, strict=True)
    ]
    state = replace(
        table,
        chairs=tuple(chairs),
        positions=Past([start, *(after for _, _, after in steps)]),
        played=Past([Played(by, move, told=by is CHANCE) for by, move, _ in steps]),
        phase=Phase.PLAYING,
    )
    outcome = state.outcome
    if outcome is None:
        return state
    return replace(state, phase=Phase.OVER, end=End("rules", outcome.winners))


def _table_view(state: State, language: str, drawn: bool) -> TableView:
    seat = state.to_act if isinstance(state.to_act, int) else None
    return {
        **UNSAID,
        **table_view(state, seat, language=language, drawn=drawn),
        "you": list(range(state.game.seats)),
    }


def _verdict(
    state: State, asked: TurnMove | None, language: str
) -> tuple[ArrangingVerdict | None, str]:
    """What the rules say to a move, and its line."""
    if asked is None:
        return None, ""
    game, by = state.game, state.to_act
    if by is None:
        return _illegal(illegal_view(GAME_OVER, language)), ""
    move = _drawn(state) if asked.move is None else move_from(game, asked.move)
    if illegal := game.rules.why_illegal(state.position, move):
        return _illegal(illegal_view(illegal, language)), ""
    after = game.rules.play(state.position, move)
    told = sentences(game.narrator.happened(state.position, move, after, None))
    who = "*" if by is CHANCE else str(by)
    return _legal(told), f"{who} {game.notation.write(move)}"


def _drawn(state: State) -> object:
    """What chance does, where nobody says what it did."""
    draws = list(state.game.rules.draws(state.position))
    moves, weights = zip(*draws, strict=True)
    return SystemRandom().choices(moves, weights)[0]


def _illegal(illegal: IllegalInfo) -> ArrangingVerdict:
    return {"legal": False, "illegal": illegal, "told": []}


def _legal(told: list[SentenceInfo]) -> ArrangingVerdict:
    return {"legal": True, "illegal": None, "told": told}
