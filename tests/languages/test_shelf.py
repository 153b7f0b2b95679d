"""Games, options, values, seats and players have words in every language, and keep their names."""

import pytest

from serpentry.catalogue import BOXES, find, wording
from serpentry.languages import ENGLISH, LANGUAGES, keys, sentence
from serpentry.players import ROSTER
from serpentry.players import wording as players_wording
from serpentry.server.routes.games import game_info
from serpentry.table.shown.views import outcome_view
from serpentry.tabletop.options import kinds
from serpentry.tabletop.outcome import Outcome
from tests.languages.families import form_keys, is_made, made_keys, player_keys, print_keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_and_sheets_have_words_and_nothing_has_that_is_not_there(language: str) -> None:
    has = {key for key in keys(language) if is_made(key) and not key.startswith("word-")}
    assert player_keys() | print_keys() | form_keys() <= has <= made_keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_for_programs_are_the_same_in_every_language(language: str) -> None:
    for box in BOXES:
        told, english = game_info(box.name, language), game_info(box.name, ENGLISH)
        assert [one.name for one in told.options] == list(kinds(box.options))
        assert [one.values for one in told.options] == [one.values for one in english.options]
        assert [one.default for one in told.options] == [one.default for one in english.options]
        for option in told.options:
            assert list(option.value_labels or ()) == (option.values or [])
        is_said = language != ENGLISH and f"blurb-{box.name}" in keys(language)
        assert (told.blurb != english.blurb) == is_said


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


def test_a_size_looks_the_same_everywhere() -> None:
    for language in LANGUAGES:
        assert wording.choice_label(find("schlangennest"), "size", "5x7", language) == "5 × 7"


def test_two_colours_of_a_seat_are_both_named() -> None:
    game = find("schlangennest").set_up(2, {"variant": "two_snakes"})
    assert wording.seat_names(game, "fr") == ["vert et bleu", "rouge et jaune"]


def test_players_have_a_title_and_a_line_in_every_language() -> None:
    assert players_wording.blurb(ROSTER["level6"], ENGLISH) == "Boa: plays many games in its head."
    assert players_wording.title(ROSTER["level2"], "cs") == "Užovka obojková"
    assert (
        players_wording.blurb(ROSTER["level7"], "ru")
        == "Кобра: разыгрывает в уме очень много партий."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_of_a_level_begins_with_its_title(language: str) -> None:
    for name, player in ROSTER.items():
        if name.startswith("level"):
            title = players_wording.title(player, language)
            assert players_wording.blurb(player, language).startswith(title)


def test_a_result_is_explained_in_the_asked_language() -> None:
    outcome = Outcome((9, 7), (0,), sentence("reason-longest"))
    assert outcome_view(outcome, "ru")["reason"] == "самая длинная змея"
    assert outcome_view(outcome)["reason"] == "the longest snake"
