"""Luck and skill apart: where each seat's part of the win came from.

What a seat could expect changes with every choice (what the move left against what the best would
have) and between two choices. Between them it is luck if chance acted; otherwise, that search saw
only later what was there, or that the next to move knew what the last could not. All of it adds up,
from what was expected at the start to how the game ended.
"""

from collections.abc import Sequence

from serpentry.review.choices import Playthrough
from serpentry.review.weighing import Weighed
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.helpers.frozen import Frozen

Judged = tuple[int, Weighed]
"""A choice by its ply, and what search says of it."""
Shares = tuple[float, ...]


class Drawn(Frozen):
    """What happened between two choices, and how it changed what each seat could expect."""

    since: int
    """The ply after the choice before."""
    until: int
    """The ply of the next choice."""
    before: Shares
    after: Shares
    is_luck: bool

    @property
    def changes(self) -> Shares:
        """For each seat, by how much."""
        return _changes(self.before, self.after)


class Account(Frozen):
    """A seat's part of the win, from the start to the end of a game."""

    start: float
    own: float
    """What its own choices gave away."""
    others: float
    """What the choices of the others gave it."""
    luck: float
    """What dice and draws did."""
    unseen: float
    """What search saw only later."""
    end: float


def between(played: Playthrough, judged: Sequence[Judged]) -> list[Drawn]:
    """What happened before the first choice, between all others, and after the last."""
    ends = [*(ply for ply, _ in judged), len(played.moves)]
    starts = [0, *(ply + 1 for ply, _ in judged)]
    left = [_first(played, judged), *(one.made_value.results for _, one in judged)]
    met = [*(one.best_value.results for _, one in judged), played.final or left[-1]]
    return [
        Drawn(since, until, before, after, any(map(played.is_chance, range(since, until))))
        for since, until, before, after in zip(starts, ends, left, met, strict=True)
    ]


def _first(played: Playthrough, judged: Sequence[Judged]) -> Shares:
    """What was expected at first: before a deal, the same for everybody."""
    ply, one = judged[0]
    if any(map(played.is_chance, range(ply))):
        return (1 / played.game.seats,) * played.game.seats
    return one.best_value.results


def account(played: Playthrough, judged: Sequence[Judged], seat: Seat) -> Account:
    """Where a seat's part of the win came from."""
    drawn = between(played, judged)
    chosen = [
        (one.seat, _changes(one.best_value.results, one.made_value.results)[seat])
        for _, one in judged
    ]
    return Account(
        start=drawn[0].before[seat],
        own=sum(change for by, change in chosen if by == seat),
        others=sum(change for by, change in chosen if by != seat),
        luck=sum(one.changes[seat] for one in drawn if one.is_luck),
        unseen=sum(one.changes[seat] for one in drawn if not one.is_luck),
        end=drawn[-1].after[seat],
    )


def _changes(before: Shares, after: Shares) -> Shares:
    return tuple(now - was for was, now in zip(before, after, strict=True))
