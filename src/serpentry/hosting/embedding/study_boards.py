"""The boards of studies, asked of the rules: every move of them, and every cell that is marked."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product
from json import dumps

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
    COLOURS,
    MOST_EVENTS,
    BadLine,
    Mark,
    NamedNumber,
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
from serpentry.table.refusals import Refused
from serpentry.table.shown.views import actor_json
from serpentry.tabletop.actors import CHANCE, Actor
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.formats.record import (
    OPEN,
    Record,
    RecordLine,
    read_record,
    start_of,
    write_record,
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
    for board in study.boards:
        try:
            shown, count = embedded_board(board, language, room)
        except SerpentryError as error:
            raise in_board(board, error) from error
        boards.append(shown)
        room -= count
    return boards


def study_records(study: Study) -> str:
    """The lines of a study as records, one after the other: each board, and each variation."""
    return "\n".join(write_record(one) for board in study.boards for one in _records(board))


def _records(board: StudyBoard) -> Iterator[Record]:
    """A record's comment is the caption, or the title of a variation."""
    block = block_of(board)
    record = replace(_record(block.record), tags={})
    main = [event for _, event in block.main.events]
    shown = len(main) if block.show.number is None else block.show.number
    comments = (block.caption,) if block.caption else ()
    yield replace(record, events=tuple(main), comments=comments)
    for line in block.variations:
        after = shown if line.after.number is None else line.after.number
        events = (*main[:after], *(event for _, event in line.events))
        yield replace(record, events=events, comments=(line.title,) if line.title else comments)


def numbered_board(text: str, number: int, language: str) -> str:
    """The board of a study with a number, up to its first fault, as JSON; Refused without one."""
    for board in read_study(text).boards:
        if board.number == number:
            return dumps(embedded_board(board, language, faults=[])[0], ensure_ascii=False)
    raise Refused("no-such-study")


def _shown_parts(study: Study, language: str) -> Iterator[StudyPart]:
    room = MOST_EVENTS
    for part in study.parts:
        if isinstance(part, str):
            yield {"text": part, "line": 0, "board": None, "trouble": "", "wrong": 0}
            continue
        shown, faults = None, list[BadLine]()
        try:
            shown, count = embedded_board(part, language, room, faults)
            room -= count
        except BadLine as error:
            faults.append(error)
        except SerpentryError as error:
            faults.append(BadLine(part.line, error.told))
        first = min(faults, key=lambda one: one.line, default=None)
        yield {
            "text": "",
            "line": part.line,
            "board": shown,
            "trouble": explain(first.told, language) if first else "",
            "wrong": first.line if first else 0,
        }


def embedded_board(
    board: StudyBoard,
    language: str,
    most: int = MOST_EVENTS,
    faults: list[BadLine] | None = None,
) -> tuple[Embedded, int]:
    """A board as `<serpentry-board>` shows it, and how many moves and draws it has.

    The first fault is raised; where `faults` are gathered, the board is shown up to each.
    """
    block = block_of(board)
    count = sum(len(line.events) for line in (block.main, *block.variations))
    if count > most:
        raise BadText(sentence("why-study-events", most=MOST_EVENTS))
    reading = Reading(faults)
    record, game, start, seen = _begun(block)
    steps = reading.played(game, start, block.main.events)
    shown = reading.within(block.show, len(steps))
    names = [record.players.get(seat, "") for seat in range(record.seats)]
    return {
        "format": FORMAT,
        "players": names_of(game, names, language),
        "to_act": actor_json(game.rules.to_act(_after(start, steps))),
        "history": history_of(game, record.game, start, steps, [*seen], is_open=True),
        "caption": block.caption,
        "shown": shown,
        "notes": reading.notes(game, block.main, len(steps), shown),
        "variations": [
            reading.variation(game, line, start, steps, shown, seen) for line in block.variations
        ],
    }, count


def shown_position(board: StudyBoard) -> tuple[AnyGame, object, list[object]]:
    """The game of a board, the position it is first shown with, and the moves that led there."""
    block = block_of(board)
    if len(block.main.events) > MOST_EVENTS:
        raise BadText(sentence("why-study-events", most=MOST_EVENTS))
    _, game, start, seen = _begun(block)
    reading = Reading()
    shown = reading.within(block.show, len(block.main.events))
    steps = reading.played(game, start, block.main.events[:shown])
    return game, _after(start, steps), [*seen, *(move for _, move, _ in steps)]


def begun_line(
    board: StudyBoard, variation: int | None, ply: int
) -> tuple[Record, AnyGame, object, Steps]:
    """The record of a board, its game, its start, and the first steps of one of its lines."""
    block = block_of(board)
    record, game, start, _ = _begun(block)
    reading = Reading([])
    steps = reading.played(game, start, block.main.events[:MOST_EVENTS])
    if variation is not None:
        if variation >= len(block.variations):
            raise BadText(sentence("why-study-variation", number=variation + 1))
        line = block.variations[variation]
        shown = reading.within(block.show, len(steps))
        after = reading.within(line.after, len(steps), shown)
        steps = [*steps[:after]]
        steps += reading.played(game, _after(start, steps), line.events[:MOST_EVENTS])
    return record, game, start, steps[:ply]


def _begun(block: StudyBlock) -> tuple[Record, AnyGame, object, list[object]]:
    """The record of a block, its game, where that begins, and the moves before that."""
    record = _record(block.record)
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


def _whose(by: Actor) -> Sentence:
    return (
        sentence("why-study-chance") if by is CHANCE else sentence("why-study-turn", seat=int(by))
    )


def _refused(line: int, event: RecordLine, why: Sentence) -> BadLine:
    who = "*" if event.by is CHANCE else str(event.by)
    return BadLine(line, sentence("why-study-move", move=f"{who} {event.text}", why=why))


def _after(start: object, steps: Steps) -> object:
    return steps[-1][2] if steps else start


class Reading:
    """The rules are asked about what stands in a board: the first fault is raised, or all are
    gathered, and each ends its line there."""

    def __init__(self, faults: list[BadLine] | None = None) -> None:
        self.faults = faults

    def _wrong(self, fault: BadLine) -> None:
        if self.faults is None:
            raise fault
        self.faults.append(fault)

    def played(
        self, game: AnyGame, position: object, events: Sequence[tuple[int, RecordLine]]
    ) -> list[tuple[Actor, object, object]]:
        """Moves made one after the other, up to the first that the rules refuse."""
        steps = list[tuple[Actor, object, object]]()
        for line, event in events:
            try:
                by, move = _allowed(game, position, line, event)
            except SerpentryError as error:
                self._wrong(error if isinstance(error, BadLine) else BadLine(line, error.told))
                break
            position = game.rules.play(position, move)
            steps.append((by, move, position))
        return steps

    def within(self, named: NamedNumber, count: int, usual: int | None = None) -> int:
        """A number of events that exist; the usual one, or all, where the line has none."""
        if named.number is not None and named.number > count:
            told = sentence("why-study-event", count=count, event=named.number)
            self._wrong(BadLine(named.line, told))
            return count
        if named.number is None:
            return count if usual is None else usual
        return named.number

    def variation(
        self,
        game: AnyGame,
        line: StudyLine,
        start: object,
        steps: Steps,
        shown: int,
        seen: list[object],
    ) -> Embedded:
        """A variation of a board."""
        after = self.within(line.after, len(steps), shown)
        before = [*seen, *(move for _, move, _ in steps[:after])]
        begin = _after(start, steps[:after])
        others = self.played(game, begin, line.events)
        return {
            "title": line.title,
            "after": after,
            "to_act": actor_json(game.rules.to_act(_after(begin, others))),
            "steps": told_steps(game, begin, others, before, is_open=True),
            "notes": self.notes(game, line, len(others), len(others)),
        }

    def notes(self, game: AnyGame, line: StudyLine, count: int, usual: int) -> list[Embedded]:
        """Notes and drawings, by the number of events after which it is."""
        plies = dict[int, tuple[list[str], list[Embedded]]]()
        for named, text in line.notes:
            at = self.within(named, count, usual)
            plies.setdefault(at, ([], []))[0].append(text)
        for named, mark in line.marks:
            at = self.within(named, count, usual)
            try:
                plies.setdefault(at, ([], []))[1].append(_mark(game, mark))
            except SerpentryError as error:
                self._wrong(BadLine(named.line, error.told))
        return [
            {"ply": ply, "text": " ".join(texts), "marks": marks}
            for ply, (texts, marks) in sorted(plies.items())
        ]


def _allowed(game: AnyGame, position: object, line: int, event: RecordLine) -> tuple[Actor, object]:
    """The seat or chance that makes a move, and the move; BadText says why the rules refuse it."""
    by, move = game.rules.to_act(position), game.notation.read(event.text)
    if by is not None and by != event.by:
        raise _refused(line, event, _whose(by))
    illegal = GAME_OVER if by is None else game.rules.why_illegal(position, move)
    if illegal or by is None:
        raise _refused(line, event, (illegal or GAME_OVER).told)
    return by, move


def _mark(game: AnyGame, mark: Mark) -> Embedded:
    start, end = (list(cell_named(game, name)) for name in (mark.start, mark.end))
    place: Embedded = {"from": start, "to": end}
    return place if mark.colour == COLOURS[0] else {**place, "colour": mark.colour}


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
