"""Why a move is not allowed: a rule, a sentence, and the cells that prove it."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from serpentry.languages import Fact, Sentence, explain
from serpentry.tabletop.errors import SerpentryError

P_contra = TypeVar("P_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)
Cell = tuple[int, ...]
"""Any cell of any game, as plain coordinates: hexes (q, r), squares (x, y), a floor before them."""


@dataclass(frozen=True)
class Illegal:
    """A refusal: the id of a rule on the game's rule page, a sentence, and cells to light up."""

    rule: str
    told: Sentence
    cells: tuple[Cell, ...] = ()

    @property
    def sentence(self) -> str:
        """What a player reads in English; `languages.explain(illegal.told, language)` in others."""
        return explain(self.told)

    def __str__(self) -> str:
        return f"{self.sentence} [{self.rule}]"


def refuse(rule: str, message: str, cells: Iterable[Cell] = (), **facts: Fact) -> Illegal:
    """A refusal by a rule, with the message of that key and its facts, showing these cells."""
    return Illegal(rule, Sentence(message, facts), tuple(cells))


def once_each(refusals: Iterable[Illegal | None]) -> Iterator[Illegal]:
    """The refusals that there are, each rule with its first proof alone."""
    rules = set[str]()
    for illegal in refusals:
        if illegal is not None and illegal.rule not in rules:
            rules.add(illegal.rule)
            yield illegal


class Refuses(ABC, Generic[P_contra, M_contra]):
    """Answers for any attempt in any position, having asked every rule."""

    @abstractmethod
    def asked(self, position: P_contra, move: M_contra) -> Iterable[Illegal | None]:
        """What each rule says about the move, what is seen first before; None: nothing."""

    def refusals(self, position: P_contra, move: M_contra) -> Iterator[Illegal]:
        """Every rule that forbids the move, with one proof each, what is seen first before."""
        return once_each(self.asked(position, move))

    def why_illegal(self, position: P_contra, move: M_contra) -> Illegal | None:
        """What forbids the move, or None."""
        return next(self.refusals(position, move), None)


GAME_OVER = refuse("game-over", "why-game-over")
"""Every game answers so to any move after its end."""

NOT_YOUR_KIND_OF_MOVE = "wrong-moment"
"""The rule id for a move that belongs to another moment: chance's, a phase that is not now."""


class IllegalMove(SerpentryError):
    """A move was played that the rules refuse."""

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(illegal.told)
        self.illegal = illegal

    def __str__(self) -> str:
        return str(self.illegal)
