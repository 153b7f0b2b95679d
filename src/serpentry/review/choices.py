"""The choices of a game that was played: who chose what, from what that seat saw."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.game import AnyGame


@dataclass(frozen=True)
class Playthrough:
    """A game as it went: every position, and who did what between them."""

    game: AnyGame
    positions: Sequence[object]
    moves: Sequence[tuple[Actor, object]]

    @property
    def final(self) -> tuple[float, ...] | None:
        """Each seat's part of the win; None where the game was not played to its end."""
        outcome = self.game.rules.outcome(self.positions[len(self.moves)])
        if outcome is None:
            return None
        winners = outcome.winners
        seats = range(self.game.seats)
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)

    def is_chance(self, ply: int) -> bool:
        """Whether chance acted there."""
        return self.moves[ply][0] is CHANCE


@dataclass(frozen=True)
class MadeChoice:
    """A move that was made where there were others, and what its maker saw."""

    ply: int
    seat: Seat
    view: object
    move: object


def choices(played: Playthrough) -> Iterator[MadeChoice]:
    """All choices of a game, one after the other."""
    for ply in range(len(played.moves)):
        if choice := choice_at(played, ply):
            yield choice


def choice_at(played: Playthrough, ply: int) -> MadeChoice | None:
    """The choice that was made there; None where nobody had one."""
    game, (by, move) = played.game, played.moves[ply]
    if not isinstance(by, int):
        return None
    view = game.secrets.view(played.positions[ply], by)
    return MadeChoice(ply, by, view, move) if len(game.rules.moves(view)) > 1 else None
