"""What a player is."""

from collections.abc import Generator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Generic, NoReturn, Protocol

from serpentry.languages import Sentence
from serpentry.players.seated_player import SeatedPlayer
from serpentry.search.budget import BadBudget, Budget
from serpentry.search.kept_trees import KeptTrees
from serpentry.search.terms import FREE, Tell, Terms, tell_nobody
from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.outcome import Outcome


class Player(Protocol[P, M]):
    """Chooses moves for a seat from what that seat may see.

    Terminal, arena, server and adapters use only these members; `QuickPlayer` implements all but
    `choose`.
    """

    @property
    def name(self) -> str:
        """Its name."""
        ...

    @property
    def needs_engine(self) -> bool:
        """Whether it plays better with the game's engine, which may have to be loaded first."""
        ...

    def within(self, budget: Budget) -> "Player[P, M]":
        """The same player with this budget; BadBudget if it can't keep to one of that kind."""
        ...

    def prepare(self, game: Game[P, M], tell: Tell = tell_nobody) -> Sentence | None:
        """Get ready for a game, so that no move has to wait, and report progress.

        Returns a sentence about anything that is missing here, or None.
        """
        ...

    def choose(self, game: Game[P, M], view: P, seat: Seat, rng: Random, terms: Terms = FREE) -> M:
        """A legal move in the view, in which it is the seat's turn.

        It keeps to the terms, and stops thinking when nothing can change its choice.
        """
        ...

    def choosing(
        self, game: Game[P, M], view: P, seat: Seat, rng: Random, terms: Terms = FREE
    ) -> Generator[None, None, M]:
        """The same in steps, for callers with something else to do in between.

        `InOneStep` does it for a player without steps.
        """
        ...

    def sit(self, game: Game[P, M], seat: Seat) -> SeatedPlayer[P, M]:
        """Take a seat for a whole game; `Sits` does it for a player without memory."""
        ...


AnyPlayer = Player[Any, Any]
"""A player of whichever game is set before it."""


@dataclass(frozen=True)
class AskedPlayer(Generic[P, M]):
    """At the table, a player that remembers nothing: it is asked again for every move."""

    player: Player[P, M]
    game: Game[P, M]
    seat: Seat
    trees: KeptTrees = field(default_factory=KeptTrees, compare=False)
    """What search found out in this game."""

    @property
    def listens(self) -> bool:
        """No: the view says all there is to know."""
        return False

    def choose(self, view: P, rng: Random, terms: Terms = FREE) -> M:
        """What the player chooses."""
        terms = replace(terms, trees=terms.trees or self.trees)
        return self.player.choose(self.game, view, self.seat, rng, terms)

    def happened(self, actor: Actor, move: M) -> None:
        """It does not listen."""

    def leave(self, outcome: Outcome | None = None) -> None:
        """It holds nothing."""


class InOneStep:
    """Thinks without a pause."""

    def choosing(
        self: AnyPlayer, game: Game[P, M], view: P, seat: Seat, rng: Random, terms: Terms = FREE
    ) -> Generator[None, None, M]:
        """All at once."""
        yield
        move: M = self.choose(game, view, seat, rng, terms)
        return move


class OnlySits(InOneStep):
    """Is somebody of its own in each game; for one move alone it takes a seat as well."""

    def choose(
        self: AnyPlayer, game: Game[P, M], view: P, seat: Seat, rng: Random, terms: Terms = FREE
    ) -> M:
        """One move; in a whole game it sits."""
        sitting = self.sit(game, seat)
        try:
            move: M = sitting.choose(view, rng, terms)
            return move
        finally:
            sitting.leave()


class Sits(InOneStep):
    """Takes a seat at any table, without memory."""

    def sit(self: AnyPlayer, game: Game[P, M], seat: Seat) -> SeatedPlayer[P, M]:
        """The player itself, asked for every move."""
        return AskedPlayer(self, game, seat)


class QuickPlayer(Sits):
    """A player that moves at once: it takes no budget and needs nothing."""

    def __init__(self, name: str = "") -> None:
        self.name = name or type(self).__name__

    @property
    def needs_engine(self) -> bool:
        """A quick player looks no further than one move, so it needs no engine."""
        return False

    def within(self, budget: Budget) -> NoReturn:
        """Refused."""
        raise BadBudget(
            f"The player '{self.name}' moves at once and takes no budget: write '{self.name}'."
        )

    def prepare(self, game: Game[P, M], tell: Tell = tell_nobody) -> None:
        """There is nothing to do."""
