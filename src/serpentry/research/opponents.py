"""Players of the other seats: those who look at their view, and `random`, who needs none."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from serpentry.players import ROSTER, AnyPlayer
from serpentry.players.seated_player import AnySeatedPlayer
from serpentry.research.moment import Moment
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import AnyGame

RANDOM = ROSTER["random"]


class Opponent(Protocol):
    """One at the table whom somebody learns against."""

    def moved(self, moment: Moment, rng: Random) -> Moment:
        """The moment after its move."""

    def leave(self) -> None:
        """The game is over, or continues without it."""


@dataclass(frozen=True)
class SeatedOpponent:
    """A player at the table: the rules follow the game, and it is shown what it may see."""

    player: AnySeatedPlayer
    seat: Seat

    def moved(self, moment: Moment, rng: Random) -> Moment:
        """By the move that it chooses."""
        return moment.play(self.player.choose(moment.view(self.seat), rng))

    def leave(self) -> None:
        """It is told to."""
        self.player.leave()


class Wanderer:
    """Plays any legal move, all equally likely, by its number: no rules have to follow the game."""

    def moved(self, moment: Moment, rng: Random) -> Moment:
        """By any number."""
        return moment.play_number(rng.choice(moment.numbers))

    def leave(self) -> None:
        """It holds nothing."""


def opponent(player: AnyPlayer, game: AnyGame, seat: Seat) -> Opponent:
    """A player, sitting down for a game."""
    if type(player) is type(RANDOM) and player.name == RANDOM.name:
        return Wanderer()
    return SeatedOpponent(player.sit(game, seat), seat)
