"""How a game of a tournament ended, and what everybody at the table gets for it."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, Literal

from serpentry.tabletop.helpers.frozen import Frozen

PLAYED: Final = "played"
"""At a table here."""
ENTERED: Final = "entered"
"""At a real table."""
NO_SHOW: Final = "no-show"
"""Decided because somebody never came."""
WALKOVER: Final = "walkover"
"""Decided because somebody left the tournament."""
VOID: Final = "void"
"""Not counted at all."""
EnteredEnding = Literal["entered", "no-show", "void"]
"""How a game ended that somebody enters the result of."""
ENDINGS = (PLAYED, ENTERED, NO_SHOW, WALKOVER, VOID)


class TableResult(Frozen):
    """The place of every seat, from 1; equals share one."""

    places: tuple[int, ...]
    how: str = PLAYED
    scores: tuple[int, ...] = ()
    """As the game counts them, where they are known."""
    left: tuple[int, ...] = ()
    """The seats that computers took over from people."""

    @property
    def counts(self) -> bool:
        """Whether it was a game at all."""
        return self.how != VOID

    @property
    def was_played(self) -> bool:
        """Whether it says something about strength."""
        return self.how in (PLAYED, ENTERED)

    def share(self, seat: int) -> Fraction:
        """What a seat gets of one point: the part of the others that it came in before."""
        own, others = self.places[seat], [*self.places[:seat], *self.places[seat + 1 :]]
        halves = sum(2 * (own < one) + (own == one) for one in others)
        return Fraction(halves, 2 * len(others))

    def won(self, seat: int) -> bool:
        """Whether a seat came first, alone."""
        return self.places[seat] == 1 and self.places.count(1) == 1


def result_text(result: TableResult) -> str:
    """A result as people write it: 1–0, ½–½; the places at larger tables."""
    if not result.counts:
        return "–"
    if len(result.places) > 2:
        return " – ".join(map(str, result.places))
    return {1: "½–½", 2: "1–0"}[result.places[1]] if result.places[0] == 1 else "0–1"


def are_places(places: Sequence[int]) -> bool:
    """Whether numbers are places: one more than the number who came in before."""
    return all(place == 1 + sum(one < place for one in places) for place in places)


def places_of(worth: Sequence[tuple[Fraction | int, ...]]) -> tuple[int, ...]:
    """Places by what everybody reached, the most first."""
    return tuple(1 + sum(other > one for other in worth) for one in worth)
