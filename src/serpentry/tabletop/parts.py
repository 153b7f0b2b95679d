"""The parts of a game, and how they are put together."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from serpentry.tabletop.actors import Seat
from serpentry.tabletop.arranger import Arranger
from serpentry.tabletop.board import Board
from serpentry.tabletop.contents import Contents
from serpentry.tabletop.judge import Counted, Judge
from serpentry.tabletop.narrator import Narrator
from serpentry.tabletop.notation import Codec, Notation
from serpentry.tabletop.numbering import Numbering
from serpentry.tabletop.observation import Observation
from serpentry.tabletop.picture import Picture
from serpentry.tabletop.refusal import Cell, Illegal
from serpentry.tabletop.rules import M, NothingHidden, P, Rules, Secrets
from serpentry.tabletop.text import Lines

P_contra = TypeVar("P_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)


class Face(Protocol[P_contra, M_contra]):
    """How a position looks: as a picture and as text; and what the seats are called."""

    def picture(self, position: P_contra, last: M_contra | None = None) -> Picture:
        """The table as shapes, for a program that has no board to show; the last move is marked.

        A game without cells need not draw any: `helpers.faces.TextFace` writes its text.
        """
        ...

    def text(self, position: P_contra, last: M_contra | None = None) -> Lines:
        """The table for a terminal of 80 columns, with hands, piles and the score as it stands."""
        ...

    def seat_name(self, seat: Seat) -> str:
        """What a seat is called at this table: its colour or species."""
        ...


def never(position: object, move: object) -> bool:
    """No move of this game has to be warned of."""
    return False


@dataclass(frozen=True)
class Words(Generic[P, M]):
    """How moves are written, for people and programs, and sentences about the game."""

    notation: Notation[M]
    codec: Codec[P, M]
    narrator: Narrator[P, M]


@dataclass(frozen=True)
class Looks(Generic[P, M]):
    """How a game looks: its own picture, and its board as data."""

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
    """All parts of a game, once seats and options are chosen; optional ones last."""

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
    loose_ends: Callable[[P, Seat], Sequence[Cell]] | None = None
    """Where a seat's snakes can still grow, end by end, if that matters in the game."""
    is_rash: Callable[[P, M], bool] = never
    """Whether a move may cost its player the game at once, as players are warned before it."""
