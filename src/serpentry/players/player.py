"""What a player is."""

from random import Random
from typing import Any, Protocol, runtime_checkable

from serpentry.players.budget import Budget
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game


class Player(Protocol):
    """Chooses a move for a seat from what that seat may see."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    def choose(self, game: Game[Any, Any], view: Any, seat: Seat, rng: Random) -> Any:
        """A legal move in the view, in which it is the seat's turn."""
        ...


@runtime_checkable
class Thinker(Protocol):
    """A player that can be told how much to think."""

    def within(self, budget: Budget) -> Player:
        """The same player with this budget; BadBudget if it can't keep to one of that kind."""
        ...
