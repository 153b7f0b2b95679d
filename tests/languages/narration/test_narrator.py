"""What narrators say: keys that every language has words for, and facts that it uses."""

from random import Random

import pytest

from serpentry.catalogue import BOXES
from serpentry.languages import ENGLISH, LANGUAGES, AtSeat, explain, keys, sentence, word
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.helpers.walk import random_walk
from tests.languages.messages import facts_used


@pytest.mark.one_in(2)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_whose_turn_it_is_can_be_said_at_every_moment(box: AnyBox) -> None:
    game = box.set_up()
    told = set()
    for _, _, position in random_walk(game.rules, Random(3)):
        for listener in (None, *range(game.seats)):
            turn = game.narrator.turn(position, listener)
            told.add(turn.key)
            assert facts_used(ENGLISH)[turn.key] == set(turn.facts)
    assert {"turn-yours", "turn-other", "turn-over"} <= told
    assert all(told <= keys(language) for language in LANGUAGES)


def test_a_seat_is_called_by_the_name_that_the_reader_knows() -> None:
    told = sentence("turn-other", who=AtSeat(1))
    assert explain(told, ENGLISH, ["Ada", "Bo"]) == "It is Bo’s turn."
    assert explain(told, "de", ["Ada", "Bo"]) == "Bo ist am Zug."


def test_a_word_of_the_game_is_said_in_the_language() -> None:
    assert explain(sentence("turn-other", who=word("green")), "de") == "Grün ist am Zug."
