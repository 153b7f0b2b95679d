"""Steps a second of environments, one core: batches beside adapters, and libraries' own games.

`python -m bench environments [--quick] [--vectors]`: random legal play, observations and masks made
at every step; `--vectors` takes what plays many games at a time, two seats. Peers in the same run:
OpenSpiel's connect_four; PettingZoo's connect_four and chess where `uv pip install pygame chess`
was done, which they import; Pgx's connect_four and hex, many at a time in compiled code, where
`uv pip install pgx` was done. Ratios are to the fastest of them. Everything is processor time, the
best of several rounds; choosing a move is counted too.
"""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table

from serpentry.catalogue import find, names, set_up
from serpentry.engine.engine import engine_of
from serpentry.research.batch import Batch, sights_of
from serpentry.research.gymnasium import SeatEnv
from serpentry.research.openspiel import game_name, register
from serpentry.research.pettingzoo import raw_env
from serpentry.tabletop.game import AnyGame

SECONDS, ROUNDS = 1.0, 5
PEERS = ("OpenSpiel", "PettingZoo classic", "Pgx")
"""How kinds of environments begin that are not ours."""
PGX_GAMES = (64, 4096)
"""Games of a batch of Pgx's: as ours, and as it likes them."""
GAMES, FEWEST = 64, 16
"""Games of a batch: enough that Python's part is small;"""
CACHE = 2**21
"""and as few as have room in so many bytes, about what a core's own cache has."""

Steps = Callable[[], int]
"""Does some steps, and says how many."""


def steps_a_second(works: list[Steps], seconds: float) -> list[float]:
    """Of each its best round; they take turns, so that a busy moment spoils one of each."""
    found = [0.0] * len(works)
    for _ in range(ROUNDS):
        found = [max(best, _round(work, seconds)) for best, work in zip(found, works, strict=True)]
    return found


def _round(work: Steps, seconds: float) -> float:
    work()
    began, done = process_time(), 0
    while (spent := process_time() - began) < seconds:
        done += work()
    return done / spent


def games_of(game: AnyGame, sight: str) -> int:
    """How many games a batch has: large ones are fewer."""
    one, basis = Batch(game, 1, sight=sight), engine_of(game).basis
    each = one.masks.nbytes + one.observations.nbytes + 8 * basis.state(basis.facts).words
    return max(FEWEST, min(GAMES, CACHE // each))


def batched(game: AnyGame, sight: str, games: int) -> Steps:
    """Random steps of a batch."""
    batch = Batch(game, games, seed=1, sight=sight)

    def work() -> int:
        for _ in range(20):
            batch.step(batch.random_actions())
        return 20 * games

    return work


def of_pettingzoo(table: Any) -> Steps:
    """A random game of PettingZoo's, with what each agent sees."""
    rng = Random(1)

    def work() -> int:
        table.reset(seed=rng.randrange(2**31))
        steps = 0
        while table.agents:
            seen, _, over, cut, _ = table.last()
            legal = np.flatnonzero(seen["action_mask"])
            table.step(None if over or cut else int(rng.choice(legal)))
            steps += not (over or cut)
        return steps

    return work


def of_gymnasium(table: Any) -> Steps:
    """A random game of one seat against `random`; its own moves are counted."""
    rng = Random(1)

    def work() -> int:
        _, info = table.reset(seed=rng.randrange(2**31))
        steps, over = 0, False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, _, over, _, info = table.step(int(rng.choice(legal)))
            steps += 1
        return steps

    return work


def drawn(outcomes: list[tuple[int, float]], luck: float) -> int:
    """The outcome that luck between 0 and 1 falls on, as OpenSpiel itself draws."""
    for number, odds in outcomes:
        luck -= odds
        if luck < 0:
            return number
    return outcomes[-1][0]


def of_openspiel(name: str, sees: bool = True) -> Steps:
    """A random game of OpenSpiel's, with what the player to act sees."""
    game, rng = pyspiel.load_game(name), Random(1)

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng.random()))
                continue
            if sees:
                state.observation_tensor()
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return work


def of_pgx(name: str, games: int) -> Steps:
    """Random steps of a batch of Pgx's; games that end begin again in the same step."""
    jax, pgx = import_module("jax"), import_module("pgx")
    auto_reset = import_module("pgx.experimental").auto_reset
    env = pgx.make(name)
    stepped = jax.vmap(auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> Any:
        choice, *luck = jax.random.split(key, games + 1)
        liking = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choice, liking, axis=-1)
        return stepped(state, actions, jax.numpy.stack(luck))

    key = jax.random.PRNGKey(1)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(key, games))
    compiled = jax.jit(step)

    def work() -> int:
        nonlocal state, key
        for _ in range(20):
            key, luck = jax.random.split(key)
            state = compiled(state, luck)
        state.observation.block_until_ready()
        return 20 * games

    return work


def vectors(all_seats: bool) -> Iterator[tuple[str, str, Steps]]:
    """What steps many games at a time, and a quick peer that doesn't."""
    yield "OpenSpiel (C++)", "connect_four", of_openspiel("connect_four")
    for name in ("connect_four", "hex") if find_spec("pgx") else ():
        for games in PGX_GAMES:
            yield f"Pgx, batch of {games}", name, of_pgx(name, games)
    for name in names():
        for seats in find(name).seats if all_seats else (2,):
            game = set_up(name, seats)
            for sight in sights_of(game, engine_of(game).basis):
                games = games_of(game, sight)
                kind = f"batch of {games}, sees {sight}"
                yield kind, f"{name}, {seats} seats", batched(game, sight, games)


def environments() -> Iterator[tuple[str, str, Steps]]:
    """What plays one game at a time: the kind of environment, the game, and steps of it."""
    register()
    import_module("open_spiel.python.games")  # registers the Python games that come with it
    yield "OpenSpiel (Python)", "tic_tac_toe", of_openspiel("python_tic_tac_toe", sees=False)
    for name, needed in (("connect_four_v3", "pygame"), ("chess_v6", "chess")):
        if find_spec("pygame") and find_spec(needed):
            peer = import_module(f"pettingzoo.classic.{name}")
            yield "PettingZoo classic", name, of_pettingzoo(peer.raw_env())
    for name in names():
        for sight in (None, "state", "tensor"):
            kind = sight or "as batches"
            yield f"PettingZoo, sees {kind}", name, of_pettingzoo(raw_env(name, sight=sight))
            yield f"Gymnasium, sees {kind}", name, of_gymnasium(SeatEnv(name, sight=sight))
        yield "Serpentry in OpenSpiel", name, of_openspiel(game_name(name), sees=False)


def main(quick: bool, only_vectors: bool) -> None:
    """Print the table."""
    alone = () if only_vectors else environments()
    kinds, games, works = zip(*alone, *vectors(not only_vectors), strict=True)
    found = steps_a_second(list(works), SECONDS / 5 if quick else SECONDS)
    fastest, peer = max(
        (steps, f"{kind}, {name}")
        for kind, name, steps in zip(kinds, games, found, strict=True)
        if kind.startswith(PEERS)
    )
    table = Table("environment", "game", "steps/s", f"× {peer}")
    for kind, name, steps in zip(kinds, games, found, strict=True):
        table.add_row(kind, name, f"{steps:,.0f}", f"{steps / fastest:.3f}")
    Console(width=120).print(table)


if __name__ == "__main__":
    main("--quick" in sys.argv, "--vectors" in sys.argv)
