"""A sitting: an append-only log of moves and draws; the position is its replay."""

from collections.abc import Mapping
from random import Random
from typing import Any

from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.game import Game
from serpentry.tabletop.outcome import Outcome
from serpentry.tabletop.record import OPEN, Record, record_of, replay, result_text
from serpentry.tabletop.refusal import IllegalMove
from serpentry.tabletop.walk import draw


class WrongMoment(SerpentryError):
    """Something was asked of the table that it can't do now."""


class Sitting:
    """A game in progress."""

    def __init__(self, game: Game[Any, Any], players: Mapping[Seat, str]) -> None:
        self.game = game
        self.players = dict(players)
        self.played: list[tuple[Actor, Any]] = []
        self._positions: list[Any] = [game.rules.start()]
        self.resigned: Seat | None = None

    @classmethod
    def resume(cls, game: Game[Any, Any], record: Record) -> "Sitting":
        """The sitting that a record was written at."""
        sitting = cls(game, record.players)
        for actor, move, position in replay(game, record):
            sitting._append(actor, move, position)
        if record.result.startswith("resigned "):
            sitting.resigned = int(record.result.removeprefix("resigned "))
        return sitting

    @property
    def position(self) -> Any:
        """The position now."""
        return self._positions[-1]

    @property
    def to_act(self) -> Actor | None:
        """Whose move it is; None when the game is over."""
        return None if self.resigned is not None else self.game.rules.to_act(self.position)

    @property
    def last_move(self) -> Any:
        """The last thing that happened; None before the first."""
        return self.played[-1][1] if self.played else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended by the rules; None while it goes on and after a resignation."""
        return self.game.rules.outcome(self.position)

    def play(self, move: Any) -> None:
        """Make a move for whoever is to act; IllegalMove says why not."""
        if self.to_act is None:
            raise WrongMoment("The game is over.")
        if illegal := self.game.rules.why_illegal(self.position, move):
            raise IllegalMove(illegal)
        self._append(self.to_act, move, self.game.rules.play(self.position, move))

    def let_chance(self, rng: Random) -> Any:
        """Let chance make its move, and say which."""
        move = draw(self.game.rules, self.position, rng)
        self.play(move)
        return move

    def undo(self, seats: set[Seat]) -> int:
        """Take back everything since the last move of one of these seats, and that move.

        Never over chance: what was rolled or drawn has been seen.
        """
        for back, (actor, _) in enumerate(reversed(self.played), start=1):
            if actor is CHANCE:
                raise WrongMoment("Dice and draws can't be taken back.")
            if actor in seats:
                del self.played[-back:], self._positions[-back:]
                return back
        raise WrongMoment("There is no move to take back.")

    def resign(self, seat: Seat) -> None:
        """A seat gives up the game."""
        if self.to_act is None:
            raise WrongMoment("The game is over.")
        self.resigned = seat

    def record(self, tags: Mapping[str, str] | None = None) -> Record:
        """The sitting written down."""
        outcome = self.outcome
        result = result_text(outcome) if outcome else OPEN
        if self.resigned is not None:
            result = f"resigned {self.resigned}"
        return record_of(self.game, self.played, self.players, tags, result)

    def _append(self, actor: Actor, move: Any, position: Any) -> None:
        self.played.append((actor, move))
        self._positions.append(position)
