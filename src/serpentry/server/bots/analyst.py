"""Judging a position: the best moves, what each side can expect, and how sure that is."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Protocol

from serpentry.tabletop.actors import CHANCE, Seat
from serpentry.tabletop.game import Game, Json
from serpentry.tabletop.walk import random_walk


class Analyst(Protocol):
    """Judges a view for some time; each report is better than the last.

    A report has `best`: moves with `move`, `text`, `share` (of the attention it got), `win` and
    `margin` (expected, for the seat to act, in the game's unit), `line` and `proved`; `values`:
    what each seat can expect to win; and `tries`.
    """

    def analyse(
        self, game: Game[Any, Any], view: Any, seat: Seat, seconds: float, rng: Random
    ) -> Iterator[Json]:
        """Reports, until the time is up."""
        ...


@dataclass
class Candidate:
    """A move and what was found about it."""

    move: Any
    tries: int = 0
    wins: list[float] = field(default_factory=list)
    margin: float = 0.0


@dataclass(frozen=True)
class PlayoutAnalyst:
    """Tries the moves that look best by random play to the end."""

    most_candidates: int = 12
    report_every: float = 0.25

    def analyse(
        self, game: Game[Any, Any], view: Any, seat: Seat, seconds: float, rng: Random
    ) -> Iterator[Json]:
        """Reports every quarter of a second, and a last one."""
        candidates = self._candidates(game, view, seat)
        until, told = monotonic() + seconds, monotonic()
        while monotonic() < until:
            for one in candidates:
                _try(game, view, seat, one, rng)
            if monotonic() - told >= self.report_every:
                told = monotonic()
                yield _report(game, seat, candidates)
        yield _report(game, seat, candidates)

    def _candidates(self, game: Game[Any, Any], view: Any, seat: Seat) -> list[Candidate]:
        def worth(move: Any) -> float:
            standing = game.face.standing(game.rules.play(view, move))
            return standing[seat] - max(one for at, one in enumerate(standing) if at != seat)

        moves = sorted(game.rules.moves(view), key=worth, reverse=True)
        zeros = [0.0] * game.seats
        return [Candidate(move, wins=list(zeros)) for move in moves[: self.most_candidates]]


def _try(game: Game[Any, Any], view: Any, seat: Seat, one: Candidate, rng: Random) -> None:
    position = game.rules.play(game.secrets.imagine(view, seat, rng), one.move)
    steps = [position, *(after for _, _, after in random_walk(game.rules, rng, position))]
    outcome = game.rules.outcome(steps[-1])
    assert outcome is not None
    one.tries += 1
    for winner in outcome.winners:
        one.wins[winner] += 1 / len(outcome.winners)
    others = max(score for at, score in enumerate(outcome.scores) if at != seat)
    one.margin += outcome.scores[seat] - others


def _report(game: Game[Any, Any], seat: Seat, candidates: list[Candidate]) -> Json:
    tried = [one for one in candidates if one.tries]
    ranked = sorted(tried, key=lambda one: one.wins[seat] / one.tries, reverse=True)
    total = sum(one.tries for one in candidates)
    best = [
        {
            "move": game.codec.move_json(one.move),
            "text": game.notation.write(one.move),
            "share": round(one.tries / total, 4),
            "win": round(one.wins[seat] / one.tries, 4),
            "margin": round(one.margin / one.tries, 2),
            "line": [game.notation.write(one.move)],
            "proved": False,
        }
        for one in ranked
    ]
    top = ranked[0] if ranked else None
    values = [round(won / top.tries, 4) for won in top.wins] if top else []
    return {"seat": seat, "best": best, "values": values, "tries": total, "proved": False}


def default_analyst() -> Analyst:
    """Whoever judges best of those there are."""
    return PlayoutAnalyst()


def can_be_analysed(game: Game[Any, Any], position: Any) -> bool:
    """Whether somebody has a choice there."""
    return game.rules.to_act(position) not in (CHANCE, None)
