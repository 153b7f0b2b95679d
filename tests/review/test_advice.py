"""A hint is the move that leads to the best position, and a guess only without an engine."""

from dataclasses import replace
from random import Random

from serpentry.catalogue import set_up
from serpentry.hosting.evaluations.adviser import Adviser
from serpentry.review.advice import advice
from serpentry.review.evaluation import PositionEvaluation
from serpentry.review.value import Value
from serpentry.search.budget import Simulations
from tests.review.games import QUICK
from workshop.adder import BOX


def of_chances(*chances: float) -> PositionEvaluation:
    """A position of SNEKAGON whose moves lead to such chances of the first player."""
    game = set_up("snekagon", 2, {"board_side": 4})
    known = Adviser().evaluated(game, game.rules.start(), 0, QUICK)
    moves = list(game.rules.moves(game.rules.start()))
    values = [Value((chance, round(1 - chance, 3))) for chance in chances]
    return replace(known, after=dict(zip(moves, values, strict=False)))


def test_the_move_to_the_best_position_is_advised_with_its_value() -> None:
    known = of_chances(0.4, 0.7, 0.6)
    found = advice(known)
    assert found.move == list(known.after)[1]
    assert found.value == Value((0.7, 0.3))
    assert not found.is_guess


def test_of_two_proved_wins_the_larger_one_is_advised() -> None:
    known = of_chances(0.9, 0.9)
    one, two = known.after
    wins = {move: Value((1.0, 0.0), True, (lead, -lead)) for move, lead in ((one, 2), (two, 5))}
    assert advice(replace(known, after=wins)).move == two
    lost = replace(known, after=wins).weighed(one).lost
    assert 0 < lost < 0.05


def test_without_an_engine_a_hint_is_a_guess() -> None:
    game = BOX.set_up()
    rolled = game.rules.draws(game.rules.start())[0][0]
    view = game.rules.play(game.rules.start(), rolled)
    assert Adviser(Simulations(1)).advise(game, view, 0, Random(1)).is_guess
