"""Small arena runs for tests: SNEKAGON on its smallest board, and results made up by hand."""

from collections.abc import Sequence

from serpentry.arena import Plan, Results, Sprt, make_plan, run
from serpentry.arena.worker import GameResult
from serpentry.arena.worker_pools import OneProcess, WorkerPool
from serpentry.catalogue import set_up


def small_plan(
    kind: str = "match",
    players: Sequence[str] = ("greedy", "random"),
    games: int = 6,
    seed: int = 1,
    opening: int = 0,
    sprt: Sprt | None = None,
) -> Plan:
    game = set_up("snekagon", options={"board_side": 4})
    return make_plan(kind, game, players, games, seed, opening, sprt)


def played(plan: Plan, pool: WorkerPool | None = None) -> Results:
    results = Results(plan)
    run(plan, results, pool or OneProcess())
    return results


def made_up(
    number: int, seating: tuple[int, ...], winners: tuple[int, ...], scores: tuple[int, ...]
) -> GameResult:
    """A result with nothing behind it."""
    group = number // len(seating)
    return GameResult(number, group, seating, f"0 {group}", scores, winners, 4, (3, 2, 1, 1), "")


def duel(number: int, seating: tuple[int, int], winner: int | None) -> GameResult:
    """A two-player game, won by a player or drawn."""
    if winner is None:
        return made_up(number, seating, (0, 1), (5, 5))
    seat = seating.index(winner)
    return made_up(number, seating, (seat,), (7, 3) if seat == 0 else (3, 7))
