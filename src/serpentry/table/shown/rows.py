"""Legal moves as JSON text, put together from rows that were written before.

The moves of a game return from turn to turn, so each is written once and remembered; a list of
thousands is then a matter of looking them up. Whoever has a list already is told numbers.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise, repeat
from operator import itemgetter, sub

from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.lazy import LazySequence

MOST_REMEMBERED = 60_000
"""Rows that one game's memory holds; then it begins anew."""
MOST_GAMES = 64
NOWHERE = -2
"""No number, and next to none."""
Parts = tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Listed:
    """The legal moves of a position: rows of text by the names of their parts."""

    kinds: dict[Parts, list[str]]

    @cached_property
    def text(self) -> str:
        """All of them, as `legal_view` has them."""
        return self._text(self.kinds.items())

    @cached_property
    def places(self) -> dict[Parts, dict[str, int]]:
        """Where each row stands among those of its kind."""
        return {
            parts: {row: at for at, row in enumerate(rows)} for parts, rows in self.kinds.items()
        }

    def text_after(self, known: "Listed | None") -> str:
        """The same for whoever has another list: known rows by the number they have there."""
        if known is None:
            return self.text
        return self._text(
            (parts, _numbered(rows, known.places.get(parts, {})))
            for parts, rows in self.kinds.items()
        )

    def _text(self, kinds: Iterable[tuple[Parts, Iterable[str]]]) -> str:
        count = sum(map(len, self.kinds.values()))
        told = ",".join(_kind(parts, rows) for parts, rows in kinds)
        return f'{{"count":{count},"kinds":[{told}]}}'


def _numbered(rows: list[str], places: dict[str, int]) -> list[str]:
    """Rows that are not known, and runs of those that are: the first one's number, minus more."""
    if not places:
        return rows
    at = list(map(places.get, rows, repeat(NOWHERE)))
    steps = enumerate(map(sub, at[1:], at), 1)
    # A step of 1 leads on in a run, and one of 0 from a row that is not known to another.
    breaks = [number for number, step in steps if step >> 1]
    told: list[str] = []
    for begin, end in pairwise((0, *breaks, len(at))):
        if at[begin] == NOWHERE:
            told += rows[begin:end]
        elif end == begin + 1:
            told.append(str(at[begin]))
        else:
            told += (str(at[begin]), str(begin + 1 - end))
    return told


@dataclass
class Rows:
    """The rows of one game's moves, by what each move is known by."""

    game: AnyGame
    known: dict[object, tuple[int, str]] = field(default_factory=dict)
    kinds: dict[Parts, int] = field(default_factory=dict)
    """Kinds of rows are numbered, so that they are quickly told apart."""

    def listed(self, view: object) -> Listed:
        """All legal moves in a view."""
        if len(self.known) > MOST_REMEMBERED:
            self.known.clear()
        moves = self.game.rules.moves(view)
        names = list(moves.names() if isinstance(moves, LazySequence) else moves)
        try:
            found = list(map(self.known.__getitem__, names))
        except KeyError:
            self._learn(moves, names)
            found = list(map(self.known.__getitem__, names))
        numbers = list(dict.fromkeys(map(itemgetter(0), found)))
        if len(numbers) == 1:
            rows = [list(map(itemgetter(1), found))]
        else:
            rows = [[row for of, row in found if of == number] for number in numbers]
        parts = list(self.kinds)
        return Listed({parts[number]: some for number, some in zip(numbers, rows, strict=True)})

    def _learn(self, moves: Sequence[object], names: Sequence[object]) -> None:
        """Write the moves that were not met yet."""
        for at, name in enumerate(names):
            if name not in self.known:
                self.known[name] = self._written(moves[at])

    def _written(self, move: object) -> tuple[int, str]:
        data = self.game.codec.move_json(move)
        row = json.dumps(list(data.values()), separators=(",", ":"))
        return self.kinds.setdefault(tuple(data), len(self.kinds)), row


def _kind(parts: Parts, rows: Iterable[str]) -> str:
    names = json.dumps(list(parts), separators=(",", ":"))
    return f'{{"parts":{names},"rows":[{",".join(rows)}]}}'


_ROWS: dict[int, Rows] = {}


def rows_of(game: AnyGame) -> Rows:
    """The memory of a game; set-ups are shared by their tables, and so is this."""
    found = _ROWS.get(id(game))
    if found is None or found.game is not game:
        if len(_ROWS) >= MOST_GAMES:
            _ROWS.clear()
        found = _ROWS[id(game)] = Rows(game)
    return found
