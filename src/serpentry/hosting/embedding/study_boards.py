"""The boards of studies, asked of the rules: every move of them, and every cell that is marked."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product

from serpentry.catalogue import find, game_of_record
from serpentry.hosting.embedding.games import (
    FORMAT,
    Embedded,
    Steps,
    history_of,
    names_of,
    told_steps,
)
from serpentry.hosting.embedding.study_text import (
    MOST_EVENTS,
    Pair,
    Study,
    StudyBlock,
    StudyBoard,
    StudyLine,
    block_of,
    in_board,
    read_study,
)
from serpentry.hosting.shapes.answers import ShownStudy, StudyPart
from serpentry.languages import Sentence, explain, sentence
from serpentry.table.shown.views import actor_json
from serpentry.tabletop.actors import CHANCE, Actor
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.formats.record import (
    OPEN,
    Record,
    RecordLine,
    read_record,
    start_of,
)
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.arranging import laid_moves
from serpentry.tabletop.refusal import GAME_OVER, Cell

FARTHEST = 20
"""How far from the middle of a table a cell may be marked, in columns and rows."""
MOST_LAYERS = 8
"""Floors of a board, or players with a table of their own."""


def shown_study(text: str, language: str) -> ShownStudy:
    """Texts and boards of a study in a row; where a board can't be, why."""
    study = read_study(text)
    return {"title": study.title, "parts": [*_shown_parts(study, language)]}


def checked_boards(study: Study, language: str) -> list[Embedded]:
    """The boards of a study as data; BadText names the first that can't be."""
    boards = list[Embedded]()
    room = MOST_EVENTS
    for board in (one for one in study.parts if isinstance(one, StudyBoard)):
        try:
            shown, count = embedded_board(board, language, room)
        except SerpentryError as error:
            raise in_board(board, error) from error
        boards.append(shown)
        room -= count
    return boards


def _shown_parts(study: Study, language: str) -> Iterator[StudyPart]:
    room = MOST_EVENTS
    for part in study.parts:
        if isinstance(part, str):
            yield {"text": part, "line": 0, "board": None, "trouble": ""}
            continue
        shown, trouble = None, ""
        try:
            shown, count = embedded_board(part, language, room)
            room -= count
        except SerpentryError as error:
            trouble = explain(error.told, language)
        yield {"text": "", "line": part.line, "board": shown, "trouble": trouble}


def embedded_board(
    board: StudyBoard, language: str, most: int = MOST_EVENTS
) -> tuple[Embedded, int]:
    """A board as `<serpentry-board>` shows it, and how many moves and draws it has."""
    block = block_of(board)
    count = sum(len(line.events) for line in (block.main, *block.variations))
    if count > most:
        raise BadText(sentence("why-study-events", most=MOST_EVENTS))
    record, game, start, seen = _begun(block)
    steps = played(game, start, record.events)
    shown = _within(block.show, len(steps))
    names = [record.players.get(seat, "") for seat in range(record.seats)]
    return {
        "format": FORMAT,
        "players": names_of(game, names, language),
        "to_act": actor_json(game.rules.to_act(_after(start, steps))),
        "history": history_of(game, record.game, start, steps, [*seen], is_open=True),
        "caption": block.caption,
        "shown": shown,
        "notes": _notes(game, block.main, len(steps), shown),
        "variations": [
            _variation(game, line, start, steps, shown, seen) for line in block.variations
        ],
    }, count


def shown_position(board: StudyBoard) -> tuple[AnyGame, object, list[object]]:
    """The game of a board, the position it is first shown with, and the moves that led there."""
    block = block_of(board)
    if len(block.main.events) > MOST_EVENTS:
        raise BadText(sentence("why-study-events", most=MOST_EVENTS))
    record, game, start, seen = _begun(block)
    events = record.events[: _within(block.show, len(record.events))]
    steps = played(game, start, events)
    return game, _after(start, steps), [*seen, *(move for _, move, _ in steps)]


def _begun(block: StudyBlock) -> tuple[Record, AnyGame, object, list[object]]:
    """The record of a block, its game, where that begins, and the moves before that."""
    record = replace(_record(block.record), events=tuple(block.main.events))
    game = game_of_record(record)
    laid = [] if record.arranged is None else laid_moves(game, record.arranged.laid)
    return record, game, start_of(game, record), [move for _, move in laid]


def _record(text: str) -> Record:
    """The record of a block: rules and seats are the usual ones if it does not name them."""
    lines = text.splitlines()
    name = next((one.partition(":")[2].strip() for one in lines if one.startswith("game:")), "")
    if not name:
        raise BadText(sentence("why-study-game"))
    box = find(name)
    usual = {"rules:": box.version, "seats:": box.seats[0]}
    lines += [
        f"{key} {value}"
        for key, value in usual.items()
        if not any(one.startswith(key) for one in lines)
    ]
    return replace(read_record("\n".join(lines)), result=OPEN)


def played(game: AnyGame, position: object, events: Sequence[RecordLine]) -> Steps:
    """Moves made one after the other; BadText says which the rules refuse, and why."""
    steps = list[tuple[Actor, object, object]]()
    for event in events:
        by, move = game.rules.to_act(position), game.notation.read(event.text)
        if by is not None and by != event.by:
            raise _refused(event, _whose(by))
        illegal = GAME_OVER if by is None else game.rules.why_illegal(position, move)
        if illegal or by is None:
            raise _refused(event, (illegal or GAME_OVER).told)
        position = game.rules.play(position, move)
        steps.append((by, move, position))
    return steps


def _whose(by: Actor) -> Sentence:
    return (
        sentence("why-study-chance") if by is CHANCE else sentence("why-study-turn", seat=int(by))
    )


def _refused(event: RecordLine, why: Sentence) -> BadText:
    who = "*" if event.by is CHANCE else str(event.by)
    return BadText(sentence("why-study-move", move=f"{who} {event.text}", why=why))


def _after(start: object, steps: Steps) -> object:
    return steps[-1][2] if steps else start


def _within(number: int | None, count: int) -> int:
    """A number of events that there are; all of them if none is told."""
    if number is not None and number > count:
        raise BadText(sentence("why-study-event", count=count, event=number))
    return count if number is None else number


def _variation(
    game: AnyGame, line: StudyLine, start: object, steps: Steps, shown: int, seen: list[object]
) -> Embedded:
    after = shown if line.after is None else _within(line.after, len(steps))
    before = [*seen, *(move for _, move, _ in steps[:after])]
    begin = _after(start, steps[:after])
    others = played(game, begin, line.events)
    return {
        "title": line.title,
        "after": after,
        "to_act": actor_json(game.rules.to_act(_after(begin, others))),
        "steps": told_steps(game, begin, others, before, is_open=True),
        "notes": _notes(game, line, len(others), len(others)),
    }


def _notes(game: AnyGame, line: StudyLine, count: int, usual: int) -> list[Embedded]:
    """What is said and drawn, by the number of events after which it is."""
    plies = dict[int, tuple[list[str], list[Embedded]]]()
    for number, text in line.notes:
        at = usual if number is None else _within(number, count)
        plies.setdefault(at, ([], []))[0].append(text)
    for number, pair in line.marks:
        at = usual if number is None else _within(number, count)
        plies.setdefault(at, ([], []))[1].append(_mark(game, pair))
    return [
        {"ply": ply, "text": " ".join(texts), "marks": marks}
        for ply, (texts, marks) in sorted(plies.items())
    ]


def _mark(game: AnyGame, pair: Pair) -> Embedded:
    start, end = (list(cell_named(game, name)) for name in pair)
    return {"from": start, "to": end}


def cell_named(game: AnyGame, name: str) -> Cell:
    """The cell that players write so."""
    cell = _cells(game).get(name)
    if cell is None:
        raise BadText(sentence("why-picture-cell", name=name[:60]))
    return cell


@lru_cache(8)
def _cells(game: AnyGame) -> Mapping[str, Cell]:
    """Every cell near the middle by its name: games name cells, and read names only in moves."""
    plane = [*product(range(-FARTHEST, FARTHEST + 1), repeat=2)]
    layers = [(layer, *cell) for layer in range(MOST_LAYERS) for cell in plane]
    return _named(game, plane) or _named(game, layers)


def _named(game: AnyGame, cells: Sequence[Cell]) -> dict[str, Cell]:
    """Those of some cells that a game has."""
    found = dict[str, Cell]()
    for cell in cells:
        try:
            found[game.board.cell_name(cell)] = cell
        except (LookupError, TypeError, ValueError):
            continue
    return found
