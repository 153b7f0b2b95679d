"""Messages told with awkward facts are still sentences: no leftovers, doubled marks or raw keys."""

import re

import pytest
from rich.markup import render

from serpentry.languages import ENGLISH, keys, say
from tests.languages.awkward import NAMES, messages, sample, told
from tests.languages.lint.reading import IN_EVERY
from tests.languages.sample import FOLDER

FAULTS = {
    "a doubled space or mark": r"[ \u00a0]{2}|::|: :|,,|(?<!\.)\.\.(?!\.)",
    "a space before a mark": r"\s[,.](?:\s|$)",
    "a line that begins with a comma": r"(?:^|\n)\s*,",
    "something of Fluent": r"[{}$]",
    "from a number to the same": rf"\b(\d+|{'|'.join(NAMES)}) (?:to|bis|à|до|až) \1\b",
}
COLUMNS = {"cli-bot-ok", "cli-bot-wrong"}
"""Lines of a list whose second words stand below one another."""
ENDS_DIFFER = {
    "limits that are never the same": (
        *("why-sssnake-die", "allowed-number", "why-print-scale", "why-animation-tempo"),
        *("why-picture-size", "why-animation-range"),
    ),
    "an interval of a measured figure": (
        "web-puzzle-behind",
        "web-puzzle-behind-judged",
        "lab-span",
        "lab-span-share",
    ),
    "a colour and a square": ("why-carnival-dead-ends-other", "why-carnival-log-dead-end"),
    "the words for back to back": ("print-step-backs",),
    "where both are the same, something else is said": (
        *("web-holiday-booked", "summary-schlangennest-bounds", "plain-club-gap"),
    ),
}
MARKED_UP = {"allowed-eyes"}
"""Messages with brackets, which the terminal must escape (`test_terminal.py`)."""
WORDS = re.compile(r"\b[a-z]{4,}\b")


@IN_EVERY
def test_a_message_with_awkward_facts_is_a_sentence(language: str) -> None:
    """Also one without facts, which may have been mended by replacement."""
    excused = {key for given in ENDS_DIFFER.values() for key in given} | COLUMNS
    faults = {
        f"{key}: {what}": text
        for key in keys(ENGLISH) - excused
        for _, text in told(key, language)
        for what, pattern in FAULTS.items()
        if re.search(pattern, text)
    }
    assert not faults


@IN_EVERY
def test_no_message_says_the_key_of_another(language: str) -> None:
    known = keys(ENGLISH)
    raw = {
        key: text
        for key in messages()
        for _, text in told(key, language)
        if known.intersection(re.findall(r"\b[a-z]+(?:-[a-z0-9_]+)+\b", text))
    }
    assert not raw


@IN_EVERY
def test_no_message_is_said_in_english(language: str) -> None:
    english = {
        key: text
        for key in messages()
        for facts, text in told(key, language)
        if language != ENGLISH and text == say(ENGLISH, key, facts) and len(WORDS.findall(text)) > 1
    }
    assert not english


@IN_EVERY
def test_the_terminal_eats_no_brackets(language: str) -> None:
    eaten = {
        key
        for key in keys(ENGLISH) - MARKED_UP
        if "[" in (text := say(language, key)) and render(text).plain != text
    }
    assert not eaten


@IN_EVERY
def test_what_is_counted_is_kept_to_be_read(language: str) -> None:
    written = (FOLDER / f"{language}-counted.txt").read_text(encoding="utf-8")
    assert sample(language) == written, "renew it: make words"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Moves here:: 3", "a doubled space or mark"),
        ("cells , such as [[-2, 0]]", "a space before a mark"),
        ("This game is for 2 to 2 players.", "from a number to the same"),
        ("\n, and so on", "a line that begins with a comma"),
    ],
)
def test_a_fault_of_earlier_texts_is_found(text: str, fault: str) -> None:
    assert re.search(FAULTS[fault], text)
