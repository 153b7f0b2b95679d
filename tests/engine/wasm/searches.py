"""Searches that were made by the native engine, written down so that another can repeat them."""

import json
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from serpentry.catalogue import BOXES, find
from serpentry.engine.driver import Driver
from serpentry.engine.engine import Engine, engine_of
from serpentry.kernels.interface import OVER
from serpentry.search.tree import Capacity, Tree
from serpentry.search.tree_memory import TreeMemory

SMALL = Capacity(400, 40_000)
"""A small tree, so that many can be compared."""
USED = {"edges": "edges_used", "nodes": "nodes_used", "proofs": "nodes_used"}
"""Of these parts of a tree a number are used, by a word in its head."""
WHOLE = ("rng", "results", "state")


SetUp = tuple[str, int, Any]


def set_ups() -> Iterator[SetUp]:
    """Every set-up that is compared: all samples of all games, which cover all seat counts."""
    for box in BOXES:
        for seats, options in box.samples:
            yield box.name, seats, options


def one_of_each_size() -> list[SetUp]:
    """The first set-up of each game and number of players."""
    return list({one[:2]: one for one in reversed(list(set_ups()))}.values())


def write(
    folder: Path,
    positions: int,
    simulations: int,
    only: str | None = None,
    among: Iterable[SetUp] = (),
) -> list[Path]:
    """Search positions, spread over set-ups, all unless told; files that tell of them."""
    chosen = [one for one in among or set_ups() if only in (None, one[0])]
    share, more = divmod(positions, len(chosen))
    made = []
    for number, (name, seats, options) in enumerate(chosen):
        count = share + (number < more)
        game = find(name).set_up(seats, options)
        states = positions_of(game.rules.start(), engine_of(game), count, Random(number))
        path = folder / f"{name}-{number}.json"
        path.write_text(json.dumps(told_of(engine_of(game), states, simulations)), "utf-8")
        made.append(path)
    return made


def told_of(
    engine: Engine, states: Iterable[Any], simulations: int, capacity: Capacity = SMALL
) -> dict[str, Any]:
    """Searches from these states, and what was found."""
    tree = Tree(engine, capacity=capacity)
    memory = tree.memory
    searches = []
    for seed, state in enumerate(states, 1):
        grown = Tree(engine, seed=seed, capacity=capacity)
        grown.plant(state)
        made = grown.simulate(simulations)
        searches.append([_hex(state.memory), seed, made, _digest(grown.memory)])
    return {
        "game": engine.library.game,
        "size": memory.size,
        "head": _hex(memory.memory[: memory.layout["edges"].place]),
        "root": memory.layout["root"].place,
        "rng": memory.layout["rng"].place,
        "bounds": _hex(tree.bounds.memory),
        "facts": _hex(engine.basis.facts.memory),
        "simulations": simulations,
        "parts": _parts(memory),
        "searches": searches,
    }


def _parts(memory: TreeMemory) -> list[tuple[int, int, int]]:
    """What is compared: where it begins, its size, and of how many in what place of the head."""
    layout = memory.layout
    used = [(layout[one].place, layout[one].step, layout[USED[one]].place) for one in USED]
    whole = [(layout[one].place, layout[one].step * layout[one].shape.size, -1) for one in WHOLE]
    return [*used, *whole]


def _digest(memory: TreeMemory) -> str:
    """A digest of all that a search has found."""
    found, octets = sha256(), memory.memory
    for place, size, count in _parts(memory):
        times = 1 if count < 0 else memory.block.words[count // 8]
        found.update(octets[place : place + size * times])
    return found.hexdigest()


def _hex(octets: Any) -> str:
    return bytes(octets).hex()


def positions_of(start: Any, engine: Engine, count: int, rng: Random) -> Iterator[Any]:
    """A number of states in which a seat is to act, each from another random game."""
    while count:
        driver, states = Driver(engine, start), list[Any]()
        driver.rng[0] = rng.getrandbits(62) | 1
        while (actor := driver.actor()) != OVER:
            if actor >= 0:
                state = engine.basis.state(engine.basis.facts)
                state.become(driver.state)
                states.append(state)
            driver.play(driver.pick())
        yield rng.choice(states)
        count -= 1
