"""One catalogue, five languages: no message is missing, none is left over, all can be said."""

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from serpentry.languages import ENGLISH, LANGUAGES, best_language, catalogue_text, keys, say
from serpentry.workshop.messages import is_from_code
from tests.languages.families import is_made, keys_of_games
from tests.languages.messages import arguments
from tests.languages.usage import (
    is_used,
    keys_required_by_page,
    prefixes_of_page,
    required_keys,
)


def test_there_are_five_languages() -> None:
    assert set(LANGUAGES) == {"cs", "de", "en", "fr", "ru"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything_and_nothing_else(language: str) -> None:
    theirs, english = _common(language), _common(ENGLISH)
    assert english.keys() - theirs.keys() <= keys_of_games(ENGLISH)
    assert theirs == {key: used for key, used in english.items() if key in theirs}
    body = FluentResource(catalogue_text(language)).body
    assert not [one for one in body if isinstance(one, ast.Junk)]


def _common(language: str) -> dict[str, set[str]]:
    """The arguments of all messages that English has in its files, too."""
    found = arguments(language)
    return {key: used for key, used in found.items() if not is_from_code(key)}


def test_english_keeps_the_words_of_the_games_in_the_code() -> None:
    assert not [key for key in keys(ENGLISH) if is_from_code(key)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_english_has_in_the_code_is_in_every_other_language(language: str) -> None:
    others = [one for one in LANGUAGES if one != ENGLISH]
    assert language == ENGLISH or _from_code(language) == _from_code(others[0])


def _from_code(language: str) -> set[str]:
    shared = keys(language) - keys_of_games(language)
    return {key for key in shared if is_from_code(key)}


def test_every_key_that_is_used_has_words() -> None:
    assert required_keys() <= keys(ENGLISH)


def test_every_message_is_used() -> None:
    unused = {key for key in keys(ENGLISH) if not is_made(key) and not is_used(key)}
    assert not unused


def test_a_key_is_found_however_a_page_writes_it() -> None:
    page = """t('web-home') t("web-done", { n }) key: 'board-turn' t(`web-at-${one}`) key: 'Up'"""
    assert keys_required_by_page(page) == {"web-home", "web-done", "board-turn"}
    assert prefixes_of_page(page) == {"web-at-"}


def test_numbers_are_said_as_the_language_does() -> None:
    assert "3 nedohrané stoly" in say("cs", "too-many-tables", {"most": 3})
    assert "5 незаконченных столов" in say("ru", "too-many-tables", {"most": 5})
    assert "21 незаконченный стол" in say("ru", "too-many-tables", {"most": 21})


def test_the_best_language_is_the_first_that_there_is() -> None:
    assert best_language("xx, cs-CZ;q=0.8, de") == "cs"
    assert best_language(None) == best_language("xx") == ENGLISH
    assert say("xx", "is-over") == "The game is over."
    assert say("de", "no-such-key") == "no-such-key"
