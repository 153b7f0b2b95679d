"""What an outcome is worth to each seat, always adding up to nothing."""

from collections.abc import Callable
from typing import NamedTuple

from serpentry.kernels.batch.memory import PENALTY
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import UnknownName
from serpentry.tabletop.helpers.given import called
from serpentry.tabletop.outcome import Outcome


class BareOutcome(NamedTuple):
    """What of an outcome decides about payoffs."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


Payoff = Callable[[Outcome | BareOutcome], list[float]]

ILLEGAL_REWARD = PENALTY
"""What an illegal action costs the seat that took it, where it ends the game."""
LARGEST_SCORE = 10_000.0
"""A loose bound on the payoff by score."""


def by_win(outcome: Outcome | BareOutcome) -> list[float]:
    """1 to a sole winner, -1 / (seats - 1) to each loser; winners who share, share their payoff."""
    seats = len(outcome.scores)
    won = 1 / len(outcome.winners)
    shares = [won if seat in outcome.winners else 0.0 for seat in range(seats)]
    return [(share * seats - 1) / (seats - 1) for share in shares]


def by_score(outcome: Outcome | BareOutcome) -> list[float]:
    """The own score minus the mean of the others'."""
    seats, total = len(outcome.scores), sum(outcome.scores)
    return [score - (total - score) / (seats - 1) for score in outcome.scores]


PAYOFFS: dict[str, Payoff] = {"win": by_win, "score": by_score}


def payoff(name: str) -> Payoff:
    """The payoff of that name."""
    return PAYOFFS[named(name)]


def named(name: str) -> str:
    """The name, if there are such returns."""
    if not isinstance(name, str) or name not in PAYOFFS:
        raise UnknownName("kind of returns", called(name), list(PAYOFFS))
    return name


def bounds(name: str, seats: int) -> tuple[float, float]:
    """The least and the most a seat can get."""
    if name == "score":
        return -LARGEST_SCORE, LARGEST_SCORE
    return -1 / (seats - 1), 1.0
