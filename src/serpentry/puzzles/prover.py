"""What compiled proofs say: what a seat can have of the win, and with which moves alone."""

from typing import Generic, NamedTuple

from serpentry.engine.driver import Driver, Settled, whole_numbers
from serpentry.engine.engine import engine_of
from serpentry.kernels.interface import OVER, PATIENCE
from serpentry.puzzles.eye import mover
from serpentry.search.request import move_of
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P

SLICE_NODES = 1000
"""Nodes between two looks at what is known."""


class OnlyMove(NamedTuple, Generic[M]):
    """A move that alone gives the mover what it can have."""

    move: M
    share: float


class Prover(Generic[P, M]):
    """Proofs of a two-player game, each within a number of nodes; what is proved is remembered."""

    def __init__(self, game: Game[P, M], nodes: int) -> None:
        self.game, self.nodes = game, nodes
        self.engine = engine_of(game)
        self._work = whole_numbers(max(1, self.engine.basis.work_size))

    def only_move(self, position: P) -> OnlyMove[M] | None:
        """The only move that gives the seat to act its share.

        None if there are more, or nothing to win, or the end is too far off to be proved.
        """
        root, seat = self._driver(position), mover(self.game, position)
        if (share := self._share(root, seat)) is None or share == 0:
            return None
        keeping = list[int]()
        for number in root.moves():
            if (other := self._share(root.after(number), seat, share)) is None:
                return None
            if other >= share:
                keeping.append(number)
            if len(keeping) > 1:
                return None
        (number,) = keeping
        return OnlyMove(move_of(self.game, position, number), share)

    def is_settled(self, position: P) -> bool:
        """Whether it can be proved what the seat to act can have."""
        return self._share(self._driver(position), mover(self.game, position)) is not None

    def defence(self, position: P) -> M | None:
        """A best move of the seat to act; None if it is not known."""
        driver = self._driver(position)
        found = driver.settle(self.nodes)
        if found is None or not found.is_proved or found.best < 0:
            return None
        return self.game.numbering.move(position, found.best)

    def _driver(self, position: P) -> Driver:
        driver = Driver(self.engine, position, work=self._work)
        driver.work[PATIENCE] = self.nodes
        return driver

    def _share(self, driver: Driver, seat: Seat, enough: float = 0) -> float | None:
        """What the seat can have; or less than enough, once it is known to be less."""
        if driver.actor() == OVER:
            return driver.scores()[1][seat]
        found, spent = driver.settle(0), 0
        while self._is_open(found, seat, enough) and spent < self.nodes:
            found = driver.settle(SLICE_NODES)
            spent += SLICE_NODES
        if found is None or self._is_open(found, seat, enough):
            return None
        return found.shares[seat]

    def _is_open(self, found: Settled | None, seat: Seat, enough: float) -> bool:
        return found is not None and not found.is_proved and found.shares[seat] >= enough
