"""How games of a fleet begin: as they are, or with a random first move."""

import pytest
from training.fleet import FleetTask, Openings

from serpentry.catalogue import set_up
from serpentry.engine.engine import engine_of
from serpentry.nets.guided_trees import GuidedTrees


def first_states(first: float) -> set[bytes]:
    """The states with which games begin."""
    options = {"board_side": 4}
    game = set_up("snekagon", 2, options)
    engine = engine_of(game)
    trees = GuidedTrees(engine, 2, 6, 4)
    task = FleetTask("snekagon", 2, (options,), 2, 4, 4, 1, 0, 0.0, first)
    openings, place = Openings(engine, game, task, 1), trees.memory.layout["opening"].place
    size, found = len(openings.start.memory), set()
    for _ in range(40):
        openings.set(trees)
        found.add(bytes(trees.memory.memory[place : place + size]))
    return found


@pytest.mark.parametrize(("first", "fewest", "most"), [(0.0, 1, 1), (0.5, 10, 38), (1.0, 20, 37)])
def test_as_many_games_begin_with_a_random_move_as_are_wanted(
    first: float, fewest: int, most: int
) -> None:
    game = set_up("snekagon", 2, {"board_side": 4})
    start = bytes(engine_of(game).load(game.rules.start()).memory)
    found = first_states(first)
    assert fewest <= len(found) <= most
    assert (start in found) == (first < 1)
