"""Evaluations that are kept: one for each position, set-up and seat, no matter who asks for it.

The key is what a seat may know, so that nothing hidden gets from one seat to another by way of
what is kept; and who judges, so that figures of different judges never stand side by side. Where
nothing is hidden, what is found out about a move is also kept for the position after it: both are
one figure.
"""

import json
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import replace
from threading import Lock

from serpentry.engine.machines import HAS_THREADS
from serpentry.review.evaluation import PositionEvaluation
from serpentry.review.judges import is_foreseeable, judge_of
from serpentry.review.value import Value, deeper
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P

VERSION = 2
"""Of the judge: figures of an older one are not shown beside its own."""
MOST_WEIGHT = 100_000 if HAS_THREADS else 20_000
"""So much is kept in all, in figures and moves."""
MOST_VALUES = 20_000
"""Values of this many positions are kept."""


def key_of(game: Game[P, M], view: P, seat: Seat) -> Hashable:
    """What names an evaluation: the set-up, what a seat sees, and which seat that is."""
    options = json.dumps(game.options_json, sort_keys=True)
    return VERSION, judge_of(game), game.name, game.version, game.seats, options, view, seat


def key_after(game: Game[P, M], view: P, move: M) -> Hashable:
    """The same for the position after a move; None where it has no value of its own."""
    if not is_foreseeable(game):
        return None
    after = game.rules.play(view, move)
    actor = game.rules.to_act(after)
    return key_of(game, after, actor) if isinstance(actor, int) else None


class Evaluations:
    """The evaluations that were asked for last; the oldest make room."""

    def __init__(self, most: int = MOST_WEIGHT) -> None:
        self.most = most
        self.weight = 0
        self._kept: OrderedDict[Hashable, PositionEvaluation] = OrderedDict()
        self._values: OrderedDict[Hashable, Value] = OrderedDict()
        """What positions are worth, by the deepest look at each."""
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

    def shared(
        self, game: Game[P, M], view: P, seat: Seat, known: PositionEvaluation
    ) -> PositionEvaluation:
        """The same with the deepest that is known of the position and of those after its moves."""
        after = {
            move: self._deepest(key_after(game, view, move), value)
            for move, value in known.after.items()
        }
        value = known.value
        if is_foreseeable(game):
            value = self._deepest(key_of(game, view, seat), value)
        return replace(known, value=value, after=after)

    def _deepest(self, key: Hashable, value: Value) -> Value:
        if key is None:
            return value
        with self._lock:
            known = self._values.pop(key, None)
            found = deeper(known, value) if known is not None else value
            kept = replace(found, hope=None)
            self._values[key] = kept
            while len(self._values) > MOST_VALUES:
                self._values.popitem(last=False)
        return replace(found, hope=value.hope) if not found.proved else found
