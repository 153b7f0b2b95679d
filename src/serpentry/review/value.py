"""What a position is worth to each seat, and the word for it where that is proved."""

from enum import StrEnum

from serpentry.languages import AtSeat, Sentence, sentence
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.frozen import Frozen
from serpentry.tabletop.helpers.intervals import Interval, exactly

NEARLY = 1e-9


class ProvedOutcome(StrEnum):
    """What is proved for a seat."""

    WIN = "win"
    DRAW = "draw"
    """The win is shared."""
    LOSS = "loss"
    AT_BEST_DRAW = "at-best-draw"


SHARED = {ProvedOutcome.DRAW: "proved-draw", ProvedOutcome.AT_BEST_DRAW: "proved-at-best-draw"}
"""The sentences where nobody wins alone."""
WORTH = {
    ProvedOutcome.WIN: "worth-win",
    ProvedOutcome.DRAW: "worth-draw",
    ProvedOutcome.LOSS: "worth-loss",
    ProvedOutcome.AT_BEST_DRAW: "worth-at-best-draw",
}
"""The same within a sentence about a move."""
WORTH_BY = {"worth-win": "worth-win-by", "worth-loss": "worth-loss-by"}
"""The same with by how much."""


class Value(Frozen):
    """What a position is worth."""

    results: tuple[float, ...]
    """Each seat's part of the win: a chance of 0.7 means that strong players won 70% of such
    games, a draw of two counting as a half."""
    proved: bool = False
    margins: tuple[float, ...] = ()
    """Each seat's lead at the end, where it is proved."""
    reach: float | None = None
    """In 19 of 20 cases a deeper look says nothing further off; None where nobody measured it."""
    level: int = 0
    """How far was looked."""
    hope: float | None = None
    """The most that the seat before can hope for, where only that is proved."""

    def span(self, seat: Seat) -> Interval | None:
        """A seat's chance with its lower and upper bound; None where they are not known."""
        share = self.results[seat]
        if self.proved:
            return exactly(share)
        if self.reach is None:
            return None
        return Interval(max(0.0, share - self.reach), share, min(1.0, share + self.reach))

    def order(self, seat: Seat) -> tuple[float, float]:
        """What is better for a seat is larger: a chance, and then the lead that is proved."""
        return self.results[seat], self.margins[seat] if self.margins else 0.0

    def verdict(self, seat: Seat) -> ProvedOutcome | None:
        """What is proved for a seat."""
        share = self.results[seat]
        if self.proved:
            if share > 1 - NEARLY:
                return ProvedOutcome.WIN
            return ProvedOutcome.LOSS if share < NEARLY else ProvedOutcome.DRAW
        if self.hope is not None and 0 < self.hope < 1:
            return ProvedOutcome.AT_BEST_DRAW
        return None

    def told(self, seat: Seat, unit: str) -> Sentence | None:
        """The same in words, with the lead in a game's own unit."""
        verdict = self.verdict(seat)
        if verdict is None:
            return None
        if verdict in SHARED:
            return sentence(SHARED[verdict])
        winner = max(range(len(self.results)), key=lambda one: self.results[one])
        lead = abs(self.margins[winner]) if self.margins else 0
        if not lead:
            return sentence("proved-wins", who=AtSeat(winner))
        by = Sentence(unit, {"count": round(lead)})
        return sentence("proved-wins-by", who=AtSeat(winner), lead=by)


def deeper(one: Value, other: Value | None) -> Value:
    """The value that looked further; what is proved looked furthest."""
    if other is None:
        return one
    return max(one, other, key=lambda value: (value.proved, value.level))
