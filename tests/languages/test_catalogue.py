"""One catalogue, five languages: no message is missing, none is left over, all can be said."""

import pytest
from fluent.syntax import ast

from serpentry.cli.host.moderate import REASONS
from serpentry.languages import ENGLISH, LANGUAGES, best_language, keys, say
from serpentry.server.previews.heads import ALONE, GAMES
from tests.languages.families import is_made, keys_of_games
from tests.languages.first import learned_first, said_first
from tests.languages.messages import facts_used, parsed
from tests.languages.sentences import shared_keys
from tests.languages.usage import (
    is_used,
    keys_required_by_page,
    prefixes_of_page,
    required_keys,
    web_keys_of_python,
)


def test_there_are_five_languages() -> None:
    assert set(LANGUAGES) == {"cs", "de", "en", "fr", "ru"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything_and_nothing_else(language: str) -> None:
    theirs, english = facts_used(language), facts_used(ENGLISH)
    assert english.keys() - theirs.keys() <= keys_of_games(ENGLISH)
    assert theirs == {key: facts for key, facts in english.items() if key in theirs}
    assert not [one for one in parsed(language).body if isinstance(one, ast.Junk)]


def test_every_key_that_is_used_has_words() -> None:
    assert required_keys() | shared_keys() <= keys(ENGLISH)


def test_every_message_is_used() -> None:
    unused = {key for key in keys(ENGLISH) if not is_made(key) and not is_used(key)}
    assert not unused


def test_only_the_browser_says_what_is_called_after_it() -> None:
    # The service serves pages of the client with their own titles, and with what is said of them.
    served = {"web-description", "web-lost", "web-study", *GAMES.values()}
    # Why somebody was reported is said in the terminal, too.
    served |= set(REASONS.values())
    served |= {key for page in ALONE.values() for key in page}
    assert web_keys_of_python() == served - {""}


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_says_nothing_that_is_loaded_later(language: str) -> None:
    assert len(said_first(language)) > 40
    assert said_first(language) <= learned_first(language)
