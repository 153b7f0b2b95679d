"""The contract: what a game is to everything above it.

Positions and moves are values; a game is a handful of functions on them. A game in its box
(`Box`) is set up for a number of seats with options, which gives a `Game`: rules, notation,
JSON, looks, scores, words, all for that set-up. Share these nouns, never a turn loop: each game
writes its own flow out.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from serpentry.languages import sentence
from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.arranger import Arranger
from serpentry.tabletop.board import Board
from serpentry.tabletop.contents import Contents
from serpentry.tabletop.errors import BadSeats
from serpentry.tabletop.jsons import Json as Json
from serpentry.tabletop.jsons import JsonObject
from serpentry.tabletop.judge import Counted, Judge
from serpentry.tabletop.narrator import Narrator
from serpentry.tabletop.numbering import Numbering
from serpentry.tabletop.observation import Observation
from serpentry.tabletop.options import options_json, read_options
from serpentry.tabletop.outcome import Outcome
from serpentry.tabletop.picture import Picture
from serpentry.tabletop.presets import ONE_BOOK, Preset
from serpentry.tabletop.refusal import Illegal
from serpentry.tabletop.text import Lines

O = TypeVar("O")  # noqa: E741
P = TypeVar("P")
M = TypeVar("M")
P_contra = TypeVar("P_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


class Rules(Protocol[P, M]):
    """The rules of one set-up: they hold the options and no state of play."""

    def start(self) -> P:
        """The position before anything has happened."""
        ...

    def to_act(self, position: P) -> Actor | None:
        """Whose move it is; None when the game is over."""
        ...

    def moves(self, position: P) -> Sequence[M]:
        """All legal moves of the seat to act, in a fixed order; empty for chance and at the end."""
        ...

    def draws(self, position: P) -> Sequence[tuple[M, int]]:
        """Chance's moves and their weights, in a fixed order; empty unless chance is to act."""
        ...

    def why_illegal(self, position: P, move: M) -> Illegal | None:
        """The authority: what forbids this move (a draw of chance's too), or None."""
        ...

    def play(self, position: P, move: M) -> P:
        """The position after a legal move. What it does with an illegal one is not defined."""
        ...

    def outcome(self, position: P) -> Outcome | None:
        """Scores, winners and reason; None while the game goes on."""
        ...

    def most_events(self) -> int:
        """A bound that no game exceeds: moves and draws together."""
        ...


class Secrets(Protocol[P, M]):
    """What a seat may see. A view is a position of the same type; None is a spectator."""

    def view(self, position: P, seat: Seat | None) -> P:
        """The position with everything removed that the seat may not know."""
        ...

    def view_move(self, position: P, move: M, seat: Seat | None) -> M:
        """The move as the seat sees it made; playing it on the view gives the next view."""
        ...

    def imagine(self, view: P, seat: Seat | None, rng: Random) -> P:
        """A full position that the view could stand for, drawn with the right odds."""
        ...


class NothingHidden(Generic[P, M]):
    """The secrets of a game that has none."""

    def view(self, position: P, seat: Seat | None) -> P:
        """All of it."""
        return position

    def view_move(self, position: P, move: M, seat: Seat | None) -> M:
        """As it is."""
        return move

    def imagine(self, view: P, seat: Seat | None, rng: Random) -> P:
        """The view itself."""
        return view


class Notation(Protocol[M]):
    """How people write moves: short, one line, and every move has one spelling."""

    def kind(self, move: M) -> str:
        """What is done and with which tile or card, whatever the place and the turn."""
        ...

    def write(self, move: M) -> str:
        """The move as text."""
        ...

    def read(self, text: str) -> M:
        """The move meant by a text, legal or not; BadText says what was expected."""
        ...


class Codec(Protocol[P, M]):
    """JSON for programs. A move's JSON is the one of the neutral trace format."""

    def move_json(self, move: M) -> JsonObject:
        """The move as JSON, in its one canonical form."""
        ...

    def move_from(self, data: object) -> M:
        """The move of a piece of JSON; BadText if it is none."""
        ...

    def position_json(self, position: P) -> JsonObject:
        """The whole position as JSON."""
        ...

    def position_from(self, data: object) -> P:
        """The position of a piece of JSON; BadText if it is none."""
        ...


class Face(Protocol[P_contra, M_contra]):
    """How a position looks: as a picture and as text; and what the seats are called."""

    def picture(self, position: P_contra, last: M_contra | None = None) -> Picture:
        """The table as shapes; the last move is marked."""
        ...

    def text(self, position: P_contra, last: M_contra | None = None) -> Lines:
        """The table for a terminal of 80 columns, with hands, piles and the score as it stands."""
        ...

    def seat_name(self, seat: Seat) -> str:
        """What a seat is called at this table: its colour or species."""
        ...


@dataclass(frozen=True)
class Game(Generic[P, M]):
    """A game set up on the table: seats and options are chosen."""

    name: str
    version: str
    seats: int
    options: Any
    """The options of the game, in its own type."""
    rules: Rules[P, M]
    secrets: Secrets[P, M]
    notation: Notation[M]
    codec: Codec[P, M]
    face: Face[P, M]
    board: Board[P, M]
    judge: Judge[P]
    narrator: Narrator[P, M]
    numbering: Numbering[P, M]
    observation: Observation[P]
    count_from: Callable[[], P]
    """Where move counts (perft) begin: the start, or a fixed deal."""
    refusals: Callable[[P, M], Iterable[Illegal]] | None = None
    """Every rule that forbids a move, if the game can tell more than the first."""
    contents: Callable[[], Contents] = Contents
    """What is in the box, for print; nothing where the game does not say."""
    counted: Callable[[P], Sequence[Counted]] | None = None
    """For each seat the cells that its score is counted from, where the game can show them."""
    arranger: Arranger[P] | None = None
    """How positions are set up by hand; None where that can't be."""

    def all_refusals(self, position: P, move: M) -> tuple[Illegal, ...]:
        """Every rule that forbids a move, with one proof each; what a player sees first is first.

        It begins with what `why_illegal` says, and is empty for a legal move.
        """
        if self.refusals is not None:
            return tuple(self.refusals(position, move))
        first = self.rules.why_illegal(position, move)
        return (first,) if first else ()

    @property
    def options_json(self) -> dict[str, Json]:
        """The options that differ from the defaults."""
        return options_json(self.options)


def as_given(seats: int, options: O, given: frozenset[str]) -> O:
    """All options of this game go together at any table."""
    return options


@dataclass(frozen=True)
class Box(Generic[O, P, M]):
    """A game on the shelf: what it is called, who can play, and how it is set up."""

    name: str
    title: str
    version: str
    seats: tuple[int, ...]
    options: type[O]
    assemble: Callable[[int, O], Game[P, M]]
    rule_ids: tuple[str, ...]
    """Every id that a refusal of this game can carry: the headings of its rule page."""
    samples: tuple[tuple[int, Mapping[str, Json]], ...] = field(default=())
    """Set-ups (seats, options) that together use every option: the contract suite plays them."""
    settle: Callable[[int, O, frozenset[str]], O] = as_given
    """The options for so many seats in their one spelling; BadOption where they don't go together.

    It is told which options were given: a value that is only a default may stand for another.
    """
    presets: tuple[Preset, ...] = ONE_BOOK

    def set_up(
        self, seats: int | None = None, options: Mapping[str, object] | None = None
    ) -> Game[P, M]:
        """The game for so many seats (default: the fewest) with options given as text or JSON."""
        return self.assemble(*self.chosen(seats, options))

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
