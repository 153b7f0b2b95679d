"""All computer players by name."""

from serpentry.players.beginners import GreedyPlayer, RandomPlayer
from serpentry.players.budget import BadBudget, split_budget
from serpentry.players.levels import LEVELS
from serpentry.players.player import Player, Thinker
from serpentry.tabletop.errors import UnknownName

ALL: tuple[Player, ...] = (RandomPlayer(), GreedyPlayer(), *LEVELS)
ROSTER: dict[str, Player] = {player.name: player for player in ALL}


def find_player(name: str) -> Player:
    """The player of that name, with the budget that may follow: `NAME`, `NAME@1s`, `NAME@500`."""
    bare, budget = split_budget(name)
    if bare not in ROSTER:
        raise UnknownName("player", bare, list(ROSTER))
    player = ROSTER[bare]
    if budget is None:
        return player
    if not isinstance(player, Thinker):
        raise BadBudget(f"The player '{bare}' moves at once and takes no budget: write '{bare}'.")
    return player.within(budget)
