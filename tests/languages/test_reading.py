"""No translation is older than the English it was made from: somebody has read it since."""

from pathlib import Path

import pytest
from workshop.reading import fingerprint, mark_read, read_so_far, texts, unread

from serpentry.languages import ENGLISH, LANGUAGES
from workshop import reading

TRANSLATED = pytest.mark.parametrize("language", [one for one in LANGUAGES if one != ENGLISH])


@TRANSLATED
def test_every_translation_was_read_since_its_english_changed(language: str) -> None:
    assert not unread(language), f"read them: python -m workshop read {language}"


@TRANSLATED
def test_nothing_is_read_that_nobody_says(language: str) -> None:
    assert read_so_far(language).keys() <= texts(ENGLISH).keys()


def test_a_changed_sentence_is_unread_until_somebody_has_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = {"web-home": "web-home = Home", "web-yes": "web-yes = Yes"}
    monkeypatch.setattr(reading, "texts", lambda _: english)
    monkeypatch.setattr(reading, "file_of", lambda language: tmp_path / language)
    assert mark_read("de", ["web-*"]) == ["web-home", "web-yes"]
    assert unread("de") == []
    english["web-home"] = "web-home = Start page"
    assert unread("de") == ["web-home"]
    assert mark_read("de", ["web-yes"]) == []
    assert unread("de") == ["web-home"]
    del english["web-yes"]
    assert mark_read("de", ["web-home"]) == ["web-home"]
    assert list(read_so_far("de")) == ["web-home"]


def test_spaces_that_may_not_break_change_nothing() -> None:
    assert fingerprint("95\u00a0% of\nall") == fingerprint("95 % of all")
    assert fingerprint("95 % of all") != fingerprint("96 % of all")


def test_a_changed_paragraph_of_a_rule_page_changes_its_section_alone() -> None:
    page = "# Snake\nGoal.\n## Set-up\nFour cards.\n### Ends `ends`\nBoth.\n"
    titles = ["Set-up", "Ends `ends`"]
    before, after = (
        reading._sections("snake", text, titles) for text in (page, page.replace("Four", "Five"))
    )
    assert list(before) == ["snake.md#", "snake.md#set-up", "snake.md#ends-ends"]
    assert [name for name in before if before[name] != after[name]] == ["snake.md#set-up"]
