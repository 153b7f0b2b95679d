"""The computers at a table in the terminal: they sit down when they are needed, and leave."""

from collections.abc import Iterable
from random import Random

from serpentry.hosting.thinking import STAND_IN
from serpentry.players import BotFault, find_player
from serpentry.players.seated_player import AnySeatedPlayer
from serpentry.search.terms import Terms
from serpentry.table.events import Drew, Moved, Told, TookBack
from serpentry.table.state import Logged, State
from serpentry.tabletop.actors import CHANCE, Actor, Seat
from serpentry.tabletop.game import AnyGame


class Computers:
    """Computer players by seat."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.game, self.rng = game, rng
        self.sitting: dict[Seat, tuple[str, AnySeatedPlayer]] = {}
        self.failed: dict[Seat, str] = {}

    def choose(self, table: State, seat: Seat) -> tuple[object, BotFault | None]:
        """A computer's move, and the fault of its program if a stand-in had to make it."""
        view = self.game.secrets.view(table.position, seat)
        try:
            terms = Terms(varied=table.is_opening)
            return self._at(table, seat).choose(view, self.rng, terms), None
        except BotFault as fault:
            self.leave(seat)
            self.failed[seat] = table.chairs[seat].player
            return self._at(table, seat).choose(view, self.rng), fault

    def _at(self, table: State, seat: Seat) -> AnySeatedPlayer:
        name = table.chairs[seat].player
        if self.failed.get(seat) == name:
            name = STAND_IN
        if self.sitting.get(seat, ("",))[0] != name:
            self.leave(seat)
            self.sitting[seat] = name, find_player(name).sit(self.game, seat)
        return self.sitting[seat][1]

    def hear(self, happened: Iterable[Logged]) -> None:
        """Tell those who listen; when moves are taken back, all sit down again."""
        for logged in happened:
            match logged.entry.event:
                case Moved(seat=seat):
                    self._tell(seat, logged)
                case Drew() | Told():
                    self._tell(CHANCE, logged)
                case TookBack():
                    self.leave(*self.sitting)

    def _tell(self, actor: Actor, logged: Logged) -> None:
        for seat, (_, sitter) in self.sitting.items():
            if sitter.listens:
                seen = self.game.secrets.view_move(logged.before, logged.move, seat)
                sitter.happened(actor, seen)

    def leave(self, *seats: Seat) -> None:
        """Send computers home."""
        for seat in seats:
            if seat in self.sitting:
                self.sitting.pop(seat)[1].leave()
