"""Running a plan to its end, from wherever its results stand."""

from collections.abc import Callable, Iterator
from contextlib import closing

from serpentry.arena.ladder import Ladder, make_tables
from serpentry.arena.parts import WHOLE, RunPart
from serpentry.arena.plan import Plan
from serpentry.arena.results import Results
from serpentry.arena.schedule import Fixture, fixed_schedule, games_in_round, ladder_round
from serpentry.arena.sprt import SprtTrial
from serpentry.arena.worker import GameResult, play_fixture
from serpentry.arena.worker_pools import WorkerPool


def run(
    plan: Plan,
    results: Results,
    pool: WorkerPool,
    progress: Callable[[GameResult], None] | None = None,
    part: RunPart = WHOLE,
) -> None:
    """Play every game of the plan, or of a part, that the results lack, until a test decides."""
    watch = Watch(plan, results)
    for wave in _waves(plan, results):
        mine = part.of_games(plan, wave)
        left = [fixture for fixture in mine if fixture.number not in results]
        if not left or watch.decided:
            continue
        with closing(pool.work(play_fixture, plan, left)) as played:
            for result in played:
                results.add(result)
                watch.take(result)
                if progress:
                    progress(result)
                if watch.decided:
                    return


def _waves(plan: Plan, results: Results) -> Iterator[list[Fixture]]:
    """Games that may be played at the same time: all, or a ladder's round after the one before."""
    if plan.kind != "ladder":
        yield list(fixed_schedule(plan))
        return
    ladder = Ladder(plan.players)
    for number in range(-(-plan.games // games_in_round(plan))):
        games = ladder_round(plan, number, make_tables(plan, number, ladder.rungs()))
        yield games
        for fixture in games:
            ladder.take(results.game(fixture.number))


class Watch:
    """Follows the test of a plan. Groups count in order, so the verdict is the same however many
    processes play, and whichever game ends first."""

    def __init__(self, plan: Plan, results: Results) -> None:
        self.plan = plan
        self.trial = SprtTrial(plan.sprt, plan.seats) if plan.sprt else None
        self._waiting: dict[int, list[GameResult]] = {}
        for result in results:
            self.take(result)

    @property
    def decided(self) -> bool:
        """Whether the test has come to an end."""
        return self.trial is not None and self.trial.accepted is not None

    def take(self, result: GameResult) -> None:
        """A game has ended."""
        if self.trial is None:
            return
        self._waiting.setdefault(result.group, []).append(result)
        while not self.decided and len(self._next()) == self.plan.seats:
            self.trial.take(sum(one.points(0) for one in self._next()) / self.plan.seats)

    def _next(self) -> list[GameResult]:
        return self._waiting.get(self.trial.groups, []) if self.trial else []


def counted(results: Results) -> tuple[list[GameResult], SprtTrial | None]:
    """The games that count: all, or those up to the test's verdict."""
    trial = Watch(results.plan, results).trial
    if trial is None or trial.accepted is None:
        return list(results), trial
    return [result for result in results if result.group < trial.groups], trial
