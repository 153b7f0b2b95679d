"""Every refusal of every game can be said in every language, with the same facts."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from workshop.messages import untranslated

from serpentry.catalogue import BOXES
from serpentry.games.carnival.rules.seating import SIDE_NAMES
from serpentry.games.carnival.rules.tiles import COLOURS, NAMES
from serpentry.games.schlangennest.rules.cards import COLOUR_NAMES, KIND_BY_WORD
from serpentry.games.snekagon5g.rules.species import SPECIES
from serpentry.games.sssnake.rules.cards import CARDS
from serpentry.games.sssnake.rules.refusals.cut_off import END_NAMES
from serpentry.games.sssnake.rules.seats import SEAT_NAMES
from serpentry.geometry.squares import Square
from serpentry.languages import (
    ENGLISH,
    LANGUAGES,
    AtSeat,
    Sentence,
    explain,
    keys,
    listed,
    sentence,
    translated,
    word,
    words,
)
from serpentry.tabletop.errors import BadOption, BadSeats, SerpentryError
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.helpers.places import from_house, place
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.refusal import Illegal
from tests.attempts import attempts_for
from tests.languages.families import keys_of_games
from tests.languages.messages import attributes, facts_used
from tests.languages.sentences import facts_of_refusals
from tests.parts import in_parts

FOREIGN = [language for language in LANGUAGES if language != ENGLISH]
IN_FOREIGN = pytest.mark.parametrize("language", FOREIGN)
IN_EVERY = pytest.mark.parametrize("language", LANGUAGES)
SNAKE_COLOURS = {*COLOURS, *SEAT_NAMES, "red", "blue"}
KINDS = (
    "game",
    "player",
    "language",
    "paper",
    "edition",
    "rule",
    "version of the rules",
    "kind of returns",
    "sight",
    "render mode",
    "member",
)
WORDS = {
    *SNAKE_COLOURS,
    *COLOUR_NAMES.values(),
    *KIND_BY_WORD,
    *CARDS,
    *END_NAMES,
    *SPECIES,
    *SIDE_NAMES,
    *NAMES,
    *KINDS,
}


def test_a_refusal_gives_the_facts_that_its_message_tells() -> None:
    told = facts_used(ENGLISH)
    for key, facts in facts_of_refusals().items():
        assert "**" in facts or key not in told or told[key] == facts, key


def test_different_names_have_different_words() -> None:
    assert len({word(name).key for name in WORDS}) == len(WORDS)


@IN_EVERY
def test_the_words_are_those_for_what_the_games_name_and_no_others(language: str) -> None:
    shared = keys(language) - keys_of_games(language)
    known = {key for key in shared if key.startswith("word-")}
    assert known == {word(name).key for name in WORDS}


@IN_FOREIGN
def test_all_colours_have_the_same_forms(language: str) -> None:
    forms = [attributes(language)[word(colour).key] for colour in SNAKE_COLOURS]
    assert all(one == forms[0] for one in forms)


@pytest.mark.one_in(3)
@in_parts(3)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_what_happens_in_real_games_can_be_told_in_every_language(box: AnyBox, part: slice) -> None:
    for illegal in _refused(box, part):
        key = illegal.told.key
        known = [language for language in LANGUAGES if key in keys(language)]
        speaking = [language for language in known if not untranslated([key], language)]
        told = {explain(illegal.told, language) for language in speaking}
        assert len(told) == len(speaking)
        assert not [text for text in told if "{" in text or key in text]


def _refused(box: AnyBox, part: slice) -> Iterator[Illegal]:
    """What is refused in the first moves of a game of each sample."""
    attempts = attempts_for(box)
    assert attempts is not None
    seen: set[str] = set()
    for seats, options in box.samples[:6][part]:
        game, rng = box.set_up(seats, options), Random(7)
        for number, (_, _, position) in enumerate(random_walk(game.rules, rng)):
            for move in attempts(game, position, rng) if number % 9 == 0 else ():
                illegal = game.rules.why_illegal(position, move)
                if illegal and illegal.sentence not in seen:
                    seen.add(illegal.sentence)
                    yield illegal
    assert len(seen) > 5


NORTH = place(Square(0, -1))


def test_words_are_put_into_a_sentence_in_the_right_form() -> None:
    told = sentence(
        "why-carnival-gift-blocks", colour=word("purple"), cell=NORTH, tile=word("gift")
    )
    assert explain(told) == "The purple snake leads into square N1: a gift may not block it."
    assert explain(told, "de").startswith("Die Schlange in Violett führt zu Feld N1")
    assert explain(told, "ru") == (
        "Фиолетовая змея ведёт на клетку С1: тайл «подарок» не может её перекрыть."
    )
    log = sentence("why-carnival-log-of-other", colour=word("purple"), cell=NORTH)
    assert "fialového hada" in explain(log, "cs")


def test_a_sentence_begins_with_a_capital_unless_a_name_or_a_cell_comes_first() -> None:
    house = sentence(
        "why-carnival-head-blocked", colour=word("green"), cell=from_house(Square(0, 0))
    )
    assert explain(house).startswith("The square of the house isn’t free")
    assert explain(house, "fr").startswith("La case de la maison n’est pas libre")
    assert explain(sentence("turn-other", who=AtSeat(0)), "de", ["anna"]) == "anna ist am Zug."
    assert explain(sentence("why-snekagon5g-eye", cell="d4")).startswith("d4 is an eye")


def test_lists_are_told_as_the_language_does() -> None:
    assert listed(words(("green", "red", "blue")), "fr") == "vert, rouge et bleu"
    assert listed(("a1", "b2"), "de") == "a1 und b2"
    assert listed(("a1",), "de") == "a1"
    either = sentence("task-schlangennest-for-either", colours=words(("green", "red")))
    assert explain(either) == "The card is for the green or red snake."
    assert explain(either, "ru").endswith("для зелёной или красной змеи.")
    assert translated("green and red", "en") == "green and red"
    assert translated("hat -2", "cs") == "klobouk (−2 body)"


def test_a_key_that_nobody_knows_is_told_as_it_is() -> None:
    assert explain(sentence("why-not", colour=word("green")), "de") == "why-not"


def test_a_sentence_can_be_told_by_a_program() -> None:
    told = Sentence("why-so", {"colours": words(("green", "red")), "cell": "a1", "count": 2})
    green, red = ({"key": f"word-{one}", "facts": {}} for one in ("green", "red"))
    facts = {"colours": [green, red], "cell": "a1", "count": 2}
    assert told.json() == {"key": "why-so", "facts": facts}


@pytest.mark.parametrize(
    ("game", "seats", "options", "error", "in_german"),
    [
        ("snekagon", 3, {}, BadSeats, "SNEKAGON ist für 2 Spieler, nicht für 3."),
        ("sssnake", 5, {}, BadSeats, "Sssnake ist für 2 bis 4 Spieler, nicht für 5."),
        ("snekagon", 2, {"sides": 3}, BadOption, "Es gibt keine Option „sides“."),
        ("snekagon", 2, {"board_side": 99}, BadOption, "eine ganze Zahl von 4 bis 8"),
        ("snekagon", 2, {"tiebreak": "dice"}, BadOption, "eines von: none, second_longest"),
        ("snekagon5g", 2, {"eyes": 7}, BadOption, "eine Liste verschiedener Felder"),
        ("schlangennest", 3, {"frame": True}, BadOption, "Ein Rahmen braucht die Kurven"),
        ("carnival", 3, {"snakes_each": 2}, BadOption, "bei 3 Spielern hat jeder eine Schlange"),
    ],
)
def test_impossible_set_ups_say_why(
    game: str, seats: int, options: Any, error: type[SerpentryError], in_german: str
) -> None:
    box = next(box for box in BOXES if box.name == game)
    with pytest.raises(error) as raised:
        box.set_up(seats, options)
    assert str(raised.value) == explain(raised.value.told)
    assert in_german in explain(raised.value.told, "de")
