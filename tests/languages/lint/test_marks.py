"""How every language is written: apostrophes, quotes, spaces, percent signs, names of buttons."""

import re

from tools.typography import files

from serpentry.languages import ENGLISH
from tests.languages.lint.reading import IN_EVERY, PAGES, pages, texts


@IN_EVERY
def test_rule_pages_have_curly_apostrophes(language: str) -> None:
    straight = re.compile(r"\w'\w")
    assert not [name for name, page in pages(language).items() if straight.search(page)]


def test_french_rule_pages_have_no_break_spaces() -> None:
    wrong = re.compile(r" [;!?:»]|« ")
    assert not [name for name, page in pages("fr").items() if wrong.search(page)]


ALONE = re.compile(r"^[ \u00a0]*[,.;:!?](?=\s)|[^\s|`]\s[,.](?=\s)|,,|: :|(?<![-|]):: ", re.M)


@IN_EVERY
def test_no_mark_of_a_rule_page_stands_alone_or_twice(language: str) -> None:
    folder = PAGES if language == ENGLISH else PAGES / language
    found = {file.stem: ALONE.findall(file.read_text("utf-8")) for file in folder.glob("*.md")}
    assert found
    assert not {name: marks for name, marks in found.items() if marks}


def test_a_mark_that_was_torn_off_is_found() -> None:
    """As on the Czech page of Sssnake, once."""
    assert ALONE.search("je úsekem\n, který vede")
    assert ALONE.search("Výchozí:: vy")
    assert not ALONE.search("| a |\n|:--|\n| 1 |. Also: `x`, and so on.")


@IN_EVERY
def test_apostrophes_and_quotes_are_curly(language: str) -> None:
    straight = [key for key, text in texts(language).items() if re.search("['\"]", text)]
    assert not straight


def test_french_has_no_break_spaces_before_its_marks() -> None:
    wrong = re.compile(r"[^\u202f][;!?](?=[\s}]|$)|[^\u00a0\s{}]:(?=\s|$)| :|«[^\u00a0]|[^\u00a0]»")
    assert not [key for key, text in texts("fr").items() if wrong.search(text)]


@IN_EVERY
def test_a_percent_sign_stands_as_the_language_wants_it(language: str) -> None:
    wrong = r"\s%" if language == ENGLISH else r"[^\u00a0\u202f]%"
    assert not [key for key, text in texts(language).items() if re.search(wrong, text)]


@IN_EVERY
def test_spaces_are_set_as_the_language_wants_them(language: str) -> None:
    unset = [
        file.name
        for file, as_set in files(language)
        if as_set(text := file.read_text(encoding="utf-8"), language) != text
    ]
    assert not unset, "set them: python -m tools.typography"


@IN_EVERY
def test_buttons_that_english_tells_apart_are_told_apart(language: str) -> None:
    """Whoever only hears the names of two buttons must know which is which."""
    english, spoken = texts(ENGLISH), texts(language)
    plain = [
        key for key in english if key.startswith(("shared-", "web-")) and "{}" not in english[key]
    ]
    plain = [key for key in plain if not key.startswith("web-key-")]  # What keys do, in their list.
    by_name: dict[str, set[str]] = {}
    for key in plain:
        by_name.setdefault(spoken[key].casefold(), set()).add(english[key].casefold())
    alike = {name: meant for name, meant in by_name.items() if len(meant) > 1 and name.strip()}
    assert not alike
