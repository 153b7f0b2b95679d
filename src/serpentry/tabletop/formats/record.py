"""Records: a played game as a text file that people can read and any version can replay.

The format is specified in docs/record-format.md. A record holds moves as they are written, not
as values: it can be read without knowing the game, and replayed once the game is set up.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from serpentry.languages import sentence
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.errors import BadText
from serpentry.tabletop.game import Game
from serpentry.tabletop.helpers.arranging import Arrangement, arranged
from serpentry.tabletop.options import option_text
from serpentry.tabletop.outcome import Outcome

P = TypeVar("P")
M = TypeVar("M")

FIRST_LINE = "serpentry record 1"
PERSON = "person"
"""Somebody who gave no name."""
OPEN = "open"
AGREED = "agreed"
"""A draw that the players agreed on before the game was over."""
RESIGNED = re.compile(r"resigned (\d{1,4})")
MOST_DIGITS = 4
"""No number in a record is longer."""


@dataclass(frozen=True)
class RecordLine:
    """One move or draw, as it is written."""

    by: Actor
    text: str


@dataclass(frozen=True)
class Record:
    """A game written down: set-up, players, every move and draw, result."""

    game: str
    rules: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)
    players: Mapping[Seat, str] = field(default_factory=dict)
    tags: Mapping[str, str] = field(default_factory=dict)
    events: tuple[RecordLine, ...] = ()
    result: str = OPEN
    """`open`, `agreed`, `resigned SEAT`, or the scores and winners: `18 13, winners 0`."""
    comments: tuple[str, ...] = ()
    arranged: Arrangement | None = None
    """What was set up by hand before the first event; None: play began at the game's start."""

    @property
    def resigned(self) -> Seat | None:
        """The seat that gave the game up, if that ended it."""
        found = RESIGNED.fullmatch(self.result)
        return int(found[1]) if found else None


def result_text(outcome: Outcome) -> str:
    """An outcome as a record's result."""
    scores = " ".join(map(str, outcome.scores))
    return f"{scores}, winners {' '.join(map(str, outcome.winners))}"


def resigned_text(seat: Seat) -> str:
    """A record's result when a seat gave the game up."""
    return f"resigned {seat}"


def record_of(
    game: Game[P, M],
    moves: Iterable[tuple[Actor, M]],
    players: Mapping[Seat, str] | None = None,
    tags: Mapping[str, str] | None = None,
    result: str = OPEN,
    arranged: Arrangement | None = None,
) -> Record:
    """The record of moves made in a game."""
    return Record(
        game=game.name,
        rules=game.version,
        seats=game.seats,
        options={name: option_text(game.options, name) for name in game.options_json},
        players=dict(players or {}),
        tags=dict(tags or {}),
        events=tuple(RecordLine(by, game.notation.write(move)) for by, move in moves),
        result=result,
        arranged=arranged,
    )


def start_of(game: Game[P, M], record: Record) -> P:
    """The position before the first event of a record."""
    return arranged(game, record.arranged)


def write_record(record: Record) -> str:
    """The record as text."""
    lines = [FIRST_LINE, *(f"# {comment}" for comment in record.comments)]
    lines += [f"game: {record.game}", f"rules: {record.rules}", f"seats: {record.seats}"]
    lines += [f"option {name}: {value}" for name, value in record.options.items()]
    lines += [f"player {seat}: {_one_line(name)}" for seat, name in record.players.items()]
    lines += [f"tag {name}: {_one_line(value)}" for name, value in record.tags.items()]
    lines += _arranged_lines(record.arranged)
    lines += ["", *(f"{_actor_text(event.by)} {event.text}" for event in record.events)]
    lines += ["", f"result: {record.result}"]
    return "\n".join(lines) + "\n"


def _arranged_lines(arrangement: Arrangement | None) -> list[str]:
    if arrangement is None:
        return []
    return ["", *(f"set {line}" for line in arrangement.laid), f"turn: {arrangement.turn}"]


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _actor_text(actor: Actor) -> str:
    return "*" if actor is CHANCE else str(actor)


# A dot takes every letter, so that none is a reason to try the blanks before it once more.
HEADER_LINE = re.compile(
    r"(option|player|tag) (\S+): ?(.*)|(game|rules|seats|result|turn): ?(.*)", re.DOTALL
)
SET_LINE = re.compile(r"set ((?:\*|\d{1,4}) +.+)", re.DOTALL)
EVENT_LINE = re.compile(r"(\*|\d{1,4}) +(.+)", re.DOTALL)


def read_record(text: str) -> Record:
    """The record that a text holds; BadText names the line that can't be read."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise BadText(f"This isn't a Serpentry record: its first line should be '{FIRST_LINE}'.")
    reader = _Reader()
    for number, line in enumerate(lines[1:], start=2):
        reader.take(number, line.strip())
    return reader.finish()


class _Reader:
    """Takes a record's lines one by one."""

    def __init__(self) -> None:
        self.plain: dict[str, str] = {}
        self.named: dict[str, dict[str, str]] = {"option": {}, "player": {}, "tag": {}}
        self.events: list[RecordLine] = []
        self.comments: list[str] = []
        self.laid: list[str] = []

    def take(self, number: int, line: str) -> None:
        if not line:
            return
        if line.startswith("#"):
            self.comments.append(line[1:].strip())
        elif header := HEADER_LINE.fullmatch(line):
            self._header(number, header)
        elif laid := SET_LINE.fullmatch(line):
            self.laid.append(laid[1])
        elif event := EVENT_LINE.fullmatch(line):
            by = CHANCE if event[1] == "*" else int(event[1])
            self.events.append(RecordLine(by, event[2].strip()))
        else:
            raise BadText(f"Line {number} of the record can't be read: '{line[:60]}'.")

    def _header(self, number: int, header: re.Match[str]) -> None:
        group, name, value = header[1], header[2] or header[4], header[3] or header[5] or ""
        table = self.named[group] if group else self.plain
        if name in table:
            raise BadText(f"Line {number} of the record says '{name}' a second time.")
        table[name] = value

    def finish(self) -> Record:
        for needed in ("game", "rules", "seats"):
            if needed not in self.plain:
                raise BadText(f"The record does not say its {needed}.")
        return Record(
            game=self.plain["game"],
            rules=self.plain["rules"],
            seats=_whole(self.plain["seats"], "seats"),
            options=self.named["option"],
            players={_whole(seat, "player"): name for seat, name in self.named["player"].items()},
            tags=self.named["tag"],
            events=tuple(self.events),
            result=self.plain.get("result", OPEN),
            comments=tuple(self.comments),
            arranged=self._arranged(),
        )

    def _arranged(self) -> Arrangement | None:
        if not self.laid and "turn" not in self.plain:
            return None
        return Arrangement(tuple(self.laid), _whole(self.plain.get("turn", "0"), "turn"))


def _whole(text: str, what: str) -> int:
    if not text.isdecimal() or len(text) > MOST_DIGITS:
        raise BadText(f"The record's {what} should be a number, not '{text[:20]}'.")
    return int(text)


def replay(game: Game[P, M], record: Record) -> Iterator[tuple[Actor, M, P]]:
    """Each event's actor, move and the position after it; an event that can't be is refused."""
    position = start_of(game, record)
    for number, event in enumerate(record.events, start=1):
        actor = game.rules.to_act(position)
        move = game.notation.read(event.text)
        if actor is None:
            raise BadText(f"Event {number} ({event.text}) comes after the end of the game.")
        if event.by != actor:
            who = "chance" if actor is CHANCE else f"seat {actor}"
            raise BadText(f"Event {number} ({event.text}) is not by {who}, whose turn it is.")
        if illegal := game.rules.why_illegal(position, move):
            why = illegal.told
            raise BadText(sentence("plain-event-illegal", number=number, move=event.text, why=why))
        position = game.rules.play(position, move)
        yield actor, move, position
    _check_result(record, game.rules.outcome(position))


def _check_result(record: Record, outcome: Outcome | None) -> None:
    if outcome and record.result != result_text(outcome):
        raise BadText(
            f"The record's result is '{record.result}'; it should be '{result_text(outcome)}'."
        )
    if not outcome and record.result not in (OPEN, AGREED) and record.resigned is None:
        raise BadText(f"The record's result is '{record.result}', but the game is not over.")
