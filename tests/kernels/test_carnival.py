"""Cobra Carnival's kernel: random picks are fair, and the table is large enough for any snake."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from serpentry.catalogue import set_up
from serpentry.engine.driver import Driver
from serpentry.engine.engine import engine_of
from serpentry.games.carnival.numbers.order import longest_path
from serpentry.games.carnival.rules.scoring import scores
from serpentry.kernels.carnival.bias import LEAST, MOST, PER_POINT, PLAIN
from serpentry.kernels.carnival.gains import DEAD_END
from serpentry.kernels.carnival.structs import reach
from serpentry.search.tree import Tree
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.helpers.walk import random_move

PICKS = 4000


def middle(game: Any, phase: str, seed: int) -> Any:
    """A position of a random game, in a phase, some way into it."""
    rng, position, found = Random(seed), game.rules.start(), []
    while (actor := game.rules.to_act(position)) is not None:
        if position.stage.phase == phase and len(game.rules.moves(position)) != 1:
            found.append(position)
        position = game.rules.play(position, random_move(game.rules, position, actor, rng))
    return found[len(found) // 2] if found else None


@pytest.mark.parametrize("phase", ["lay", "hats", "draw"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_is_picked_alike_and_every_draw_with_its_odds(phase: str, seats: int) -> None:
    game = set_up("carnival", seats)
    position = next(found for seed in range(20) if (found := middle(game, phase, seed)))
    driver = Driver(engine_of(game), position)
    if game.rules.to_act(position) is CHANCE:
        weights = dict(driver.draws())
    else:
        weights = dict.fromkeys(driver.moves(), 1)
    picked = Counter(driver.pick() for _ in range(PICKS))
    total = sum(weights.values())
    for number, weight in weights.items():
        expected = PICKS * weight / total
        assert abs(picked[number] - expected) < 5 * expected**0.5 + 1
    assert set(picked) <= set(weights)


def first_guesses(game: Any, position: Any) -> dict[int, float]:
    """What search guesses of each move beforehand."""
    engine = engine_of(game)
    tree = Tree(engine)
    tree.plant(engine.load(position))
    tree.simulate(1)
    root = tree.memory.nodes[0]
    edges = [tree.memory.edges[at] for at in range(root.first, root.first + root.edges)]
    return {edge.move: edge.prior for edge in edges}


@pytest.mark.parametrize("seats", [2, 4])
def test_first_guesses_follow_what_a_move_gains_at_once(seats: int) -> None:
    game = set_up("carnival", seats)
    for seed in range(6):
        position = middle(game, "lay", seed)
        seat, before = position.stage.seat, scores(position)
        for number, guess in first_guesses(game, position).items():
            move = game.numbering.move(position, number)
            after = scores(game.rules.play(position, move))
            gains = [one - other for one, other in zip(after, before, strict=True)]
            gain = gains[seat] - (sum(gains) - gains[seat]) / (seats - 1)
            ways = (0, -DEAD_END, DEAD_END, DEAD_END / (seats - 1))
            likely = [min(MOST, max(LEAST, PLAIN + PER_POINT * (gain + way))) for way in ways]
            assert any(guess == pytest.approx(one, abs=1e-5) for one in likely), move


def test_no_snake_gets_further_than_the_table() -> None:
    assert longest_path() / 2 < reach() < longest_path()
