"""A ladder: after every round all are rated again, and meet others of about their strength."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from serpentry.arena.plan import Plan
from serpentry.arena.ratings import beaten, strengths
from serpentry.arena.worker import GameResult
from serpentry.tabletop.helpers.extras import need


@dataclass(frozen=True)
class Rung:
    """Where a player stands: its Elo, the standard error of that, and how often it played."""

    elo: float
    doubt: float
    games: int


class Ladder:
    """What is known of everybody, game after game."""

    def __init__(self, players: Sequence[str]) -> None:
        self._games = [0] * len(players)
        self._table = need("numpy", "arena").zeros((len(players), len(players)))

    def take(self, result: GameResult) -> None:
        """Count a game; the order of games makes no difference."""
        self._table += beaten(result, len(self._games))
        for player in result.seating:
            self._games[player] += 1

    def rungs(self) -> list[Rung]:
        """Everybody's rung after these games."""
        return [
            Rung(float(elo), float(doubt), games)
            for elo, doubt, games in zip(*strengths(self._table), self._games, strict=True)
        ]


def make_tables(plan: Plan, number: int, rungs: Sequence[Rung]) -> list[tuple[int, ...]]:
    """The players that meet in a round: neighbours on the ladder, each as strong as it may well be.

    The less is known of a player, the further it is thrown, so that newcomers meet everybody.
    Where not all find a seat, those who played most sit out.
    """
    rng = Random(f"{plan.seed} round {number}")
    tables = len(rungs) // plan.seats
    everybody = list(range(len(rungs)))
    rng.shuffle(everybody)
    seated = sorted(everybody, key=lambda one: rungs[one].games)[: tables * plan.seats]
    thrown = {one: rng.gauss(rungs[one].elo, rungs[one].doubt) for one in sorted(seated)}
    order = sorted(seated, key=lambda one: -thrown[one])
    return [tuple(order[at : at + plan.seats]) for at in range(0, len(order), plan.seats)]
