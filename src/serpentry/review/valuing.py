"""The one judge: what a position is worth, no matter who asks.

The value of a position is the mean of what a search says there and of what one says after the move
it likes best: a search overrates the seat to move a little, and so both sides have their say. A
move is worth what the position after it is worth, and nothing else.
"""

from collections import OrderedDict
from collections.abc import Generator, Hashable
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Generic

from serpentry.review.calibration import curve_of
from serpentry.review.judges import JudgeKind, RawLook, looking, set_up_key
from serpentry.review.value import Value
from serpentry.search.budget import Simulations
from serpentry.search.report import Candidate
from serpentry.search.request import SearchRequest
from serpentry.search.steps import at_once
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P

MOST_KEPT = 2000
ANSWERS = 2
"""This many moves are looked at, if the first turns out to lose."""


class KeptLooks:
    """What searches said of positions lately: in a review the same ones come again and again."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self._kept: OrderedDict[Hashable, RawLook] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> RawLook | None:
        """The look that is kept, if any."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def add(self, key: Hashable, look: RawLook) -> None:
        """Keep it; the oldest makes room."""
        with self._lock:
            self._kept[key] = look
            while len(self._kept) > self.most:
                self._kept.popitem(last=False)


LOOKS = KeptLooks()


@dataclass(frozen=True)
class PositionJudge(Generic[P, M]):
    """Says what positions of a game are worth in which nothing is hidden and no luck comes."""

    game: Game[P, M]
    kind: JudgeKind
    level: int = 0
    looks: KeptLooks = field(default=LOOKS, compare=False)

    def value(self, position: P) -> Value:
        """What a position is worth."""
        return at_once(self.valuing(position))

    def valuing(self, position: P) -> Generator[None, None, Value]:
        """The same in turns."""
        actor = self.game.rules.to_act(position)
        if not isinstance(actor, int):
            return self.ended(position)
        look = yield from self.look(position)
        if look.proved:
            return exact(look, self.level)
        results, is_win = look.results, False
        answered: Value | None = None
        for move in look.moves[:ANSWERS]:
            after = yield from self._after(position, move)
            if answered is None or after.order(actor) > answered.order(actor):
                answered = after
            is_win = after.proved and after.results[actor] == 1.0
            if is_win or not after.proved:
                break
        assert answered is not None
        if is_win:
            return answered
        mean = [(one + two) / 2 for one, two in zip(results, answered.results, strict=True)]
        return self._calibrated(mean, actor)

    def _after(self, position: P, move: M) -> Generator[None, None, Value]:
        """What one search says after a move, not calibrated."""
        after = self.game.rules.play(position, move)
        if not isinstance(self.game.rules.to_act(after), int):
            return self.ended(after)
        look = yield from self.look(after)
        if look.proved:
            return exact(look, self.level)
        return Value(look.results)

    def look(self, position: P) -> Generator[None, None, RawLook]:
        """What a search says of a position."""
        game, seat = self.game, self.game.rules.to_act(position)
        assert isinstance(seat, int)
        key = set_up_key(game), position, self.kind, self.level
        known = self.looks.get(key)
        if known is None:
            request = SearchRequest(game, position, seat, Simulations(1))
            known = yield from looking(request, self.kind, self.level)
            self.looks.add(key, known)
        return known

    def ended(self, position: P) -> Value:
        """How a game ended."""
        outcome = self.game.rules.outcome(position)
        assert outcome is not None
        seats, scores = range(self.game.seats), outcome.scores
        winners = outcome.winners or tuple(seats)
        results = tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)
        return Value(results, True, leads(scores) if scores else (), level=self.level)

    def _calibrated(self, said: list[float], mover: Seat) -> Value:
        curve = curve_of(self.game, self.kind)
        results = curve.results(said, mover)
        return Value(results, reach=curve.reach(results[mover]), level=self.level)


def leads(scores: Any) -> tuple[float, ...]:
    """By how much each seat leads the best of the others."""
    numbers = list(scores)
    return tuple(
        one - max(numbers[:seat] + numbers[seat + 1 :]) for seat, one in enumerate(numbers)
    )


def exact(look: RawLook, level: int) -> Value:
    """What is proved."""
    return Value(look.results, True, look.margins, level=level)


def exact_of(one: Candidate[Any], level: int) -> Value:
    """What is proved of a move, by the proof of the position before it."""
    return Value(one.results, True, one.margins, level=level)
