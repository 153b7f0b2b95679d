"""What narrators say: keys that every language has words for, and facts that it uses."""

from random import Random

import pytest

from serpentry.catalogue import BOXES
from serpentry.catalogue.sentences import said
from serpentry.languages import ENGLISH, LANGUAGES, keys
from serpentry.tabletop.game import Box
from serpentry.tabletop.narrator import AtSeat, Sentence
from serpentry.tabletop.walk import random_walk
from tests.languages.messages import arguments


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_whose_turn_it_is_can_be_said_at_every_moment(box: Box) -> None:
    game = box.set_up()
    told = set()
    for _, _, position in random_walk(game.rules, Random(3)):
        for listener in (None, *range(game.seats)):
            sentence = game.narrator.turn(position, listener)
            told.add(sentence.key)
            assert arguments(ENGLISH)[sentence.key] == set(sentence.facts)
    assert {"turn-yours", "turn-other", "turn-over"} <= told
    assert all(told <= keys(language) for language in LANGUAGES)


def test_a_seat_is_called_by_the_name_that_the_reader_knows() -> None:
    sentence = Sentence("turn-other", {"who": AtSeat(1)})
    assert said(sentence, ["Ada", "Bo"], ENGLISH) == "It is Bo's turn."
    assert said(sentence, ["Ada", "Bo"], "de") == "Bo ist am Zug."


def test_a_word_of_the_game_is_said_in_the_language() -> None:
    sentence = Sentence("turn-other", {"who": "green"})
    assert said(sentence, [], "de") == "Grün ist am Zug."
