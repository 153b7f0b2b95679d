"""How each level does against the one below: `python -m bench.ladder GAME [GAMES] [FIRST] [LAST]`.

Levels that are not offered in a game, as luck leaves little between them, are left out.
Prints a line as soon as a pair is done; interrupt it at any time.
"""

import sys
from itertools import pairwise

from rich.console import Console

from serpentry.arena.match import play_match
from serpentry.catalogue import set_up
from serpentry.players import find_player
from serpentry.players.engine import make_ready
from serpentry.players.paces import is_worth_choosing


def ladder(name: str, games: int, first: int, last: int) -> None:
    """Play the matches between neighbours."""
    game, console = set_up(name), Console(highlight=False)
    make_ready(game)
    levels = [f"level{one}" for one in range(first, last + 1)]
    offered = [level for level in levels if is_worth_choosing(level, name)]
    for weaker, stronger in pairwise(offered):
        players = [find_player(stronger), find_player(weaker)]
        result = play_match(game, players, games, seed=levels.index(stronger) + first)
        low, high = result.interval(0)
        console.print(
            f"{name}: {stronger} scores {result.share(0):.0%} against {weaker} "
            f"({low:.0%} to {high:.0%}, {games} games)"
        )


if __name__ == "__main__":
    given = sys.argv[1:]
    numbers = [int(one) for one in given[1:]]
    ladder(given[0] if given else "snekagon", *(numbers + [40, 1, 8][len(numbers) :]))
