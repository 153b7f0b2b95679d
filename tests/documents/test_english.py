"""The documentation is plain English: phrases that a native reader stumbles over are faults."""

import re
from pathlib import Path

import pytest

from tests.documents.pages import DOCS, FENCE, PAGES, ROOT, name_of, prose_of, text_of

LONGEST_LINE = 120
CATALOGUE = ROOT / "src" / "serpentry" / "languages" / "en"
COUNTED = (
    "agent|bit|byte|evaluation|game|hit|line|message|millisecond|move|piece|playout|position"
    "|request|round|sample|second|simulation|step|time|token|weight|word"
)
EACH = (
    "address|bot|cell|core|day|game|guest|hour|kind|line|machine|minute|month|move|page|player"
    "|position|puzzle|round|rule|seat|second|side|state|table|turn|weight|week|worker"
)
FAULTS = {
    r"\bwhoever\b": "the player who, anyone who",
    r"(?-i:\bWho) (?!\w+:|[^.]*\?)": "players who, anyone who",
    r"\b(?:and|but|if|than|for|to) who (?:is|has|can|does|comes|wants|joins)\b": "anyone who",
    r"\b(?:is|are|was|were|be|been) (?:told|said)\b(?! to)": "shown, sent, reported",
    r"\b(?:told|said) (?:from|which|apart|as|in|by|so)\b": "shown, sent, marked",
    r"(?<!there )\b(?:is|are) (?:no (?!longer|more|less|fewer|\w+er\b)|none\b)": "isn't, don't",
    r"\balike\b": "the same, equal, both",
    r"\bhouse(?!\s+(?:tile|rule))\b": "server, project",
    r"\bmoving house\b": "migration",
    r"\b(?:over|on|without) the net\b|\bnet(?: is| was)? off\b|\b(?:no|broken) net\b": "network",
    rf"\b(?:(?:{COUNTED})s|one|kB|MB|ms) an? (?:{EACH})\b": "per",
    r"\b(?:go|goes|went|going|gone) on\b(?! to)": "continue, resume",
    r"\blooked (?:through|over|at most)\b": "reviewed, verified",
    r"\bso many\b(?! that)|\bas ever\b|\banew\b|\bof late\b|\bto be had\b": "N, again, recently",
    r"\bless the\b(?= \w+ of)|\bscore less\b": "minus",
    r"\b(?:games?|tables?|5G|Schlangennest|Sssnake|Carnival) (?:of|for) (?:two|three|four|five)\b"
    r"(?! players| or| to| people)": "two-player",
    r"\b(?:he|him|his)\b": "they, it",
    r"\b(?:foreman|knob|stills|dear)\b|\bthe eye\b|\bbooks? to play by\b": "a plain word",
    r"\b(?:lie|lies|lay|lays|laid)\b": "is, is placed, placed",
    r", too(?! \w)\b": "also, as well",
    r"\d %": "95%, without a space",
    r"[’‘]": "a straight apostrophe",
}
HEADINGS = {
    r"^(?:Begin|Beside|Keeping|Looking|Made|Thought|Until|With)\b": "what a reader finds below",
    r"^What (?:is (?!in )|counts$|you can|time )": "Guarantees, Tests, What may change",
    r"\b(?:it|them|yours)$": "the thing itself",
    r"\b(?:buys|carries|speaks?|reads|of (?:our|your) own)\b": "a noun that says what it is",
}
"""Headings that only those understand who have read what follows."""
OTHERS = {DOCS / "games", DOCS / "rulebooks"}
"""Rule pages are read by `tests/languages`; ledgers follow the words of the rulebooks."""
BESIDE = sorted([*ROOT.glob("bench/**/*.md"), *ROOT.glob("training/**/*.md")])
READ = [*(page for page in PAGES if not OTHERS & set(page.parents)), *BESIDE]


@pytest.mark.parametrize("page", READ, ids=name_of)
def test_a_page_is_plain_english(page: Path) -> None:
    prose = prose_of(page)
    assert not [
        f"{found[0].strip()!r} in {around(prose, found)!r}: write {better}"
        for pattern, better in FAULTS.items()
        for found in re.finditer(pattern, prose, re.IGNORECASE | re.MULTILINE)
    ]


@pytest.mark.parametrize("page", READ, ids=name_of)
def test_a_heading_says_what_is_below_it(page: Path) -> None:
    text = FENCE.sub("", text_of(page))
    headings = re.findall(r"^#+ (?:\d+\. )?(.*)$", text, re.MULTILINE)
    assert not [
        f"{heading!r}: write {better}"
        for heading in headings
        for pattern, better in HEADINGS.items()
        if re.search(pattern, heading)
    ]


@pytest.mark.parametrize("page", READ, ids=name_of)
def test_lines_of_prose_fit_an_editor(page: Path) -> None:
    lines = FENCE.sub("", text_of(page)).splitlines()
    prose = [line for line in lines if not line.lstrip().startswith("|")]
    assert not [line for line in prose if len(line) > LONGEST_LINE]


def test_the_help_of_commands_is_plain_english() -> None:
    texts = [path.read_text(encoding="utf-8") for path in sorted(CATALOGUE.glob("cli/*.ftl"))]
    prose = re.sub(r"^#.*|^[\w-]+ = ", "", "\n".join(texts), flags=re.MULTILINE)
    assert not [
        f"{found[0]!r} in {around(prose, found)!r}: write {better}"
        for pattern, better in FAULTS.items()
        for found in re.finditer(pattern, prose.replace("’", "'"), re.IGNORECASE | re.MULTILINE)
    ]


def around(prose: str, found: re.Match[str]) -> str:
    """What stands beside it."""
    return " ".join(prose[max(0, found.start() - 30) : found.end() + 30].split())
