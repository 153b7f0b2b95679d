"""The law of kernels: the compiled twin and the rules agree at every step of random games."""

from collections.abc import Mapping
from random import Random

from serpentry.contract.laws import demand
from serpentry.contract.running import Progress, check_games
from serpentry.engine.driver import Driver
from serpentry.engine.engine import engine_of
from serpentry.kernels.structs import differences
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.game import AnyBox, AnyGame, Game, M, P
from serpentry.tabletop.helpers.walk import random_move

LOAD_EVERY = 5
"""At one step in this number it is checked that loading gives what playing gave."""


def check_kernel(
    box: AnyBox,
    seats: int,
    options: Mapping[str, object],
    games: int,
    seed: int,
    progress: Progress | None = None,
) -> int:
    """A number of random games of one set-up; BrokenLaw tells the first step without agreement."""
    game = box.set_up(seats, options)

    def check(_: int, rng: Random) -> int:
        return _check_game(game, rng)

    return check_games(box, seats, options, games, seed, check, progress)


def _check_game(game: AnyGame, rng: Random) -> int:
    rules, engine = game.rules, engine_of(game)
    position = rules.start()
    driver = Driver(engine, position)
    events = 0
    while (actor := rules.to_act(position)) is not None:
        check_step(game, position, driver)
        if events % LOAD_EVERY == 0:
            loaded = engine.load(position)
            if loaded != driver.state:
                broken = differences(loaded, driver.state)
                demand(False, "a loaded state is the played one", *broken[:5])
        move = random_move(rules, position, actor, rng)
        driver.play(game.numbering.number(position, move))
        position = rules.play(position, move)
        events += 1
    demand(driver.actor() == -2, "a kernel sees the end", driver.actor())
    outcome = rules.outcome(position)
    assert outcome is not None
    shares = [
        1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(game.seats)
    ]
    demand(driver.scores() == (list(outcome.scores), shares), "scores agree", driver.scores())
    demand(events <= engine.basis.most_events, "a game ends within the kernel's bound", events)
    return events


def check_step(game: Game[P, M], position: P, driver: Driver) -> None:
    """Actor, moves or draws, and random picks agree in one position."""
    rules, numbering = game.rules, game.numbering
    actor = rules.to_act(position)
    demand(driver.actor() == (-1 if actor is CHANCE else actor), "the actor agrees", actor)
    draws = sorted(
        (numbering.number(position, one), weight) for one, weight in rules.draws(position)
    )
    demand(sorted(driver.draws()) == draws, "draws agree", draws, driver.draws())
    moves = sorted(numbering.number(position, one) for one in rules.moves(position))
    demand(sorted(driver.moves()) == moves, "moves agree", moves, driver.moves())
    count = len(moves) or len(draws)
    demand(driver.count() == count, "the number of moves agrees", driver.count(), count)
    picked = driver.pick()
    known = moves or [number for number, _ in draws]
    demand(picked in known, "a picked move is legal", picked)
