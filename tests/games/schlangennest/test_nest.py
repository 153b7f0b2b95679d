"""The nest kept up to date by moves is the one that a survey of the table finds."""

from random import Random

import pytest

from serpentry.catalogue import set_up
from serpentry.games.schlangennest import BOX
from serpentry.games.schlangennest.looks.face import SchlangennestFace
from serpentry.games.schlangennest.rules.cards import LIES, Card
from serpentry.games.schlangennest.rules.nest import Chain, nest_of
from serpentry.games.schlangennest.rules.position import Position
from serpentry.games.schlangennest.rules.refusals.survey import Survey
from serpentry.games.schlangennest.rules.rules import SchlangennestRules
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.text import width
from tests.games.schlangennest.board import Board
from tests.games.schlangennest.features import GOLDEN, golden_steps


def told(chain: Chain) -> tuple[object, ...]:
    return (chain.owner, chain.parts, chain.grey, tuple(sorted(chain.ends)), chain.finished)


def assert_kept_up_to_date(rules: SchlangennestRules, position: Position) -> None:
    nest = position.table.nest
    survey = Survey(nest.cards, rules.faces)
    found = {
        (
            component.colours[0] if component.colours else -1,
            component.parts,
            component.grey,
            tuple(sorted(component.ends)),
            component.finished,
        )
        for component in survey.components
    }
    reaching = {one for one in found if one[3]}
    assert {told(chain) for chain in nest.ends.values()} == reaching
    assert {end for one in reaching for end in one[3]} == set(nest.ends)
    snakes = {told(snake) for snake in nest.snakes if snake}
    assert snakes == {one for one in found if 0 <= one[0] < rules.agreement.colours}


@pytest.mark.one_in(3)
@pytest.mark.parametrize("name", sorted(path.stem for path in GOLDEN.glob("*.record")))
def test_golden_games_keep_every_chain_up_to_date(name: str) -> None:
    for step in golden_steps(name):
        assert_kept_up_to_date(step.rules, step.after)


@pytest.mark.parametrize("number", range(len(BOX.samples)))
def test_random_games_keep_every_chain_up_to_date(number: int) -> None:
    seats, options = BOX.samples[number]
    rules = set_up("schlangennest", seats, options).rules
    assert isinstance(rules, SchlangennestRules)
    for seed in range(3):
        for _, _, position in random_walk(rules, Random(seed)):
            assert_kept_up_to_date(rules, position)


@pytest.mark.parametrize("number", range(len(BOX.samples)))
def test_a_survey_with_one_more_card_is_that_of_all_cards(number: int) -> None:
    seats, options = BOX.samples[number]
    rules = set_up("schlangennest", seats, options).rules
    assert isinstance(rules, SchlangennestRules)
    rng = Random(number)
    for _, _, position in random_walk(rules, Random(number)):
        cards = position.table.nest.cards
        before, squares = Survey(cards, rules.faces), {end >> 2 for end in position.table.nest.ends}
        for square in rng.sample(sorted(squares), min(3, len(squares))):
            card = Card(rng.randrange(rules.agreement.colours), *rng.choice(LIES))
            after = before.with_card(square, card)
            anew = Survey({**cards, square: card}, rules.faces)
            assert [*after.components] == [*anew.components]


def test_the_order_of_laying_does_not_matter() -> None:
    step = golden_steps("frame-and-path")[-1]
    nest, rules = step.after.table.nest, step.rules
    shuffled = list(nest.cards.items())
    Random(1).shuffle(shuffled)
    again = nest_of(dict(shuffled), rules.agreement.colours, rules.faces)
    assert again == nest
    assert {end: told(one) for end, one in again.ends.items()} == {
        end: told(one) for end, one in nest.ends.items()
    }


@pytest.mark.parametrize("name", ["no-border", "two-snakes", "frame-and-path", "four-players"])
def test_a_board_that_grows_fits_the_terminal(name: str) -> None:
    steps = golden_steps(name)
    face = SchlangennestFace(steps[0].rules)
    for step in steps:
        lines = face.text(step.after, step.move)
        assert max(map(width, lines)) <= 80


def test_even_all_cards_in_a_row_fit_the_terminal() -> None:
    row = "\n".join(f"green straight {name}1 ew" for name in _columns(60))
    board = Board(row + "\nred straight a2 ns", border="none", hands={"green": (1, 9, 1, 1)})
    lines = board.game.face.text(board.position)
    assert max(map(width, lines)) <= 80


def _columns(count: int) -> list[str]:
    letters = "abcdefghijklmnopqrstuvwxyz"
    return [*letters, *(one + two for one in letters for two in letters)][:count]
