"""When a player's program fails: what is done then, and its sentence."""

from enum import StrEnum

from serpentry.languages import sentence
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.outcome import Outcome


class BotFault(SerpentryError):
    """A bot crashed, didn't answer, broke the rules or sent something that can't be read."""


class OnFault(StrEnum):
    """What happens to the game of a player that fails."""

    STOP = "stop"
    """Nothing more is played, and the fault is reported."""
    FORFEIT = "forfeit"
    """The game is lost for it, and won by all others."""
    STAND_IN = "stand-in"
    """From then on random moves are made for it."""


class Forfeited(Exception):
    """A seat's game is lost by a fault."""

    def __init__(self, seat: Seat, fault: BotFault) -> None:
        super().__init__(seat, fault)
        self.seat = seat
        self.fault = fault

    def outcome(self, seats: int) -> Outcome:
        """All others win; nobody has a score in a game that was not played to its end."""
        others = tuple(seat for seat in range(seats) if seat != self.seat)
        return Outcome((0,) * seats, others, sentence("reason-forfeit"))
