"""A program as a player, named `cmd:./bot --flags`."""

import os
import shutil
from dataclasses import dataclass, replace

from serpentry.bots.conversation import BotConversation
from serpentry.players.own_players import COMMAND, BadPlayer, words_of
from serpentry.players.player import OnlySits
from serpentry.search.budget import Budget
from serpentry.search.terms import Tell, tell_nobody
from serpentry.tabletop.actors import Seat
from serpentry.tabletop.game import Game, M, P


@dataclass(frozen=True)
class ProgramPlayer(OnlySits):
    """A program that speaks the protocol for bots; each game has a process of its own."""

    name: str
    bare: str
    """Its name without a budget."""
    command: tuple[str, ...]
    budget: Budget | None = None

    @property
    def needs_engine(self) -> bool:
        """What it needs it has at home."""
        return False

    def within(self, budget: Budget) -> "ProgramPlayer":
        """The same program with a budget, of which it hears; a time is also watched."""
        return replace(self, name=f"{self.bare}@{budget}", budget=budget)

    def prepare(self, game: Game[P, M], tell: Tell = tell_nobody) -> None:
        """See whether the program is there."""
        if os.name != "posix":
            raise BadPlayer("Programs play as cmd:… on Linux and macOS alone.")
        if shutil.which(self.command[0]) is None:
            raise BadPlayer(f"There is no program '{self.command[0]}' for the player {self.name}.")

    def sit(self, game: Game[P, M], seat: Seat) -> BotConversation[P, M]:
        """Start the program for one game."""
        return BotConversation(self.name, self.command, game, seat, self.budget)


def program_player(name: str) -> ProgramPlayer:
    """The player of a name such as `cmd:./bot --flags`."""
    command = words_of(name.removeprefix(COMMAND))
    if not command:
        raise BadPlayer("After cmd: comes a command, such as cmd:./bot.")
    return ProgramPlayer(name, name, tuple(command))
