"""Why a move is not allowed: a rule, a sentence, and the cells that prove it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from serpentry.tabletop.errors import SerpentryError

Cell = tuple[int, ...]
"""Any cell of any game, as plain coordinates: hexes (q, r), squares (x, y), a floor before them."""


@dataclass(frozen=True)
class Illegal:
    """A refusal.

    `rule` is the id of a heading on the game's rule page. `words` is the sentence with {names}
    for the `facts` of this case, so that a translation can say the same in another language.
    """

    rule: str
    words: str
    cells: tuple[Cell, ...] = ()
    facts: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def sentence(self) -> str:
        """What a player reads."""
        return self.words.format(**self.facts)

    def __str__(self) -> str:
        return f"{self.sentence} [{self.rule}]"


def refuse(rule: str, words: str, cells: Iterable[Cell] = (), **facts: str | int) -> Illegal:
    """A refusal by a rule, in words with {names} for its facts, showing these cells."""
    return Illegal(rule, words, tuple(cells), facts)


GAME_OVER = refuse("game-over", "The game is over.")
"""Every game answers so to any move after its end."""

NOT_YOUR_KIND_OF_MOVE = "wrong-moment"
"""The rule id for a move that belongs to another moment: chance's, a phase that is not now."""


class IllegalMove(SerpentryError):
    """A move was played that the rules refuse."""

    def __init__(self, illegal: Illegal) -> None:
        super().__init__(str(illegal))
        self.illegal = illegal
