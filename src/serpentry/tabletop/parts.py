"""The parts of a game: what each has to answer, and how they are put together."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic, Protocol, TypeVar

from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.arranger import Arranger
from serpentry.tabletop.board import Board
from serpentry.tabletop.contents import Contents
from serpentry.tabletop.formats.jsons import JsonObject
from serpentry.tabletop.judge import Counted, Judge
from serpentry.tabletop.narrator import Narrator
from serpentry.tabletop.numbering import Numbering
from serpentry.tabletop.observation import Observation
from serpentry.tabletop.outcome import Outcome
from serpentry.tabletop.picture import Picture
from serpentry.tabletop.refusal import Illegal
from serpentry.tabletop.text import Lines

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


class NoLuck(Generic[P, M]):
    """The draws of a game that has none; its rules begin with this."""

    def draws(self, position: P) -> Sequence[tuple[M, int]]:
        """None: there is no luck."""
        return ()


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
class Words(Generic[P, M]):
    """How a game is written, for people and for programs, and what is said about it."""

    notation: Notation[M]
    codec: Codec[P, M]
    narrator: Narrator[P, M]


@dataclass(frozen=True)
class Looks(Generic[P, M]):
    """How a game looks: drawn by itself, or by those who ask what lies where."""

    face: Face[P, M]
    board: Board[P, M]


@dataclass(frozen=True)
class Numbers(Generic[P, M]):
    """How a game is counted: scores, and moves and views as numbers."""

    judge: Judge[P]
    numbering: Numbering[P, M]
    observation: Observation[P]


@dataclass(frozen=True)
class Parts(Generic[P, M]):
    """All that a game consists of, once seats and options are chosen; what it may lack is last."""

    rules: Rules[P, M]
    words: Words[P, M]
    looks: Looks[P, M]
    numbers: Numbers[P, M]
    secrets: Secrets[P, M] = field(default_factory=NothingHidden)
    count_from: Callable[[], P] | None = None
    """Where move counts (perft) begin, if not at the start: a fixed deal."""
    refusals: Callable[[P, M], Iterable[Illegal]] | None = None
    """Every rule that forbids a move, if the game can tell more than the first."""
    contents: Callable[[], Contents] = Contents
    """What is in the box, for print; nothing where the game does not say."""
    counted: Callable[[P], Sequence[Counted]] | None = None
    """For each seat the cells that its score is counted from, where the game can show them."""
    arranger: Arranger[P] | None = None
    """How positions are set up by hand; None where that can't be."""
