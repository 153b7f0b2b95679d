"""The contract: what a game is to everything above it.

Positions and moves are values; a game is a handful of functions on them. A game in its box
(`Box`) is set up for a number of seats with options, which gives a `Game`: rules, notation,
JSON, looks, scores, words, all for that set-up. Share these nouns, never a turn loop: each game
writes its own flow out.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, TypeVar

from serpentry.languages import sentence
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.arranger import Arranger
from serpentry.tabletop.board import Board
from serpentry.tabletop.contents import Contents
from serpentry.tabletop.errors import BadSeats
from serpentry.tabletop.formats.jsons import Json as Json
from serpentry.tabletop.judge import Counted, Judge
from serpentry.tabletop.narrator import Narrator
from serpentry.tabletop.notation import Codec, Notation
from serpentry.tabletop.numbering import Numbering
from serpentry.tabletop.observation import Observation
from serpentry.tabletop.options import options_json, read_options
from serpentry.tabletop.parts import Face, Parts
from serpentry.tabletop.presets import ONE_BOOK, Preset
from serpentry.tabletop.refusal import Cell, Illegal
from serpentry.tabletop.rules import M as M
from serpentry.tabletop.rules import NothingHidden as NothingHidden
from serpentry.tabletop.rules import P as P
from serpentry.tabletop.rules import Rules, Secrets

O = TypeVar("O")  # noqa: E741
Samples = tuple[tuple[int, Mapping[str, Json]], ...]
"""Set-ups (seats, options) that together use every option: the contract suite plays them."""


@dataclass(frozen=True)
class Game(Generic[P, M]):
    """A game set up on the table: seats and options are chosen."""

    name: str
    version: str
    seats: int
    options: Any
    """The options of the game, in its own type."""
    rules: Rules[P, M]
    notation: Notation[M]
    codec: Codec[P, M]
    narrator: Narrator[P, M]
    face: Face[P, M]
    board: Board[P, M]
    judge: Judge[P]
    numbering: Numbering[P, M]
    observation: Observation[P]
    secrets: Secrets[P, M]
    count_from: Callable[[], P]
    refusals: Callable[[P, M], Iterable[Illegal]] | None
    contents: Callable[[], Contents]
    counted: Callable[[P], Sequence[Counted]] | None
    arranger: Arranger[P] | None
    loose_ends: Callable[[P, Seat], Sequence[Cell]] | None
    is_rash: Callable[[P, M], bool]

    def __repr__(self) -> str:
        """What is on the table, not what it is made of."""
        given = "".join(f", {name}={value!r}" for name, value in self.options_json.items())
        return f"<Game {self.name}, {self.seats} seats{given}>"

    def all_refusals(self, position: P, move: M) -> tuple[Illegal, ...]:
        """Every rule that forbids a move, with one proof each; what a player sees first is first.

        It begins with what `why_illegal` says, and is empty for a legal move.
        """
        if self.refusals is not None:
            return tuple(self.refusals(position, move))
        first = self.rules.why_illegal(position, move)
        return (first,) if first else ()

    @cached_property
    def options_json(self) -> dict[str, Json]:
        """The options that differ from the defaults."""
        return options_json(self.options)


def as_given(seats: int, options: O, given: frozenset[str]) -> O:
    """All options of this game go together at any table."""
    return options


@dataclass(frozen=True, eq=False)
class Box(Generic[O, P, M]):
    """A game on the shelf: what it is called, who can play, and how it is set up; like no other."""

    name: str
    title: str
    seats: tuple[int, ...]
    options: type[O]
    assemble: Callable[[int, O], Parts[P, M]]
    rule_ids: tuple[str, ...]
    """Every id that a refusal of this game can carry: the headings of its rule page."""
    samples: Samples = ()
    settle: Callable[[int, O, frozenset[str]], O] = as_given
    """The options for a number of seats in their one spelling; BadOption if they don't fit.

    It keeps which options were given: a value that is only a default may stand for another.
    """
    presets: tuple[Preset, ...] = ONE_BOOK
    version: str = "1"
    """Of its rules: another one plays what was recorded by them otherwise."""
    colours: tuple[str, ...] = ()
    """Those that people take as they like, by seats; none where the rules give them out."""

    def set_up(
        self, seats: int | None = None, options: Mapping[str, object] | None = None
    ) -> Game[P, M]:
        """The game for these seats (default: the fewest) with options given as text or JSON."""
        return self.assembled(*self.chosen(seats, options))

    def assembled(self, seats: int, options: O) -> Game[P, M]:
        """The game for seats and options that were chosen."""
        parts = self.assemble(seats, options)
        made = {**vars(parts), "count_from": parts.count_from or parts.rules.start}
        for group in ("words", "looks", "numbers"):
            made |= vars(made.pop(group))
        return Game(name=self.name, version=self.version, seats=seats, options=options, **made)

    def chosen(
        self, seats: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[int, O]:
        """Seats and options to assemble a game with; BadSeats or BadOption says what is wrong."""
        if seats is None:
            seats = self.seats[0]
        if seats not in self.seats:
            raise self._wrong_seats(seats)
        given = options or {}
        return seats, self.settle(seats, read_options(self.options, given), frozenset(given))

    def _wrong_seats(self, seats: int) -> BadSeats:
        key = "why-seats-only" if len(self.seats) == 1 else "why-seats-range"
        low, high = self.seats[0], self.seats[-1]
        return BadSeats(sentence(key, title=self.title, low=low, high=high, seats=seats))


AnyGame = Game[Any, Any]
"""A game that was found by its name: its types are known to itself alone."""
AnyBox = Box[Any, Any, Any]
"""Any game on the shelf."""
