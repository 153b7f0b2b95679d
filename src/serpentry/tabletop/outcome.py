"""How a game ended: scores, winners and the reason."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from serpentry.languages import Sentence
from serpentry.tabletop.actors import Seat


@dataclass(frozen=True)
class Outcome:
    """The end of a game. Several winners share it; when all seats win it is a tie."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: Sentence
    breakdown: tuple[Mapping[str, int], ...] = field(default=())
    """Where a score has parts: what each seat got for what, summing up to its score."""


def best_seats(keys: Sequence[int] | Sequence[tuple[int, ...]]) -> tuple[Seat, ...]:
    """The seats whose key (a score, or a score with its tie-breaks) is the greatest, ascending."""
    best: object = max(keys)
    return tuple(seat for seat, key in enumerate(keys) if key == best)
