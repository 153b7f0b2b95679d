"""All computer players by name."""

from serpentry.players.beginners import GreedyPlayer, RandomPlayer
from serpentry.players.player import Player
from serpentry.tabletop.errors import UnknownName

ROSTER: dict[str, Player] = {player.name: player for player in (RandomPlayer(), GreedyPlayer())}


def find_player(name: str) -> Player:
    """The player of that name."""
    if name not in ROSTER:
        raise UnknownName("player", name, list(ROSTER))
    return ROSTER[name]
