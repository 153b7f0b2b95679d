"""Rules, kernels and search on one core, beside the referee and OpenSpiel's compiled MCTS bot.

What plain rules are compared with is the same play with each legal move confirmed by the referee
(`why_illegal`): what a game would cost that had no generator written for speed. The bot is the C++
one on Hex 8×8 with one random rollout a simulation, measured in the same run. Everything is
processor time, the best of several rounds.
"""

from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time

import pyspiel
from rich.console import Console
from rich.table import Table

from serpentry.catalogue import find
from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.engine import engine_of
from serpentry.engine.many import Many
from serpentry.search.tree import Tree
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import AnyGame
from serpentry.tabletop.helpers.walk import draw, random_walk

BOT_SIMULATIONS = 20_000
GAMES = 20_000
SECONDS = 1.0
SET_UPS = {"snekagon": {"board_side": 5}}
"""Where the figure of interest is not for the default options."""


def kernels() -> None:
    """Print the table."""
    bot = max(_bot() for _ in range(3))
    table = Table("game", "what", "a second", "beside", "its figure", "ratio")
    for name in KERNELS:
        game = find(name).set_up(None, SET_UPS.get(name))
        plain, asked = (
            rate(partial(_plain, game, Random(1))),
            rate(partial(_asked, game, Random(1)), 1),
        )
        playouts, searched = _playouts(game), _searched(game)
        for what, own, beside, figure in (
            ("plain playouts", plain, "asking the referee", asked),
            ("kernel's playouts", playouts, "plain playouts", plain),
            ("kernel's playouts", playouts, "OpenSpiel Hex 8×8 MCTS", bot),
            ("simulations", searched, "OpenSpiel Hex 8×8 MCTS", bot),
        ):
            ratio = f"{own / figure:.1f}×"
            table.add_row(name, what, f"{own:,.0f}", beside, f"{figure:,.0f}", ratio)
    Console().print(table)


def rate(work: Callable[[], None], rounds: int = 3) -> float:
    """How often a second the work can be done on one core, in the best round."""
    work()
    return max(_one_round(work) for _ in range(rounds))


def _one_round(work: Callable[[], None]) -> float:
    began, done = process_time(), 0
    while (spent := process_time() - began) < SECONDS:
        work()
        done += 1
    return done / spent


def _bot() -> float:
    hexes = pyspiel.load_game("hex(board_size=8)")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 42)
    bot = pyspiel.MCTSBot(hexes, evaluator, 2.0, BOT_SIMULATIONS, 1000, False, 42, False)
    began = process_time()
    bot.step(hexes.new_initial_state())
    return BOT_SIMULATIONS / (process_time() - began)


def _playouts(game: AnyGame) -> float:
    many = Many(engine_of(game), game.rules.start())
    best = 0.0
    for _ in range(4):
        began = process_time()
        many.playouts(GAMES)
        best = max(best, GAMES / (process_time() - began))
    return best


def _searched(game: AnyGame) -> float:
    engine = engine_of(game)
    best = 0.0
    for seed in range(1, 4):
        tree = Tree(engine, seed=seed)
        tree.plant(engine.load(game.rules.start()))
        began = process_time()
        tree.simulate(GAMES)
        best = max(best, GAMES / (process_time() - began))
    return best


def _plain(game: AnyGame, rng: Random) -> None:
    *_, (_, _, position) = random_walk(game.rules, rng)
    assert game.rules.outcome(position)


def _asked(game: AnyGame, rng: Random) -> None:
    """A random game in which each legal move was confirmed by the referee."""
    rules = game.rules
    position = rules.start()
    while (actor := rules.to_act(position)) is not None:
        if actor is CHANCE:
            move = draw(rules, position, rng)
        else:
            moves = rules.moves(position)
            move = rng.choice([one for one in moves if rules.why_illegal(position, one) is None])
        position = rules.play(position, move)
    assert rules.outcome(position)


if __name__ == "__main__":
    kernels()
