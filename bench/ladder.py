"""How each level does against the one below: `python -m bench.ladder GAME [GAMES] [FIRST] [LAST]`.

Prints a line as soon as a pair is done; interrupt it at any time.
"""

import sys

from rich.console import Console

from serpentry.arena.match import play_match
from serpentry.catalogue import set_up
from serpentry.players import find_player
from serpentry.players.engine import make_ready


def ladder(name: str, games: int, first: int, last: int) -> None:
    """Play the matches between neighbours."""
    game, console = set_up(name), Console(highlight=False)
    make_ready(game)
    for level in range(first + 1, last + 1):
        players = [find_player(f"level{level}"), find_player(f"level{level - 1}")]
        result = play_match(game, players, games, seed=level)
        low, high = result.interval(0)
        console.print(
            f"{name}: level{level} scores {result.share(0):.0%} against level{level - 1} "
            f"({low:.0%} to {high:.0%}, {games} games)"
        )


if __name__ == "__main__":
    given = sys.argv[1:]
    numbers = [int(one) for one in given[1:]]
    ladder(given[0] if given else "snekagon", *(numbers + [40, 1, 8][len(numbers) :]))
