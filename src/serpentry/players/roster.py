"""All computer players by name: ours, those that packages bring, and your own."""

from importlib.metadata import EntryPoint, entry_points

from serpentry.players.beginners import GreedyPlayer, RandomPlayer
from serpentry.players.levels import LEVELS
from serpentry.players.own_players import COMMAND
from serpentry.players.player import AnyPlayer
from serpentry.players.program_player import program_player
from serpentry.players.separate_player import own_player
from serpentry.search.budget import split_budget
from serpentry.tabletop.errors import UnknownName

ALL: tuple[AnyPlayer, ...] = (RandomPlayer(), GreedyPlayer(), *LEVELS)
ROSTER: dict[str, AnyPlayer] = {player.name: player for player in ALL}
ENTRY_POINTS = "serpentry.players"
"""The entry points by which a package brings players: `NAME = "module:Class"`."""


def find_player(name: str) -> AnyPlayer:
    """The player of that name, with the budget that may follow: `NAME`, `NAME@1s`, `NAME@500`.

    A name is one of the roster, one that a package brings, `module:Class key=value …`, or
    `cmd:./bot --flags`.
    """
    bare, budget = split_budget(name)
    player = _named(bare)
    return player if budget is None else player.within(budget)


def _named(name: str) -> AnyPlayer:
    if name in ROSTER:
        return ROSTER[name]
    if name.startswith(COMMAND):
        return program_player(name)
    if ":" in name:
        return own_player(name)
    others = installed()
    if name in others:
        return own_player(others[name].value)
    raise UnknownName("player", name, [*ROSTER, *others])


def installed() -> dict[str, EntryPoint]:
    """The players that packages bring, by name; ours can't be replaced."""
    found = entry_points(group=ENTRY_POINTS)
    return {one.name: one for one in found if one.name not in ROSTER and ":" not in one.name}


def check_offered(name: str) -> None:
    """UnknownName if it isn't one of ours: a service runs no program that a request names."""
    if name not in ROSTER:
        raise UnknownName("player", name, list(ROSTER))


def offered_player(name: str) -> AnyPlayer:
    """One of ours, with the budget that may follow: a service runs nothing else."""
    check_offered(split_budget(name)[0])
    return find_player(name)


def is_listed(name: str) -> bool:
    """Whether a name is one of a list: one that a file may name without running what it likes."""
    bare = name.partition("@")[0].strip()
    return bare in ROSTER or bare in installed()
