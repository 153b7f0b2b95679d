"""Studies: a text in Markdown, in which blocks that begin with ```serpentry are boards.

Such a block holds lines of a record (docs/record-format.md), of which the game alone is needed, and
lines about what is shown of it::

    ```serpentry
    game: snekagon
    option board_side: 4
    0 g2
    1 e2-d3-d4-d5
    caption: After two moves
    show: 1
    mark 1: g2; g2>f2
    note 2: A line of four.
    variation 1: Shorter
    1 e2
    ```

Here the text is taken apart; `study_boards` asks the rules about it.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from serpentry.languages import Sentence, sentence
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.errors import BadText, SerpentryError
from serpentry.tabletop.formats.record import (
    EVENT_LINE,
    FIRST_LINE,
    HEADER_LINE,
    MOST_DIGITS,
    SET_LINE,
    RecordLine,
)

MOST_CHARACTERS = 60_000
MOST_BOARDS = 40
MOST_EVENTS = 1_000
"""In all boards of a study together."""
MOST_VARIATIONS = 20
LONGEST_TITLE = 120
BLOCK = "serpentry"
FENCE = re.compile(r" {0,3}(`{3,}|~{3,})")
HEADINGS = ("# ", "## ", "### ")
LONGEST_HEADING = 300
"""So much of a heading is looked at, signs and all; what is shown of it is shorter."""
GAME_LINE = re.compile(r" *game: *([a-z0-9_]{1,40})")
MOST_GAMES = 4
"""Under which a study is listed; together they are shorter than the column for them."""
CAPTION = "caption:"
MOST_SOUGHT = 2_000
"""Letters of headings and captions."""
UNNEEDED = ("#", "tag ", "result:")
"""Lines of a record that say nothing of the board."""
HEAD = (HEADER_LINE, SET_LINE)
"""Lines of a record about how the game was set up."""
OWN_LINE = re.compile(r"(caption|show|mark|note|variation)(?: +(\d+))?: ?(.*)")


@dataclass(frozen=True)
class StudyBoard:
    """A board as it is written: the lines of its block, and where that stands."""

    number: int
    """Of all boards of the study, from 1."""
    line: int
    """Where its block begins, from 1."""
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Study:
    """Texts, which are Markdown, and the boards between them."""

    title: str
    """Its first heading; empty if it has none."""
    parts: tuple[str | StudyBoard, ...]
    games: tuple[str, ...] = ()
    """The names of those that its boards are of, each once."""
    sought: str = ""
    """Headings and captions, folded: words are looked for in them."""

    @property
    def boards(self) -> list[StudyBoard]:
        """Its boards in their order."""
        return [one for one in self.parts if isinstance(one, StudyBoard)]


COLOURS = ("blue", "green", "red")
"""What marks can be drawn in; the first is that of those which name none."""


@dataclass(frozen=True)
class Mark:
    """An arrow from one cell to another by their names; a ring where both are one."""

    start: str
    end: str
    colour: str = COLOURS[0]


class BadLine(BadText):
    """What is wrong with a board, and in which line of the study."""

    def __init__(self, line: int, told: Sentence | str) -> None:
        super().__init__(told)
        self.line = line

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.line, self.told)


@dataclass(frozen=True)
class NamedNumber:
    """A number that a line names: of moves, or none; `line` is the study's, from 1."""

    line: int
    number: int | None = None


@dataclass
class StudyLine:
    """The moves of a board, or of one of its variations, and what is written and drawn on them."""

    title: str = ""
    after: NamedNumber = field(default_factory=lambda: NamedNumber(0))
    """After how many events of the main line a variation begins; None: where the board is shown."""
    events: list[tuple[int, RecordLine]] = field(default_factory=list)
    """Each with its line of the study."""
    notes: list[tuple[NamedNumber, str]] = field(default_factory=list)
    """After how many events of this line; None: where it is shown, or a variation ends."""
    marks: list[tuple[NamedNumber, Mark]] = field(default_factory=list)


@dataclass
class StudyBlock:
    """What a board's block says."""

    record: str
    main: StudyLine
    variations: list[StudyLine]
    caption: str = ""
    show: NamedNumber = field(default_factory=lambda: NamedNumber(0))


def read_study(text: str) -> Study:
    """The study that a text holds; BadText says what is too much, or not closed."""
    if len(text) > MOST_CHARACTERS:
        raise BadText(sentence("why-study-long", count=len(text), most=MOST_CHARACTERS))
    parts, plain = list[str | StudyBoard](), list[str]()
    lines, at, count = text.splitlines(), 0, 0
    while at < len(lines):
        fence, about = _fence(lines[at])
        end = _end(lines, at, fence) if fence else at
        if about == BLOCK:
            if end == len(lines):
                raise BadText(sentence("why-study-open", line=at + 1))
            count += 1
            parts += [*_text(plain), StudyBoard(count, at + 1, tuple(lines[at + 1 : end]))]
            plain = []
        else:
            plain += lines[at : end + 1]
        at = end + 1
    if count > MOST_BOARDS:
        raise BadText(sentence("why-study-boards", count=count, most=MOST_BOARDS))
    parts += _text(plain)
    texts = (one for one in parts if isinstance(one, str))
    headings = (line for one in texts for line in one.split("\n") if line.startswith(HEADINGS))
    title = _plain(next(headings, ""))[:LONGEST_TITLE]
    boards = [one for one in parts if isinstance(one, StudyBoard)]
    return Study(
        title, tuple(parts), _games(boards), _sought([title, *_headings(headings)], boards)
    )


def _games(boards: Sequence[StudyBoard]) -> tuple[str, ...]:
    named = (GAME_LINE.match(line) for board in boards for line in board.lines)
    return tuple(dict.fromkeys(found[1] for found in named if found))[:MOST_GAMES]


def _headings(lines: Iterable[str]) -> Iterator[str]:
    """Headings without their signs, as far as words are looked for in them."""
    room = MOST_SOUGHT
    for line in lines:
        heading = _plain(line)
        room -= len(line)
        if room < 0:
            return
        yield heading


def _sought(headings: Sequence[str], boards: Sequence[StudyBoard]) -> str:
    lines = (line.strip() for board in boards for line in board.lines)
    captions = (line.removeprefix(CAPTION) for line in lines if line.startswith(CAPTION))
    return "\n".join([*headings, *captions])[:MOST_SOUGHT].casefold()


def study_of_records(records: Sequence[tuple[str, str]]) -> str:
    """The text of a study with recorded games, as *Add to a study* writes it in the browser.

    Each record stands behind its title; of several, each is a chapter.
    """
    lines = [f"# {records[0][0]}"]
    for title, record in records:
        _, *written = map(str.strip, record.splitlines())
        board = [one for one in written if one and not one.startswith(UNNEEDED)]
        chapter = ["", f"## {title}"] if len(records) > 1 else []
        lines += [*chapter, "", f"```{BLOCK}", *board, "```"]
    return "\n".join([*lines, ""])


def _fence(line: str) -> tuple[str, str]:
    """The signs that open a block, and what stands behind them; empty for any other line."""
    signs = FENCE.match(line)
    if signs is None or "`" in (about := line[signs.end() :]):
        return "", ""
    return signs[1], about.strip()


def _end(lines: Sequence[str], start: int, fence: str) -> int:
    """The line that closes a block; behind the last if none does."""
    closes = re.compile(rf" {{0,3}}{fence[0]}{{{len(fence)},}}[ \t]*")
    return next(
        (at for at in range(start + 1, len(lines)) if closes.fullmatch(lines[at])), len(lines)
    )


def _text(lines: Sequence[str]) -> list[str]:
    text = "\n".join(lines).strip("\n")
    return [text] if text.strip() else []


def _plain(heading: str) -> str:
    """A heading without its signs."""
    words = heading[:LONGEST_HEADING].lstrip("#").strip().rstrip("#")
    return re.sub(r"[*_`]|!?\[([^\[\]]*)\]\([^()]*\)", r"\1", words).strip()


def in_board(board: StudyBoard, error: SerpentryError) -> BadText:
    """What is wrong with a board, with which, and in which line of the study."""
    line = error.line if isinstance(error, BadLine) else board.line
    return BadText(sentence("why-study-board", board=board.number, line=line, why=error.told))


def block_of(board: StudyBoard) -> StudyBlock:
    """What a block says. The record's lines keep their numbers, as its first is the fence."""
    main = StudyLine()
    block, line, record = StudyBlock("", main, []), main, [FIRST_LINE]
    for at, text in enumerate(map(str.strip, board.lines), board.line + 1):
        own = OWN_LINE.fullmatch(text)
        event = EVENT_LINE.fullmatch(text)
        if own and own[1] == "variation":
            line = StudyLine(own[3].strip(), NamedNumber(at, _number(own[2])))
            block.variations.append(line)
        elif own:
            _take(block, line, own, at)
        elif event:
            by = CHANCE if event[1] == "*" else int(event[1])
            line.events.append((at, RecordLine(by, event[2].strip())))
        elif line is not main and text and not text.startswith("#"):
            raise BadLine(at, sentence("why-study-line", given=text[:60]))
        elif text and not text.startswith("#") and not any(one.fullmatch(text) for one in HEAD):
            raise BadLine(at, sentence("why-study-unread", given=text[:60]))
        record.append("" if own or event else text)
    if len(block.variations) > MOST_VARIATIONS:
        count = len(block.variations)
        raise BadText(sentence("why-study-variations", count=count, most=MOST_VARIATIONS))
    block.record = "\n".join(record)
    return block


def _take(block: StudyBlock, line: StudyLine, own: re.Match[str], at: int) -> None:
    """One line about what is shown."""
    kind, number, said = own[1], NamedNumber(at, _number(own[2])), own[3].strip()
    match kind:
        case "caption":
            block.caption = said
        case "show":
            if not said.isdecimal():
                raise BadLine(at, sentence("why-study-show", given=said[:60]))
            block.show = NamedNumber(at, _number(said))
        case "note":
            line.notes.append((number, said))
        case _:
            line.marks += [(number, _mark(one)) for one in said.split(";") if one.strip()]


def _mark(text: str) -> Mark:
    """`f6` is a ring, `f6>g7` an arrow, and `f6 red` a red ring."""
    where, _, colour = text.strip().rpartition(" ")
    if not where or colour not in COLOURS:
        where, colour = text, COLOURS[0]
    start, _, end = where.partition(">")
    return Mark(start.strip(), (end or start).strip(), colour)


def _number(text: str | None) -> int | None:
    return None if text is None else int(text[:MOST_DIGITS])
