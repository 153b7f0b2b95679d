"""Two players for a first evening: one that plays anything, one that looks a single move ahead."""

from dataclasses import dataclass
from random import Random
from typing import Any

from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game


@dataclass(frozen=True)
class RandomPlayer:
    """Plays any legal move."""

    name: str = "random"
    blurb: str = "Lays whatever fits, anywhere."

    def choose(self, game: Game[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        """Any move, all alike."""
        return rng.choice(game.rules.moves(view))


@dataclass(frozen=True)
class GreedyPlayer:
    """Takes what looks best right after its move, and never thinks about the answer."""

    name: str = "greedy"
    blurb: str = "Looks one move ahead and takes the most it can get."
    most_moves: int = 400
    """Where there are more moves than this, it looks at so many of them."""

    def choose(self, game: Game[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        """The move after which it stands best against the best of the others."""
        moves = game.rules.moves(view)
        if len(moves) > self.most_moves:
            moves = rng.sample(moves, self.most_moves)
        worths = [self._worth(game, game.rules.play(view, move), seat) for move in moves]
        best = max(worths)
        return rng.choice(
            [move for move, worth in zip(moves, worths, strict=True) if worth == best]
        )

    def _worth(self, game: Game[Any, Any], view: Any, seat: Seat) -> float:
        guess = game.judge.estimate(view)
        return guess[seat] - max(other for at, other in enumerate(guess) if at != seat)
