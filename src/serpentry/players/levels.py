"""Eight levels, from a child's first opponent to one that searches two seconds a move.

The first three see like beginners: a few of the moves, their own gain, perhaps what is taken from
the others; never the answer. The others search, further and further.
"""

from collections.abc import Generator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from serpentry.players.budget import BadBudget, Budget, Seconds, Simulations
from serpentry.players.player import Player
from serpentry.players.search.analysis import analyse
from serpentry.players.search.report import Analysis
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game


@dataclass(frozen=True)
class BeginnerPlayer:
    """Looks at some of its moves, judges each by eye right after it is made, and takes the best."""

    name: str
    blurb: str
    sees: int
    """It notices so many of the possible moves."""
    misjudges: float
    """Its eye errs by so much, in the game's own unit."""
    minds_others: bool
    """Whether it looks at what the others have, too."""

    def choose(self, game: Game[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        """The best of what it noticed."""
        moves = game.rules.moves(view)
        noticed = list(moves) if len(moves) <= self.sees else rng.sample(moves, self.sees)
        return max(noticed, key=lambda move: self._worth(game, view, move, seat, rng))

    def _worth(self, game: Game[Any, Any], view: Any, move: Any, seat: Seat, rng: Random) -> float:
        guess = game.judge.estimate(game.rules.play(view, move))
        worth = guess[seat] + rng.gauss(0, self.misjudges)
        if self.minds_others:
            worth -= max(other for at, other in enumerate(guess) if at != seat)
        return worth


@dataclass(frozen=True)
class SearchPlayer:
    """Searches before each move, within its budget."""

    name: str
    blurb: str
    budget: Budget
    without_kernel: Budget
    """The budget where a game has no kernel and search is a thousand times slower."""
    cores: int = 1
    plain: bool = False
    """Whether it does without the kernel, which may still be compiling."""

    @property
    def thinks(self) -> Budget:
        """The budget of a move."""
        return self.without_kernel if self.plain else self.budget

    def choose(self, game: Game[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        """The move that search likes best; one that is proved the best is made at once."""
        for analysis in self.analyse(game, view, seat, rng):
            if analysis.proved:
                break
        return analysis.best.move

    def analyse(
        self, game: Game[Any, Any], view: Any, seat: Seat, rng: Random
    ) -> Generator[Analysis, None, None]:
        """What it thinks about its moves, streamed while it thinks."""
        return analyse(
            game,
            view,
            seat,
            self.budget,
            rng,
            self.cores,
            without_kernel=self.without_kernel,
            plain=self.plain,
        )

    def within(self, budget: Budget) -> Player:
        """The same player with another budget."""
        name = f"{self.name.partition('@')[0]}@{budget}"
        return replace(self, name=name, budget=budget, without_kernel=budget)


@dataclass(frozen=True)
class Eye(BeginnerPlayer):
    """A beginner, who can't be told to think longer."""

    def within(self, budget: Budget) -> Player:
        """Refused."""
        raise BadBudget(f"The player '{self.name}' plays by eye and takes no budget.")


LEVELS: tuple[Player, ...] = (
    Eye("level1", "Hatchling: sees a few moves and takes the one that looks long.", 8, 1.5, False),
    Eye("level2", "Grass snake: sees more, but only its own snake.", 30, 0.5, False),
    Eye("level3", "Whip snake: sees nearly all, and what it takes from others.", 150, 0.2, True),
    SearchPlayer(
        "level4",
        "Rat snake: plays some dozens of games in its head.",
        Simulations(60),
        Seconds(0.1),
    ),
    SearchPlayer(
        "level5", "Python: hundreds of games in its head.", Simulations(250), Seconds(0.25)
    ),
    SearchPlayer("level6", "Boa: a thousand games in its head.", Simulations(1000), Seconds(0.5)),
    SearchPlayer("level7", "Cobra: thousands of games.", Simulations(5000), Seconds(1.0)),
    SearchPlayer(
        "level8",
        "Anaconda: two seconds on two cores; proves what it can.",
        Seconds(2),
        Seconds(2),
        2,
    ),
)
