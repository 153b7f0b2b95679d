"""Whether level 8 keeps to its budget, and its memory.

`python -m bench budgets [SECONDS]`.

One game each against itself with the budget given (default 0.5 s): the longest move as a share of
the budget, how many moves took more than a tenth longer, and the memory of the whole process.
"""

import resource
import sys
from random import Random
from time import perf_counter

from rich.console import Console
from rich.progress import track

from serpentry.catalogue import names, set_up
from serpentry.players import find_player
from serpentry.players.engine_ready import make_ready
from serpentry.tabletop.helpers.walk import draw

MOST_MOVES = 40


def moves_of(name: str, seconds: float) -> list[float]:
    """The seconds that each move of a game took, forced moves left out."""
    game, rng = set_up(name), Random(1)
    make_ready(game)
    player = find_player(f"level8@{round(seconds * 1000)}ms")
    position, taken = game.rules.start(), list[float]()
    while (actor := game.rules.to_act(position)) is not None and len(taken) < MOST_MOVES:
        if not isinstance(actor, int):
            position = game.rules.play(position, draw(game.rules, position, rng))
            continue
        view = game.secrets.view(position, actor)
        began = perf_counter()
        move = player.choose(game, view, actor, rng)
        if len(game.rules.moves(view)) > 1:
            taken.append(perf_counter() - began)
        position = game.rules.play(position, move)
    return taken


def budgets(seconds: float) -> None:
    """Print a line a game."""
    console = Console(highlight=False)
    for name in track(names(), "Playing…", console=Console(stderr=True)):
        taken = moves_of(name, seconds)
        over = sum(one > seconds * 1.1 for one in taken)
        memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        console.print(
            f"{name}: longest of {len(taken)} moves {max(taken) / seconds:.0%} of {seconds:g} s, "
            f"{over} over 110 %; {memory:.0f} MB so far"
        )


if __name__ == "__main__":
    budgets(float(sys.argv[1]) if len(sys.argv) > 1 else 0.5)
