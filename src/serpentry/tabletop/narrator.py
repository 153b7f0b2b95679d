"""Who tells: sentences about a table as message keys with facts, never as text.

A narrator knows its game and no language. A program that shows a sentence puts it in the reader's
language (`languages.explain`), with the names that the people at that table have.
"""

from collections.abc import Mapping
from typing import Any, Generic, Protocol, TypeVar

from serpentry.languages import AtSeat, Sentence, sentence
from serpentry.tabletop.actors import CHANCE, Seat
from serpentry.tabletop.helpers.telling import addressed, changed
from serpentry.tabletop.judge import Judge
from serpentry.tabletop.notation import Notation
from serpentry.tabletop.outcome import Outcome
from serpentry.tabletop.rules import M, P, Rules

R = TypeVar("R", bound=Rules[Any, Any])
P_contra = TypeVar("P_contra", contravariant=True)
M_contra = TypeVar("M_contra", contravariant=True)

Told = tuple[Sentence, ...]
WRITTEN = "move-written"
"""The message of a move for which a game has no words: the move as it is written."""


class Narrator(Protocol[P_contra, M_contra]):
    """Sentences about a table. A listener is a seat, or None for somebody who looks on.

    Positions and moves are those that the listener may see.
    """

    @property
    def stuck_keys(self) -> frozenset[str]:
        """Which messages of `passed`, to somebody who looks on, say that a player can't play."""
        ...

    def turn(self, position: P_contra, listener: Seat | None) -> Sentence:
        """Whose turn it is, in the second person if it is the listener's."""
        ...

    def task(self, position: P_contra, listener: Seat | None) -> Told:
        """What the seat to act has to do now, in short: told to it, or about it to all others."""
        ...

    def more(self, position: P_contra, listener: Seat | None) -> Told:
        """What else helps with the task: told at first, later to a player who asks."""
        ...

    def barred(self, position: P_contra, seat: Seat) -> Mapping[str, Sentence]:
        """Which kinds of piece in a seat's hand can't be used now, by name, and why."""
        ...

    def said(self, position: P_contra, move: M_contra) -> Sentence:
        """A move or draw that is possible here, without its actor: what is placed where."""
        ...

    def happened(
        self, before: P_contra, move: M_contra, after: P_contra, listener: Seat | None
    ) -> Told:
        """What a move or draw did, with what it gained or cost."""
        ...

    def passed(
        self, before: P_contra, move: M_contra, after: P_contra, listener: Seat | None
    ) -> Told:
        """Which seats are passed over or out after a move, and why."""
        ...

    def ended(self, position: P_contra, listener: Seat | None) -> Told:
        """How the game ended and by what count; nothing while it continues."""
        ...

    def summary(self, position: P_contra, listener: Seat | None) -> Told:
        """The table for somebody who does not see it: snakes, lengths, open ends, hands."""
        ...


class PlainNarrator(Generic[P, M, R]):
    """Says about any game what holds for all; a game that has more to say begins with this."""

    stuck_keys: frozenset[str] = frozenset()

    def __init__(self, rules: R, notation: Notation[M], judge: Judge[P]) -> None:
        self.rules, self.notation, self.judge = rules, notation, judge

    def turn(self, position: P, listener: Seat | None) -> Sentence:
        """Yours, somebody else's, chance's or nobody's any more."""
        actor = self.rules.to_act(position)
        if actor is None:
            return sentence("turn-over")
        if actor is CHANCE:
            return sentence("turn-chance")
        if actor == listener:
            return sentence("turn-yours")
        return sentence("turn-other", who=AtSeat(actor))

    def task(self, position: P, listener: Seat | None) -> Told:
        """A move is to be chosen; nothing else is known of it."""
        actor = self.rules.to_act(position)
        if actor is None or actor is CHANCE:
            return (self.turn(position, listener),)
        return (addressed(actor, listener, "task-choose-you", "task-choose-other"),)

    def more(self, position: P, listener: Seat | None) -> Told:
        """Nothing else is known."""
        return ()

    def barred(self, position: P, seat: Seat) -> Mapping[str, Sentence]:
        """Nothing is known to be."""
        return {}

    def said(self, position: P, move: M) -> Sentence:
        """As it is written."""
        return sentence(WRITTEN, move=self.notation.write(move))

    def happened(self, before: P, move: M, after: P, listener: Seat | None) -> Told:
        """What a seat did, and what scores it changed."""
        actor, what = self.rules.to_act(before), self.said(before, move)
        if actor is None or actor is CHANCE:
            key = "did-chance-written" if what.key == WRITTEN else "did-chance"
            return (sentence(key, what=what), *self.scored(before, after, listener))
        did = addressed(actor, listener, "did-you", "did-other", what=what)
        return (did, *self.scored(before, after, listener))

    def scored(self, before: P, after: P, listener: Seat | None) -> Told:
        """The scores that have changed, as they are now, and by how much."""
        changes = zip(self.judge.score(before), self.judge.score(after), strict=True)
        return tuple(
            addressed(
                seat,
                listener,
                "scored-you",
                "scored-other",
                score=self.counted(now),
                change=changed(was, now),
            )
            for seat, (was, now) in enumerate(changes)
            if was != now
        )

    def counted(self, score: int) -> Sentence:
        """A number of what scores are counted in."""
        return Sentence(self.judge.unit, {"count": score})

    def passed(self, before: P, move: M, after: P, listener: Seat | None) -> Told:
        """Nobody is known to be."""
        return ()

    def ended(self, position: P, listener: Seat | None) -> Told:
        """The winner, or that all share it, the reason, and how each score was counted."""
        outcome = self.rules.outcome(position)
        if outcome is None:
            return ()
        # Where all are equal nothing decided, and the counts say so.
        is_tie = len(outcome.winners) == len(outcome.scores)
        why = () if is_tie else (sentence("end-because", reason=outcome.reason),)
        counts = (self.counted_up(position, seat) for seat in range(len(outcome.scores)))
        return (_who_won(outcome, listener), *why, *counts)

    def counted_up(self, position: P, seat: Seat) -> Sentence:
        """What a seat has in the end, and what that consists of."""
        score = self.counted(self.judge.score(position)[seat])
        return sentence("end-count", who=AtSeat(seat), score=score)

    def summary(self, position: P, listener: Seat | None) -> Told:
        """Whose turn it is, and the scores."""
        scores = enumerate(self.judge.score(position))
        return (
            self.turn(position, listener),
            *(
                sentence("summary-score", who=AtSeat(seat), score=self.counted(one))
                for seat, one in scores
            ),
        )


def _who_won(outcome: Outcome, listener: Seat | None) -> Sentence:
    if listener is not None and outcome.winners == (listener,):
        return sentence("end-you-win")
    if len(outcome.winners) == len(outcome.scores):
        return sentence("end-tie")
    if len(outcome.winners) > 1:
        return sentence("end-share", who=tuple(map(AtSeat, outcome.winners)))
    return sentence("end-wins", who=AtSeat(outcome.winners[0]))
