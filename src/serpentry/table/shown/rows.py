"""Legal moves as JSON text, put together from rows that were written before.

The moves of a game return from turn to turn, so each is written once and remembered; a list of
thousands is then a matter of looking them up. A client that already has a list gets numbers.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import compress, pairwise, repeat
from json import JSONEncoder
from operator import itemgetter, sub
from threading import Lock
from weakref import finalize

from serpentry.geometry.bitsets import members
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.kept import kept
from serpentry.tabletop.helpers.lazy import LazySequence

MOST_REMEMBERED = 60_000
"""Rows that one game's memory holds; then it begins again."""
NO_PLACE = -2
"""Stands for a row that the list before did not have: neither a place in it nor next to one."""
ENCODE = JSONEncoder(separators=(",", ":")).encode
"""Made once: `json.dumps` makes one for each text."""
Parts = tuple[str, ...]


@dataclass(eq=False)
class Listed:
    """The legal moves of a position: rows of text by the names of their parts."""

    kinds: dict[Parts, list[str]]

    @kept
    def count(self) -> int:
        """How many there are."""
        return sum(map(len, self.kinds.values()))

    @kept
    def text(self) -> str:
        """All of them, as `legal_view` has them."""
        return self._text(self.kinds.items())

    @kept
    def places(self) -> dict[Parts, dict[str, int]]:
        """Where each row stands among those of its kind."""
        return {
            parts: {row: at for at, row in enumerate(rows)} for parts, rows in self.kinds.items()
        }

    def text_after(self, known: "AnyListed | None") -> str:
        """The same for a client that has another list: known rows by the number they have there."""
        if not isinstance(known, Listed):
            return self.text
        return self._text(
            (parts, _numbered(rows, known.places.get(parts, {})))
            for parts, rows in self.kinds.items()
        )

    def _text(self, kinds: Iterable[tuple[Parts, Iterable[str]]]) -> str:
        return _told(self.count, kinds)


@dataclass(eq=False)
class ListedNumbers:
    """The same of a game whose moves have numbers: a set of them, and the rows by number."""

    numbers: int
    rows: list[str]
    kinds: dict[Parts, int]
    """The numbers of all moves with these parts, as far as they were met."""

    @kept
    def count(self) -> int:
        """How many there are."""
        return self.numbers.bit_count()

    @kept
    def text(self) -> str:
        """All of them, as `legal_view` has them."""
        return self.text_after(None)

    @kept
    def digits(self) -> int:
        """The set with a digit for each number, so that two can be added."""
        return int(f"{self.numbers:b}", 16)

    def text_after(self, known: "AnyListed | None") -> str:
        """The same for a client that has another list: known rows by the number they have there."""
        other = known if isinstance(known, ListedNumbers) else NO_NUMBERS
        mine = {parts: self.numbers & of for parts, of in self.kinds.items() if self.numbers & of}
        first = sorted(mine, key=lambda parts: mine[parts] & -mine[parts])
        return _told(self.count, ((parts, self._of_kind(parts, other)) for parts in first))

    def _of_kind(self, parts: Parts, other: "ListedNumbers") -> list[str]:
        kind = self.kinds[parts]
        if (self.numbers | other.numbers) & ~kind:
            return self._only(kind)._numbered(other._only(kind))
        return self._numbered(other)

    def _only(self, kind: int) -> "ListedNumbers":
        return ListedNumbers(self.numbers & kind, self.rows, self.kinds)

    def _new(self, both: bytes, count: int) -> list[str]:
        """The rows that the other list has not; a few are quicker found one by one."""
        if count * SPARSE > len(both):
            return list(compress(self.rows, both.translate(IS_NEW)))
        found, at, rows, find = [], -1, self.rows, both.find
        for _ in range(count):
            at = find(MINE, at + 1)
            found.append(rows[at])
        return found

    def _numbered(self, other: "ListedNumbers") -> list[str]:
        """As the function of this name does it, with both lists as sets."""
        both = f"{2 * self.digits + other.digits:x}"[::-1].encode()
        new = self._new(both, (self.numbers & ~other.numbers).bit_count())
        if not other.numbers:
            return new
        told: list[str] = []
        at = taken = 0
        for in_one, in_both in RUNS(both.translate(None, b"0")):
            if in_one:
                if mine := in_one.count(MINE):
                    told += new[taken : taken + mine]
                    taken += mine
                at += len(in_one) - mine
            if in_both:
                count = len(in_both)
                told.append(f"{at},{1 - count}" if count > 1 else f"{at}")
                at += count
        return told


AnyListed = Listed | ListedNumbers
NO_NUMBERS = ListedNumbers(0, [], {})
MINE = ord("2")
"""In which of two lists a number is: 1 in the other one, 2 in this one, 3 in both."""
SPARSE = 20
"""Of this many numbers one is new, and there are few of them."""
RUNS = re.compile(b"([^3]*)(3*)").findall
IS_NEW = bytes(one == MINE for one in range(256))


def _told(count: int, kinds: Iterable[tuple[Parts, Iterable[str]]]) -> str:
    told = ",".join(_kind(parts, rows) for parts, rows in kinds)
    return f'{{"count":{count},"kinds":[{told}]}}'


def _numbered(rows: list[str], places: dict[str, int]) -> list[str]:
    """Rows that are not known, and runs of those that are: the first one's number, minus more."""
    if not places:
        return rows
    at = list(map(places.get, rows, repeat(NO_PLACE)))
    steps = enumerate(map(sub, at[1:], at), 1)
    # A step of 1 leads on in a run, and one of 0 from a row that is not known to another.
    breaks = [number for number, step in steps if step >> 1]
    told: list[str] = []
    for begin, end in pairwise((0, *breaks, len(at))):
        if at[begin] == NO_PLACE:
            told += rows[begin:end]
        elif end == begin + 1:
            told.append(str(at[begin]))
        else:
            told += (str(at[begin]), str(begin + 1 - end))
    return told


@dataclass
class Rows:
    """The rows of one game's moves, by what each move is known by.

    The game is not held: its rows are forgotten with it.
    """

    known: dict[object, tuple[int, str]] = field(default_factory=dict)
    kinds: dict[Parts, int] = field(default_factory=dict)
    """Kinds of rows are numbered, so that they are quickly distinguished."""
    rows: list[str] = field(default_factory=list)
    """The rows of moves that have numbers, and below which numbers of each kind those are."""
    numbers: dict[Parts, int] = field(default_factory=dict)
    met: int = 0
    learning: Lock = field(default_factory=Lock)
    """Tables with many moves are listed in a thread, beside others of the same game."""

    @property
    def is_new(self) -> bool:
        """Whether no move was written yet."""
        return not (self.known or self.met)

    def listed(self, game: AnyGame, view: object) -> AnyListed:
        """All legal moves in a view."""
        moves = game.rules.moves(view)
        if isinstance(moves, LazySequence) and (numbers := moves.numbers()) is not None:
            if numbers & ~self.met:
                with self.learning:
                    self._learn_numbers(game, moves, numbers)
            return ListedNumbers(numbers, self.rows, self.numbers)
        return self._listed(game, moves)

    def _learn_numbers(self, game: AnyGame, moves: LazySequence[object], numbers: int) -> None:
        self.rows += [""] * (numbers.bit_length() - len(self.rows))
        for number in members(numbers & ~self.met):
            parts, self.rows[number] = _written(game, moves.named(number))
            self.numbers[parts] = self.numbers.get(parts, 0) | 1 << number
        self.met |= numbers

    def _listed(self, game: AnyGame, moves: Sequence[object]) -> Listed:
        names = list(moves.names() if isinstance(moves, LazySequence) else moves)
        try:
            found = list(map(self.known.__getitem__, names))
        except KeyError:
            with self.learning:
                self._learn(game, moves, names)
                found = list(map(self.known.__getitem__, names))
        numbers = list(dict.fromkeys(map(itemgetter(0), found)))
        if len(numbers) == 1:
            rows = [list(map(itemgetter(1), found))]
        else:
            rows = [[row for of, row in found if of == number] for number in numbers]
        parts = list(self.kinds)
        return Listed({parts[number]: some for number, some in zip(numbers, rows, strict=True)})

    def _learn(self, game: AnyGame, moves: Sequence[object], names: Sequence[object]) -> None:
        """Write the moves that were not met yet."""
        if len(self.known) > MOST_REMEMBERED:
            self.known.clear()
        for name in names:
            if name not in self.known:
                move = moves.named(name) if isinstance(moves, LazySequence) else name
                parts, row = _written(game, move)
                self.known[name] = self.kinds.setdefault(parts, len(self.kinds)), row


def _written(game: AnyGame, move: object) -> tuple[Parts, str]:
    data = game.codec.move_json(move)
    return tuple(data), ENCODE(list(data.values()))


def _kind(parts: Parts, rows: Iterable[str]) -> str:
    return f'{{"parts":{_names(parts)},"rows":[{",".join(rows)}]}}'


@cache
def _names(parts: Parts) -> str:
    return ENCODE(list(parts))


_ROWS: dict[int, Rows] = {}


def rows_of(game: AnyGame) -> Rows:
    """The memory of a game, as long as anybody has it; set-ups are shared by their tables."""
    found = _ROWS.get(id(game))
    if found is None:
        found = _ROWS[id(game)] = Rows()
        finalize(game, _ROWS.pop, id(game), None)
    return found
