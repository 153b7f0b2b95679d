"""Random playouts a second with plain rules, one core, for every game.

The peer is the same play with each legal move confirmed by the referee (`why_illegal`): what a game
would cost that had no generator written for speed.
"""

from random import Random
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.speed.timing import rate
from serpentry.catalogue import BOXES
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import Game
from serpentry.tabletop.helpers.walk import draw, random_walk

SEATS_MEASURED = {"carnival": 4}
"""Where the figure of interest is not for the fewest players."""


def playouts() -> None:
    """Print the table."""
    table = Table("game", "seats", "playouts/s", "events/game", "by asking the referee", "ratio")
    for box in BOXES:
        seats = SEATS_MEASURED.get(box.name, box.seats[0])
        game = box.set_up(seats)
        rng = Random(1)
        fast = rate(lambda game=game, rng=rng: _play(game, rng))  # type: ignore[misc]
        events = sum(len(list(random_walk(game.rules, rng))) for _ in range(50)) / 50
        slow = rate(lambda game=game, rng=rng: _ask(game, rng), rounds=1)  # type: ignore[misc]
        table.add_row(
            box.name,
            str(seats),
            f"{fast:,.0f}",
            f"{events:.1f}",
            f"{slow:,.1f}",
            f"{fast / slow:.0f}×",
        )
    Console().print(table)


def _play(game: Game[Any, Any], rng: Random) -> None:
    *_, (_, _, position) = random_walk(game.rules, rng)
    assert game.rules.outcome(position)


def _ask(game: Game[Any, Any], rng: Random) -> None:
    """A random game in which each legal move was confirmed by the referee."""
    position = game.rules.start()
    while (actor := game.rules.to_act(position)) is not None:
        if actor is CHANCE:
            move = draw(game.rules, position, rng)
        else:
            legal = [
                move
                for move in game.rules.moves(position)
                if game.rules.why_illegal(position, move) is None
            ]
            move = rng.choice(legal)
        position = game.rules.play(position, move)
    assert game.rules.outcome(position)
