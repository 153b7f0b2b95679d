"""Players for a first evening: they look a single move ahead at most."""

from collections.abc import Mapping, Sequence
from random import Random

from serpentry.players.paces import Eye
from serpentry.players.player import QuickPlayer
from serpentry.search.terms import FREE, Terms
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P

NO_EYES: Mapping[str, Eye] = {}


class RandomPlayer(QuickPlayer):
    """Plays any legal move."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, game: Game[P, M], view: P, seat: Seat, rng: Random, terms: Terms = FREE) -> M:
        """Any move, all equally likely."""
        return rng.choice(game.rules.moves(view))


class GreedyPlayer(QuickPlayer):
    """Takes what looks best right after its move, and never thinks about the answer."""

    def __init__(self) -> None:
        super().__init__("greedy")
        self.most_moves = 400
        """Where there are more moves than this, it looks at this many of them."""

    def choose(self, game: Game[P, M], view: P, seat: Seat, rng: Random, terms: Terms = FREE) -> M:
        """The move after which it stands best against the best of the others."""
        moves = some_of(game.rules.moves(view), self.most_moves, rng)
        worths = [self._worth(game, game.rules.play(view, move), seat) for move in moves]
        best = max(worths)
        return rng.choice(
            [move for move, worth in zip(moves, worths, strict=True) if worth == best]
        )

    def _worth(self, game: Game[P, M], view: P, seat: Seat) -> float:
        guess = game.judge.estimate(view)
        return guess[seat] - best_other(guess, seat)


class BeginnerPlayer(QuickPlayer):
    """Looks at some of its moves, judges each by eye right after it is made, and takes the best."""

    def __init__(
        self, name: str, eye: Eye, eyes: Mapping[str, Eye] = NO_EYES, minds_others: bool = False
    ) -> None:
        super().__init__(name)
        self.eye = eye
        self.eyes = eyes
        """How it sees in games where it sees otherwise."""
        self.minds_others = minds_others
        """Whether it looks also at what the others have."""

    def choose(self, game: Game[P, M], view: P, seat: Seat, rng: Random, terms: Terms = FREE) -> M:
        """The best of what it noticed among the moves that nobody warned it of."""
        sees, misjudges = self.eyes.get(game.name, self.eye)
        moves = game.rules.moves(view)
        careful = [move for move in moves if not game.is_rash(view, move)]
        noticed = some_of(careful or moves, sees, rng)
        guesses = [game.judge.estimate(game.rules.play(view, move)) for move in noticed]
        liked = [self._worth(guess, seat) + rng.gauss(0, misjudges) for guess in guesses]
        best = max(range(len(noticed)), key=lambda at: liked[at])
        if self.minds_others:
            return noticed[best]
        return noticed[_instead(best, liked, guesses, game.judge.estimate(view), seat)]

    def _worth(self, guess: Sequence[float], seat: Seat) -> float:
        return guess[seat] - best_other(guess, seat) if self.minds_others else guess[seat]


def _instead(
    best: int,
    liked: Sequence[float],
    guesses: Sequence[Sequence[float]],
    before: Sequence[float],
    seat: Seat,
) -> int:
    """Instead of a gift that gains nothing, a move that costs no more and gives nothing."""

    def gives(guess: Sequence[float]) -> bool:
        return any(
            at != seat and now > was
            for at, (now, was) in enumerate(zip(guess, before, strict=True))
        )

    if guesses[best][seat] > before[seat] or not gives(guesses[best]):
        return best
    free = [
        at
        for at, guess in enumerate(guesses)
        if guess[seat] >= guesses[best][seat] and not gives(guess)
    ]
    return max(free, key=lambda at: liked[at], default=best)


def some_of(moves: Sequence[M], most: int, rng: Random) -> Sequence[M]:
    """All moves, or this many of them where there are more."""
    return moves if len(moves) <= most else rng.sample(moves, most)


def best_other(guess: Sequence[float], seat: Seat) -> float:
    """How the best of the others stands."""
    return max(other for at, other in enumerate(guess) if at != seat)
