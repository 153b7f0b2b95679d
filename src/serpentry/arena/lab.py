"""The lab: games of both set-ups, played until all are there or somebody stops them."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from threading import Event
from time import monotonic

from serpentry.arena.plan import make_plan
from serpentry.arena.report.against import ComparedGames, RuleComparison, Sides
from serpentry.arena.report.pages import Block, Heading
from serpentry.arena.report.wording import Chapter
from serpentry.arena.results import Results
from serpentry.arena.running import run
from serpentry.arena.worker import GameResult
from serpentry.arena.worker_pools import WorkerPool
from serpentry.catalogue import find
from serpentry.languages import Language
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.frozen import Frozen

PARTS = 20
"""In this many parts all games are played: on the way there are as many of every set-up."""
FEWEST_GAMES = 8
"""From this many games of everything on there is something to say."""
OPENING = 1
"""A number of moves at the start are random; more would hide rules about the first moves."""


class LabWish(Frozen):
    """What is to be compared, by whom, and in how many games of each kind."""

    first: AnyGame
    second: AnyGame
    strong: str
    weak: str
    games: int


class Stopped(Exception):
    """Somebody has seen enough."""


class LabRun:
    """Games in the making: played by one thread, looked at by others."""

    def __init__(self, wish: LabWish, pool: WorkerPool) -> None:
        self.wish, self.pool = wish, pool
        tables = [
            (game, [wish.strong, *[other] * (game.seats - 1)])
            for other in (wish.strong, wish.weak)
            for game in (wish.first, wish.second)
        ]
        self.plans = [
            replace(make_plan("match", game, names, wish.games, 0, OPENING), measured=True)
            for game, names in tables
        ]
        self.played: list[list[GameResult]] = [[] for _ in self.plans]
        """The games of each plan, added to as they end."""
        self.began = monotonic()
        self.stopping, self.is_over, self.trouble = Event(), False, ""

    @property
    def total(self) -> int:
        """How many games there will be."""
        return sum(plan.games for plan in self.plans)

    @property
    def done(self) -> int:
        """How many there are."""
        return sum(map(len, self.played))

    @property
    def seconds_left(self) -> int:
        """How long it may still take."""
        return round((monotonic() - self.began) * (self.total - self.done) / max(1, self.done))

    def play(self) -> None:
        """Play all games, some of each set-up in turn."""
        results = [Results(plan) for plan in self.plans]
        try:
            for part in range(1, PARTS + 1):
                for plan, own, known in zip(self.plans, results, self.played, strict=True):
                    some = replace(plan, games=-(-plan.games * part // PARTS))
                    run(some, own, self.pool, partial(self._take, known))
        except Stopped:
            pass
        except SerpentryError as error:
            self.trouble = str(error)
        finally:
            self.is_over = True

    def _take(self, known: list[GameResult], result: GameResult) -> None:
        known.append(result)
        if self.stopping.is_set():
            raise Stopped

    def told(self, language: Language) -> list[Block]:
        """What can be concluded so far; nothing while there are too few games."""
        games = [list(known) for known in self.played]
        if min(map(len, games)) < FEWEST_GAMES:
            return []
        title = language("lab-title", game=find(self.wish.first.name).title)
        own, duels = self._sides(games[:2], language), self._sides(games[2:], language)
        comparison = RuleComparison(own, self.wish.strong, duels, self.wish.weak)
        return [Heading(title, 1), *comparison.told(language)]

    def _sides(self, games: Sequence[list[GameResult]], language: Language) -> Sides:
        one, other = (
            ComparedGames(game, Chapter(game, "", ()).name(language), own)
            for game, own in zip((self.wish.first, self.wish.second), games, strict=True)
        )
        return one, other


class Lab:
    """One run at a time; the page that follows it asks how far it is."""

    def __init__(self, pool: WorkerPool) -> None:
        self.pool = pool
        self.run: LabRun | None = None
        self._player = ThreadPoolExecutor(1, thread_name_prefix="lab")

    def start(self, wish: LabWish) -> None:
        """Play this; what was under way is stopped."""
        made = LabRun(wish, self.pool)
        self.stop()
        self.run = made
        self._player.submit(made.play)

    def stop(self) -> None:
        """Play no further."""
        if self.run is not None:
            self.run.stopping.set()

    def close(self) -> None:
        """Stop for good, and wait for the game that is being played."""
        self.stop()
        self._player.shutdown(cancel_futures=True)
