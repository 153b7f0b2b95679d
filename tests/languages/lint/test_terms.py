"""Everything that people read uses the words of the glossary, in any inflection."""

import re
from collections.abc import Callable

import pytest

from tests.languages.lint.glossary import SLIPS
from tests.languages.lint.reading import IN_EVERY, lesson_texts, pages, sheets, texts

Reader = Callable[[str], dict[str, str]]
NAMED_BY_PROGRAMS = re.compile(r"\b[a-z]+_[a-z_]+\b|`")
"""What no sheet of paper should say: the name of an option, or code."""


@IN_EVERY
def test_every_message_uses_the_words_of_the_glossary(language: str) -> None:
    assert not slips(language, texts)


@IN_EVERY
@pytest.mark.parametrize("read", [pages, lesson_texts, sheets])
def test_pages_lessons_and_sheets_use_the_words_of_the_glossary(
    language: str, read: Reader
) -> None:
    assert not slips(language, read)


def slips(language: str, read: Reader) -> list[str]:
    return [
        f"{name}: {found} (better: {slip.instead})"
        for name, text in read(language).items()
        for slip in SLIPS[language]
        if (found := slip.found_in(name, text))
    ]


@IN_EVERY
def test_printed_sheets_name_nothing_as_programs_do(language: str) -> None:
    found = {name: NAMED_BY_PROGRAMS.findall(text) for name, text in sheets(language).items()}
    assert not {name: names for name, names in found.items() if names}


@IN_EVERY
@pytest.mark.parametrize("read", [lesson_texts, sheets])
def test_lessons_and_sheets_have_curly_apostrophes(language: str, read: Reader) -> None:
    straight = re.compile(r"\w'\w")
    assert not [name for name, text in read(language).items() if straight.search(text)]


INFLECTED = {
    "en": ("Laid", "grays", "rule sheets", "notices", "3 days a move", "“x” is no line"),
    "de": (
        *("Ärgers", "Kreuzstämmen", "Ebene", "Rechenwerks", "Regelblätter"),
        *("Schreiben Sie hier", "Finden Sie den besten Zug", "gehört Ihnen nicht", "Lege es"),
    ),
    "fr": ("Bouts", "terrains", "forages", "lignes droites", "exploitants"),
    "ru": ("Обрубок", "тропинкой", "Гремучей змеёй", "спасовали", "Нарастить", "двойным поворотом"),
    "cs": (
        "Hřiště",
        "polenem",
        "rovince",
        "domečku",
        "Potížím",
        "odkrytýma rukama",
        "je přeskočen",
    ),
}


@IN_EVERY
def test_a_word_is_found_in_any_inflection(language: str) -> None:
    unseen = [
        word
        for word in INFLECTED[language]
        if not any(slip.finder.search(word) for slip in SLIPS[language])
    ]
    assert not unseen
