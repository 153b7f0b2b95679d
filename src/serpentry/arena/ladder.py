"""A ladder: after every round all are rated anew (openskill), and meet others of their strength."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random

from serpentry.arena.extras import need
from serpentry.arena.plan import Plan
from serpentry.arena.ratings import ranks
from serpentry.arena.worker import GameResult


@dataclass(frozen=True)
class Rung:
    """Where a player stands: strength and doubt in openskill's unit, and how often it played."""

    player: str
    mu: float = 25.0
    sigma: float = 25.0 / 3
    games: int = 0

    @property
    def ordinal(self) -> float:
        """A strength that the player has almost surely: what a ladder is sorted by."""
        return self.mu - 3 * self.sigma


class Ladder:
    """Everybody's rung, game after game."""

    def __init__(self, players: Sequence[str]) -> None:
        self._model = need("openskill.models").PlackettLuce()
        self.rungs = [Rung(player) for player in players]

    def take(self, result: GameResult) -> None:
        """Count a game; ratings depend on the order in which games are taken."""
        seated = [self.rungs[player] for player in result.seating]
        teams = [[self._model.rating(mu=rung.mu, sigma=rung.sigma)] for rung in seated]
        rated = self._model.rate(teams, ranks=[float(rank) for rank in ranks(result)])
        for player, rung, (after,) in zip(result.seating, seated, rated, strict=True):
            climbed = Rung(rung.player, float(after.mu), float(after.sigma), rung.games + 1)
            self.rungs[player] = climbed


def climb(results: Iterable[GameResult], players: Sequence[str]) -> list[Rung]:
    """Everybody's rung after these games, taken in order of their numbers."""
    ladder = Ladder(players)
    for result in sorted(results, key=lambda result: result.number):
        ladder.take(result)
    return ladder.rungs


def make_tables(plan: Plan, number: int, rungs: Sequence[Rung]) -> list[tuple[int, ...]]:
    """Who meets whom in a round: neighbours on the ladder, each taken as strong as it may well be.

    The less is known of a player, the further it is thrown, so that newcomers meet everybody.
    Where not all find a seat, those who played most sit out.
    """
    rng = Random(f"{plan.seed} round {number}")
    tables = len(rungs) // plan.seats
    everybody = list(range(len(rungs)))
    rng.shuffle(everybody)
    seated = sorted(everybody, key=lambda one: rungs[one].games)[: tables * plan.seats]
    thrown = {one: rng.gauss(rungs[one].mu, rungs[one].sigma) for one in sorted(seated)}
    order = sorted(seated, key=lambda one: -thrown[one])
    return [tuple(order[at : at + plan.seats]) for at in range(0, len(order), plan.seats)]
