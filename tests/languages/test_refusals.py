"""Every refusal of every game can be said in every language, with the same facts."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from serpentry.catalogue import BOXES
from serpentry.games.carnival.seating import SIDE_NAMES
from serpentry.games.carnival.tiles import COLOURS, NAMES
from serpentry.games.schlangennest.cards import COLOUR_NAMES, KIND_BY_WORD
from serpentry.games.snekagon5g.options import Options as Options5G
from serpentry.games.snekagon5g.species import SPECIES
from serpentry.games.sssnake.cards import CARDS
from serpentry.games.sssnake.cut_off import END_NAMES
from serpentry.games.sssnake.seats import SEAT_NAMES
from serpentry.languages import ENGLISH, LANGUAGES, explain, key_of, keys, translated
from serpentry.tabletop.errors import BadOption, BadSeats, SerpentryError
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.options import Listing, kinds
from serpentry.tabletop.walk import random_walk
from tests.attempts import attempts_for
from tests.languages.messages import arguments, attributes
from tests.languages.sentences import sentences

FOREIGN = [language for language in LANGUAGES if language != ENGLISH]
IN_FOREIGN = pytest.mark.parametrize("language", FOREIGN)
SNAKE_COLOURS = {*COLOURS, *SEAT_NAMES, "red", "blue"}
WORDS = {
    *SNAKE_COLOURS,
    *COLOUR_NAMES.values(),
    *KIND_BY_WORD,
    *CARDS,
    *END_NAMES,
    *SPECIES,
    *SIDE_NAMES,
    *NAMES,
    *("and", "game", "player"),
    *(kind.allowed for kind in kinds(Options5G).values() if isinstance(kind, Listing)),
}


@IN_FOREIGN
def test_every_sentence_of_the_games_is_known_and_no_other(language: str) -> None:
    known = {key for key in keys(language) if key.startswith("why-")}
    assert known == {key_of(words) for words in sentences()}


@IN_FOREIGN
def test_every_sentence_tells_the_same_facts(language: str) -> None:
    forms = {form for found in attributes(language).values() for form in found}
    for words, facts in sentences().items():
        used = {_without_form(name, forms) for name in arguments(language)[key_of(words)]}
        assert used == facts, words


def _without_form(name: str, forms: set[str]) -> str:
    stem, _, form = name.rpartition("_")
    return stem if stem and form in forms else name


def test_different_sentences_have_different_keys() -> None:
    assert len({key_of(words) for words in sentences()}) == len(sentences())
    assert len({key_of(word, "word") for word in WORDS}) == len(WORDS)


@IN_FOREIGN
def test_every_word_among_the_facts_is_known(language: str) -> None:
    assert {key_of(word, "word") for word in WORDS} <= keys(language)


@IN_FOREIGN
def test_all_colours_have_the_same_forms(language: str) -> None:
    forms = [attributes(language)[key_of(colour, "word")] for colour in SNAKE_COLOURS]
    assert all(one == forms[0] for one in forms)


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_what_happens_in_real_games_can_be_told_in_every_language(box: AnyBox) -> None:
    for words, facts in _told(box):
        for language in FOREIGN:
            told = explain(language, words, facts)
            assert "{" not in told
            assert told != words.format(**facts)


def _told(box: AnyBox) -> Iterator[tuple[str, Any]]:
    """What is refused in the first moves of a game of each sample."""
    attempts = attempts_for(box)
    assert attempts is not None
    seen: set[str] = set()
    for seats, options in box.samples[:6]:
        game, rng = box.set_up(seats, options), Random(7)
        for number, (_, _, position) in enumerate(random_walk(game.rules, rng)):
            for move in attempts(game, position, rng) if number % 9 == 0 else ():
                illegal = game.rules.why_illegal(position, move)
                if illegal and illegal.sentence not in seen:
                    seen.add(illegal.sentence)
                    yield illegal.words, illegal.facts
    assert len(seen) > 5


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
@IN_FOREIGN
def test_seats_results_and_their_parts_have_words(box: AnyBox, language: str) -> None:
    for seats, options in box.samples[:5]:
        game = box.set_up(seats, options)
        *_, (_, _, last) = random_walk(game.rules, Random(3))
        outcome = game.rules.outcome(last)
        assert outcome is not None
        parts = [part for one in outcome.breakdown for part in one]
        for word in (*parts, outcome.reason):
            assert key_of(word, "word") in keys(language)
        for seat in range(seats):
            names = game.face.seat_name(seat).split(" and ")
            assert {key_of(name, "word") for name in names} <= keys(language)


def test_words_are_put_into_a_sentence_in_the_right_form() -> None:
    words = "The {colour} snake leads into {cell}: a {tile} may not block it."
    facts = {"colour": "purple", "cell": "0,-1", "tile": "gift"}
    assert explain("en", words, facts) == (
        "The purple snake leads into 0,-1: a gift may not block it."
    )
    assert explain("de", words, facts).startswith("Die Schlange in Violett führt nach 0,-1")
    assert explain("ru", words, facts) == (
        "Фиолетовая змея ведёт на 0,-1: тайл «подарок» не может её перекрыть."
    )
    assert "fialového hada" in explain(
        "cs", "The log at {cell} is not part of the {colour} snake.", facts
    )


def test_lists_of_words_are_translated_word_by_word() -> None:
    assert translated("fr", "green, red and blue") == "vert, rouge et bleu"
    assert translated("de", "a1 and b2") == "a1 und b2"
    assert translated("en", "green and red") == "green and red"
    assert translated("cs", "hat -2") == "klobouk −2"


def test_a_sentence_that_a_language_does_not_know_is_told_in_english() -> None:
    assert explain("de", "No {what} today.", {"what": "snake"}) == "No snake today."
    assert explain("de", "Braces {stay} here.", {}) == "Braces {stay} here."


@pytest.mark.parametrize(
    ("game", "seats", "options", "error", "in_german"),
    [
        ("snekagon", 3, {}, BadSeats, "SNEKAGON ist für 2 Spieler, nicht für 3."),
        ("sssnake", 5, {}, BadSeats, "Sssnake ist für 2 bis 4 Spieler, nicht für 5."),
        ("snekagon", 2, {"sides": 3}, BadOption, "Es gibt keine Option „sides“."),
        ("snekagon", 2, {"board_side": 99}, BadOption, "eine ganze Zahl von 4 bis 8"),
        ("snekagon", 2, {"tiebreak": "dice"}, BadOption, "nur eines von: none, second_longest"),
        ("snekagon5g", 2, {"eyes": 7}, BadOption, "eine Liste verschiedener Felder"),
        ("schlangennest", 3, {"frame": True}, BadOption, "Ein Rahmen braucht die Kurven"),
        ("carnival", 3, {"snakes_each": 1}, BadOption, "Zu 3 hat ohnehin jeder eine Schlange"),
    ],
)
def test_impossible_set_ups_say_why(
    game: str, seats: int, options: Any, error: type[SerpentryError], in_german: str
) -> None:
    box = next(box for box in BOXES if box.name == game)
    with pytest.raises(error) as raised:
        box.set_up(seats, options)
    assert str(raised.value) == explain("en", raised.value.words, raised.value.facts)
    assert in_german in explain("de", raised.value.words, raised.value.facts)
