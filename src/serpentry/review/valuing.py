"""The one judge: what a position is worth, no matter who asks.

The value of a position is the mean of what searches say along the line that both sides prefer: of
the position, and after each of the next moves. One search alone overrates the seat to move, and now
and then overlooks something; along a line both sides have their say, and the next position shares
most of it. A move is worth what the position after it is worth, and nothing else.
"""

from collections import OrderedDict
from collections.abc import Generator, Hashable
from dataclasses import dataclass, field
from threading import Lock
from typing import Any, Generic, cast

from serpentry.engine.machines import HAS_THREADS
from serpentry.review.calibration import curve_of
from serpentry.review.judges import JudgeKind, RawLook, proving, searching, set_up_key
from serpentry.review.value import Value
from serpentry.search.analysis import only_move
from serpentry.search.budget import Simulations
from serpentry.search.report import Candidate
from serpentry.search.request import SearchRequest
from serpentry.search.steps import at_once
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P

MOST_KEPT = 6000 if HAS_THREADS else 2000
ANSWERS = 24
"""This many moves are looked at, if each one before turns out to lose."""
LINE = 6
"""The number of positions of a line that are looked at, the first one included."""
LINE_OF_MANY = 4
"""The same with three players or more, where a search takes longer."""


class KeptLooks:
    """What searches said of positions lately: in a review the same ones come again and again."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self.most = most
        self._kept: OrderedDict[Hashable, RawLook | None] = OrderedDict()
        self._lock = Lock()

    def find(self, key: Hashable) -> RawLook | None:
        """What is kept: a look, or that there was no proof; KeyError."""
        with self._lock:
            self._kept.move_to_end(key)
            return self._kept[key]

    def add(self, key: Hashable, look: RawLook | None) -> None:
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
        said = yield from self.saying(position)
        mover = self.game.rules.to_act(position)
        if said.proved or not isinstance(mover, int):
            return said
        curve = curve_of(self.game, self.kind)
        results = curve.results(said.results, mover)
        return Value(results, reach=curve.reach(results[mover]), level=self.level)

    def saying(self, position: P) -> Generator[None, None, Value]:
        """What is proved; else what searches say, not calibrated. Forced moves are only made."""
        most = LINE_OF_MANY if self.game.seats > 2 else LINE
        said, at = list[tuple[float, ...]](), position
        known = yield from self._known(at)
        while known is None and len(said) < most:
            if (forced := only_move(self.game, at)) is not None:
                at = self.game.rules.play(at, forced)
                known = yield from self._known(at)
                continue
            mover, look = self.game.rules.to_act(at), (yield from self._searched(at))
            assert isinstance(mover, int)
            _, at, known = yield from self._answered(at, mover, look)
            if known is not None and not said and known.results[mover] == 1.0:
                return known
            said.append(look.results)
        if known is not None:
            if not said:
                return known
            said += [known.results] * (most - len(said))
        parts = zip(*said, strict=True)
        return Value(tuple(sum(part) / len(said) for part in parts), level=self.level)

    def _answered(
        self, position: P, mover: Seat, look: RawLook
    ) -> Generator[None, None, tuple[M, P, Value | None]]:
        """The best move, where it leads, and what is proved of that; another one, if it loses."""
        best: tuple[M, P, Value] | None = None
        for one in look.found.candidates[:ANSWERS]:
            if best is not None and one.share <= best[2].results[mover] > 0.0:
                continue
            after = self.game.rules.play(position, one.move)
            known = yield from self._known(after)
            if known is None:
                return one.move, after, None
            if best is None or known.order(mover) > best[2].order(mover):
                best = one.move, after, known
                if known.results[mover] == 1.0:
                    break
        assert best is not None
        return best

    def _known(self, position: P) -> Generator[None, None, Value | None]:
        """What is proved of a position."""
        if not isinstance(self.game.rules.to_act(position), int):
            return self.ended(position)
        look = yield from self._proof(position)
        return None if look is None else exact(look, self.level)

    def preferred(self, position: P) -> Generator[None, None, M]:
        """The move that is thought to be the best: the first one of the line."""
        look, mover = (yield from self.look(position)), self.game.rules.to_act(position)
        assert isinstance(mover, int)
        if look.proved:
            return cast(M, look.moves[0])
        move, _, _ = yield from self._answered(position, mover, look)
        return move

    def look(self, position: P) -> Generator[None, None, RawLook]:
        """What is proved of a position, or what a search says of it and of its moves."""
        proof = yield from self._proof(position)
        return proof or (yield from self._searched(position))

    def _proof(self, position: P) -> Generator[None, None, RawLook | None]:
        key = set_up_key(self.game), position, self.level
        try:
            return self.looks.find(key)
        except KeyError:
            look = yield from proving(self._request(position), self.level)
            self.looks.add(key, look)
            return look

    def _searched(self, position: P) -> Generator[None, None, RawLook]:
        key = set_up_key(self.game), position, self.level, self.kind
        try:
            look = self.looks.find(key)
        except KeyError:
            look = yield from searching(self._request(position), self.kind, self.level)
            self.looks.add(key, look)
        assert look is not None
        return look

    def _request(self, position: P) -> SearchRequest[P, M]:
        seat = self.game.rules.to_act(position)
        assert isinstance(seat, int)
        return SearchRequest(self.game, position, seat, Simulations(1))

    def ended(self, position: P) -> Value:
        """How a game ended."""
        outcome = self.game.rules.outcome(position)
        assert outcome is not None
        seats, scores = range(self.game.seats), outcome.scores
        winners = outcome.winners or tuple(seats)
        results = tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)
        return Value(results, True, leads(scores) if scores else (), level=self.level)


def leads(scores: Any) -> tuple[float, ...]:
    """By how much each seat leads the best of the others."""
    numbers = list(scores)
    return tuple(
        one - max(numbers[:seat] + numbers[seat + 1 :]) for seat, one in enumerate(numbers)
    )


def exact(look: RawLook, level: int) -> Value:
    """What is proved."""
    return Value(look.results, True, look.margins, level=level)


def exact_of(one: Candidate[M], level: int) -> Value:
    """What is proved of a move, by the proof of the position before it."""
    return Value(one.results, True, one.margins, level=level)
