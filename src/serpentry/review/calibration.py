"""From what a search says to chances that come true: a gentle curve for each judge.

Search overrates the seat to move, and a net is too sure or not sure enough. The curves are fitted
to games of the strongest level against itself (`python -m bench calibration GAME --fit`): each
seat's part of the win is raised to a power, the one to move gets a handicap, and the parts are
shared out again. They never change which of two positions with the same seat to move is better.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp, log, sqrt
from typing import Any

from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.frozen import Frozen

SURE = 0.003
"""Nothing that is not proved is surer than this."""


class CalibrationCurve(Frozen):
    """How what a search says is turned into chances."""

    power: float = 1.0
    handicap: float = 0.0
    """Of the one to move, as the logarithm of odds."""
    seats: tuple[float, ...] = ()
    """The same for each seat, no matter which one is to move."""
    spread: float | None = None
    """How near a deeper look is in 19 of 20 cases, for even chances; None where too few positions
    were looked at twice."""

    def results(self, said: Sequence[float], mover: Seat) -> tuple[float, ...]:
        """Each seat's chance."""
        parts = [self._weight(part, seat, mover) for seat, part in enumerate(said)]
        total = sum(parts)
        return tuple(part / total for part in parts)

    def _weight(self, part: float, seat: Seat, mover: Seat) -> float:
        within = min(1 - SURE, max(SURE, part))
        own = self.handicap if seat == mover else 0.0
        more = self.seats[seat] if self.seats else 0.0
        return exp(self.power * log(within) + own + more)

    def reach(self, share: float) -> float | None:
        """How near a deeper look is, about a chance: nearer where it is almost 0 or 1."""
        if self.spread is None:
            return None
        return self.spread * max(0.3, 2 * sqrt(share * (1 - share)))


PLAIN = CalibrationCurve()
"""Where none was fitted: what a search says, but never quite 0 or 1."""


@cache
def curves() -> Mapping[str, Any]:
    """All curves: by game, number of players and judge."""
    text = (files("serpentry.review") / "curves" / "curves.json").read_text("utf-8")
    found: Mapping[str, Any] = json.loads(text)
    return found


def curve_of(game: AnyGame, kind: str) -> CalibrationCurve:
    """The curve of a judge in a game; a plain one where none was fitted."""
    found = curves().get(game.name, {}).get(str(game.seats), {}).get(kind)
    if found is None:
        return PLAIN
    known = {**found, "seats": tuple(found.get("seats", ()))}
    return CalibrationCurve(**known)
