"""Search at nodes of chance: true odds, separate answers to separate draws, bounded memory."""

import pytest

from serpentry.search.tree import CAPACITY, Capacity, Tree
from serpentry.search.tree_memory import Node, Tuning
from tests.players.urns.engine import urns

# The engine of urns is compiled for them; trees of games with chance are compared every day.
pytestmark = pytest.mark.thorough
START = (0, 0, 0, 0)


def searched(
    balls: int,
    bound: int,
    simulations: int,
    tuning: Tuning | None = None,
    capacity: Capacity = CAPACITY,
) -> Tree:
    engine = urns(balls, bound)
    tree = Tree(engine, tuning or Tuning(margin_weight=0), 5, capacity)
    tree.plant(engine.load(START))
    tree.simulate(simulations)
    return tree


def shares(tree: Tree) -> dict[int, float]:
    return {one.number: one.share for one in tree.tried()}


def below(tree: Tree, number: int) -> Node:
    """The node below a move of the root."""
    edge = next(one.edge for one in tree.tried() if one.number == number)
    return tree.memory.nodes[tree.memory.edges[edge].child]


def draws_at(tree: Tree, number: int) -> int:
    """How many different draws are in the tree below a move of the root."""
    return below(tree, number).edges


@pytest.mark.parametrize("balls", [4, 40])
def test_a_seat_answers_each_draw_as_it_deserves(balls: int) -> None:
    tree = searched(balls, balls // 2, 20_000)
    best = max(tree.tried(), key=lambda one: one.visits)
    assert best.number == 0
    assert shares(tree)[1] < 0.25


def test_draws_come_with_their_true_odds() -> None:
    tree = searched(10, 5, 20_000)
    assert shares(tree)[0] == pytest.approx(0.25, abs=0.02)
    assert draws_at(tree, 0) == 10


def test_few_draws_are_let_in_at_first_and_more_as_visits_grow() -> None:
    narrow = Tuning(draw_first=3, draw_more=0, margin_weight=0)
    assert draws_at(searched(40, 20, 2000, narrow), 0) == 3
    widening = Tuning(draw_first=3, draw_more=0.5, margin_weight=0)
    few, more = (draws_at(searched(40, 20, count, widening), 0) for count in (300, 5000))
    assert 3 < few < more <= 40


def test_a_tree_moves_on_past_a_draw() -> None:
    tree = searched(10, 5, 5000)
    ball = tree.memory.edges[below(tree, 0).first].move
    assert tree.move_to(tree.engine.load((2, 0, ball, 0)))
    before = tree.visits
    assert before > 0
    tree.simulate(50)
    assert tree.visits == before + 50


def test_a_tree_moves_on_to_a_node_of_chance_and_lets_in_more_there() -> None:
    tree = searched(40, 20, 2000)
    known = draws_at(tree, 0)
    assert tree.move_to(tree.engine.load((1, 0, 0, 0)))
    tree.simulate(5000)
    assert tree.memory.nodes[0].edges > known


def test_a_full_tree_draws_on() -> None:
    tree = searched(40, 20, 3000, capacity=Capacity(edges=12))
    assert tree.visits == 3000
    assert 0 <= shares(tree)[0] <= 1
