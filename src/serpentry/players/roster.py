"""All computer players by name."""

from serpentry.players.beginners import GreedyPlayer, RandomPlayer
from serpentry.players.budget import split_budget
from serpentry.players.levels import LEVELS
from serpentry.players.player import AnyPlayer
from serpentry.tabletop.errors import UnknownName

ALL: tuple[AnyPlayer, ...] = (RandomPlayer(), GreedyPlayer(), *LEVELS)
ROSTER: dict[str, AnyPlayer] = {player.name: player for player in ALL}


def find_player(name: str) -> AnyPlayer:
    """The player of that name, with the budget that may follow: `NAME`, `NAME@1s`, `NAME@500`."""
    bare, budget = split_budget(name)
    if bare not in ROSTER:
        raise UnknownName("player", bare, list(ROSTER))
    player = ROSTER[bare]
    return player if budget is None else player.within(budget)
