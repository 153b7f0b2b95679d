"""The players of one game at their seats: asked for moves, told what happens, sent home."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from random import Random
from typing import Generic, Self

from serpentry.bots.bot_faults import BotFault, Forfeited, OnFault
from serpentry.players.beginners import RandomPlayer
from serpentry.players.player import Player
from serpentry.players.seated_player import SeatedPlayer
from serpentry.players.watched_player import watched
from serpentry.tabletop.actors import Actor, Seat
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.game import Game, M, P
from serpentry.tabletop.helpers.walk import walk
from serpentry.tabletop.outcome import Outcome


class Lineup(Generic[P, M]):
    """Everybody at the table for one game. Use it in a `with`: at its end all have left."""

    def __init__(
        self,
        game: Game[P, M],
        players: Sequence[Player[P, M]],
        luck: Sequence[Random],
        on_fault: OnFault = OnFault.STOP,
    ) -> None:
        self.game, self.luck, self.on_fault = game, luck, on_fault
        self.players = [watched(player) for player in players]
        self.seated: list[SeatedPlayer[P, M]] = []
        self.faults: list[str] = []
        """The players that failed, in a sentence each."""
        self.outcome: Outcome | None = None

    def __enter__(self) -> Self:
        for player in self.players:
            player.prepare(self.game)
        try:
            for seat, player in enumerate(self.players):
                self.seated.append(player.sit(self.game, seat))
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        with ExitStack() as leaving:
            for seated in self.seated:
                leaving.callback(seated.leave, self.outcome)

    def play(
        self, chance: Random, choose: Callable[[P, Seat], M] | None = None
    ) -> Iterator[tuple[Actor, M, P]]:
        """A game to its end, or until a seat forfeits it (Forfeited); all listeners hear."""
        before = self.game.rules.start()
        for actor, move, after in walk(self.game.rules, choose or self.choose, chance):
            self._tell(before, actor, move)
            before = after
            yield actor, move, after
        self.outcome = self.game.rules.outcome(before)

    def choose(self, position: P, seat: Seat) -> M:
        """What a seat chooses from what it may see; an illegal move is its mistake."""
        view = self.game.secrets.view(position, seat)
        try:
            move = self.seated[seat].choose(view, self.luck[seat])
        except BotFault as fault:
            return self._without(seat, fault, position)
        if illegal := self.game.rules.why_illegal(position, move):
            written = self.game.notation.write(move)
            name = self.players[seat].name
            raise SerpentryError(f"{name} played the illegal move {written}: {illegal}")
        return move

    def _without(self, seat: Seat, fault: BotFault, position: P) -> M:
        """What is done about a fault."""
        self.faults.append(str(fault))
        if self.on_fault is OnFault.STOP:
            raise fault
        if self.on_fault is OnFault.FORFEIT:
            forfeited = Forfeited(seat, fault)
            self.outcome = forfeited.outcome(self.game.seats)
            raise forfeited
        self.seated[seat].leave()
        self.seated[seat] = RandomPlayer().sit(self.game, seat)
        return self.choose(position, seat)

    def _tell(self, before: P, actor: Actor, move: M) -> None:
        for seat, seated in enumerate(self.seated):
            if seated.listens:
                seated.happened(actor, self.game.secrets.view_move(before, move, seat))
