"""Games, options, values, seats and players have words in every language, and keep their names."""

import pytest

from serpentry.catalogue import BOXES, find, telling
from serpentry.languages import ENGLISH, LANGUAGES, keys
from serpentry.players import ROSTER
from serpentry.players import telling as players_telling
from serpentry.server.routes.games import game_info
from serpentry.table.views import outcome_view
from serpentry.tabletop.options import kinds
from serpentry.tabletop.outcome import Outcome
from tests.languages.families import is_from_code, is_made, made_keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_on_the_shelf_has_words_and_nothing_else_has(language: str) -> None:
    has = {key for key in keys(language) if is_made(key) and not key.startswith("word-")}
    assert has == {key for key in made_keys() if language != ENGLISH or not is_from_code(key)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_for_programs_are_the_same_in_every_language(language: str) -> None:
    for box in BOXES:
        told, english = game_info(box.name, language), game_info(box.name, ENGLISH)
        assert [one.name for one in told.options] == list(kinds(box.options))
        assert [one.values for one in told.options] == [one.values for one in english.options]
        assert [one.default for one in told.options] == [one.default for one in english.options]
        for option in told.options:
            assert list(option.value_labels or ()) == (option.values or [])
        assert (told.blurb == english.blurb) == (language == ENGLISH)


def test_a_game_is_told_in_the_asked_language() -> None:
    info = game_info("snekagon", "de")
    side, *_, tiebreak, _ = info.options
    assert (side.label, side.allowed) == ("Seitenlänge", "eine ganze Zahl von 4 bis 8")
    assert tiebreak.value_labels == {
        "none": "Unentschieden",
        "second_longest": "Zweitlängste Schlange",
    }
    assert info.seat_names == {2: ["Grün", "Rot"]}
    assert game_info("carnival", "ru").seat_names[2] == ["юг", "север"]


def test_english_keeps_what_the_code_says() -> None:
    box = find("sssnake")
    info = game_info(box.name, ENGLISH)
    assert info.blurb == box.blurb
    assert [one.help for one in info.options] == [kind.help for kind in kinds(box.options).values()]
    assert [one.allowed for one in info.options] == [
        kind.allowed for kind in kinds(box.options).values()
    ]


def test_a_size_looks_the_same_everywhere() -> None:
    for language in LANGUAGES:
        assert telling.choice_label(find("schlangennest"), "size", "5x7", language) == "5 × 7"


def test_two_colours_of_a_seat_are_both_named() -> None:
    game = find("schlangennest").set_up(2, {"variant": "two_snakes"})
    assert telling.seat_names(game, "fr") == ["vert et bleu", "rouge et jaune"]


def test_players_have_a_title_and_a_line_in_every_language() -> None:
    for player in ROSTER.values():
        assert players_telling.blurb(player, ENGLISH) == player.blurb
    assert players_telling.title(ROSTER["level2"], "cs") == "Užovka"
    assert players_telling.blurb(ROSTER["level7"], "ru") == "Кобра: тысячи партий."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_a_level_begins_with_its_title(language: str) -> None:
    for name, player in ROSTER.items():
        if name.startswith("level"):
            title = players_telling.title(player, language)
            assert players_telling.blurb(player, language).startswith(title)


def test_a_result_is_explained_in_the_asked_language() -> None:
    outcome = Outcome((9, 7), (0,), "the longest snake")
    assert outcome_view(outcome, "ru")["reason"] == "самая длинная змея"
    assert outcome_view(outcome)["reason"] == "the longest snake"
