"""Evaluations that are kept: one for each position, set-up and seat, whoever asks for it.

The key is what a seat may know, so that nothing hidden gets from one seat to another by way of
what is kept.
"""

import json
from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock

from serpentry.engine.machines import HAS_THREADS
from serpentry.review.evaluation import PositionEvaluation
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P

MOST_WEIGHT = 100_000 if HAS_THREADS else 20_000
"""So much is kept in all, in figures and moves."""


def key_of(game: Game[P, M], view: P, seat: Seat) -> Hashable:
    """What names an evaluation: the set-up, what a seat sees, and which seat that is."""
    options = json.dumps(game.options_json, sort_keys=True)
    return game.name, game.version, game.seats, options, view, seat


class Evaluations:
    """The evaluations that were asked for last; the oldest make room."""

    def __init__(self, most: int = MOST_WEIGHT) -> None:
        self.most = most
        self.weight = 0
        self._kept: OrderedDict[Hashable, PositionEvaluation] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> PositionEvaluation | None:
        """What is known."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def add(self, key: Hashable, new: PositionEvaluation) -> PositionEvaluation:
        """What is known now that something was found out."""
        with self._lock:
            old = self._kept.pop(key, None)
            if old is not None:
                self.weight -= old.weight
                new = old.merged(new)
            self._kept[key] = new
            self.weight += new.weight
            while self.weight > self.most and len(self._kept) > 1:
                _, oldest = self._kept.popitem(last=False)
                self.weight -= oldest.weight
            return new
