"""Kernels and search on one core, beside plain rules and OpenSpiel's compiled MCTS bot.

The peer is the C++ MCTS bot on Hex 8×8 with one random rollout a simulation, measured in the same
run. Everything is processor time.
"""

from random import Random
from time import process_time

import pyspiel
from rich.console import Console
from rich.table import Table

from bench.speed.timing import rate
from serpentry.catalogue import find
from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.engine import engine_of
from serpentry.engine.many import Many
from serpentry.search.tree import Tree
from serpentry.tabletop.game import Game
from serpentry.tabletop.helpers.walk import random_walk

PEER_SIMULATIONS = 20_000
GAMES = 20_000
SET_UPS = {"snekagon": {"board_side": 5}}
"""Where the figure of interest is not for the default options."""


def kernels() -> None:
    """Print the table."""
    peer = max(_peer() for _ in range(3))
    table = Table("kernel", "what", "a second", "peer", "its figure", "ratio")
    for name in KERNELS:
        game = find(name).set_up(None, SET_UPS.get(name))
        playouts, searched = _playouts(game), _searched(game)
        plain = rate(lambda game=game: _plain(game, Random(1)))  # type: ignore[misc]
        for what, own, other, figure in (
            ("random playouts", playouts, "OpenSpiel Hex 8×8 MCTS", peer),
            ("search simulations", searched, "OpenSpiel Hex 8×8 MCTS", peer),
            ("random playouts", playouts, "plain rules", plain),
        ):
            table.add_row(
                name, what, f"{own:,.0f}", other, f"{figure:,.0f}", f"{own / figure:.1f}×"
            )
    Console().print(table)


def _peer() -> float:
    hexes = pyspiel.load_game("hex(board_size=8)")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 42)
    bot = pyspiel.MCTSBot(hexes, evaluator, 2.0, PEER_SIMULATIONS, 1000, False, 42, False)
    began = process_time()
    bot.step(hexes.new_initial_state())
    return PEER_SIMULATIONS / (process_time() - began)


def _playouts(game: Game[object, object]) -> float:
    many = Many(engine_of(game), game.rules.start())
    best = 0.0
    for _ in range(4):
        began = process_time()
        many.playouts(GAMES)
        best = max(best, GAMES / (process_time() - began))
    return best


def _searched(game: Game[object, object]) -> float:
    engine = engine_of(game)
    best = 0.0
    for seed in range(1, 4):
        tree = Tree(engine, seed=seed)
        tree.plant(engine.load(game.rules.start()))
        began = process_time()
        tree.simulate(GAMES)
        best = max(best, GAMES / (process_time() - began))
    return best


def _plain(game: Game[object, object], rng: Random) -> None:
    *_, (_, _, position) = random_walk(game.rules, rng)
    assert game.rules.outcome(position)


if __name__ == "__main__":
    kernels()
