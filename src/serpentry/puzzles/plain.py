"""A second prover, for certificates: the plain rules alone, no kernel and no search program.

It asks one question, whether a seat can be sure of a share of the win, and tries out everything
that could matter. Short code is its virtue: a reader who doubts the factory can read this file.
"""

from typing import Generic

from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.judge import Bounded


class TooLong(SerpentryError):
    """A proof would need more positions than were allowed."""


class PlainProver(Generic[P, M]):
    """Whether a seat can be sure of a share, whatever the other one does."""

    def __init__(self, game: Game[P, M], seat: Seat, share: float, most: int) -> None:
        self.game, self.seat, self.share = game, seat, share
        self.left = most
        """This many positions may still be looked into."""
        self._known: dict[P, bool] = {}

    def is_sure(self, position: P) -> bool:
        """Whether the seat has the share for certain from here; TooLong if that takes too much."""
        if position not in self._known:
            self._known[position] = self._found(position)
        return self._known[position]

    def _found(self, position: P) -> bool:
        actor = self.game.rules.to_act(position)
        if actor is None:
            return self._share(position) >= self.share
        if (known := self._beforehand(position)) is not None:
            return known
        self.left -= 1
        if self.left < 0:
            raise TooLong("A proof took too long.")
        decides = any if actor == self.seat else all
        return decides(map(self.is_sure, self._nexts(position, actor)))

    def _share(self, position: P) -> float:
        outcome = self.game.rules.outcome(position)
        assert outcome is not None
        return (self.seat in outcome.winners) / len(outcome.winners)

    def _beforehand(self, position: P) -> bool | None:
        """What scores say that only grow: somebody is ahead of all that the other can reach."""
        judge = self.game.judge
        assert isinstance(judge, Bounded)
        score, most, other = judge.score(position), judge.most(position), 1 - self.seat
        if score[self.seat] > most[other]:
            return True
        return False if score[other] > most[self.seat] else None

    def _nexts(self, position: P, actor: Actor) -> list[P]:
        """The positions after each move, those first that look best to the seat that moves."""
        rules = self.game.rules
        nexts = [rules.play(position, move) for move in rules.moves(position)]
        assert isinstance(actor, int)
        return sorted(nexts, key=lambda after: self._promise(after, actor), reverse=True)

    def _promise(self, position: P, actor: Seat) -> float:
        guess = self.game.judge.estimate(position)
        return guess[actor] - guess[1 - actor]
