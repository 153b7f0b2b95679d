"""What is written in English alone, found again in the catalogue, so every language can say it.

Typer, pydantic and the system know no other language, and files are read far below those who speak
to anybody. The English catalogue has what they say as `plain-…`: a text that is one of these
messages, with whatever facts, is that sentence. A fact may be such a text in turn.
"""

import re
from functools import cache

from serpentry.languages.phrasebook import ENGLISH, entries
from serpentry.languages.sentence import Fact, Sentence

PLAIN = "plain-"
BARE, TEXT = "in-plain-words", "text"
"""What is nothing but a text, which begins as it was written: perhaps with the name of a file."""
REASON = "why"
"""The fact of other sentences in which somebody else says what happened."""
FACT = re.compile(r"\{ \$(\w+) \}")
QUOTES = "[\"'“”‘’]"
LONGEST = 400
"""What is longer quotes more than anybody reads, and looking for its facts would take long."""


def understood(told: Sentence) -> Sentence:
    """The same, with what it wrote in plain English found in the catalogue."""
    text, why = told.facts.get(TEXT), told.facts.get(REASON)
    if told.key == BARE and isinstance(text, str):
        known = found(text)
        return known if isinstance(known, Sentence) else told
    return Sentence(told.key, {**told.facts, REASON: found(why)}) if isinstance(why, str) else told


def found(text: str) -> Fact:
    """The sentence that an English text is; the text itself if it isn't one of them."""
    for key, pattern in _patterns() if len(text) <= LONGEST else ():
        if match := pattern.fullmatch(text.strip()):
            return Sentence(key, {name: found(one) for name, one in match.groupdict().items()})
    return text


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """What to look for; where two fit, the one that says more itself comes first."""
    written = {
        key: entry.partition("=")[2].strip()
        for key, entry in entries(ENGLISH).items()
        if key.startswith(PLAIN)
    }
    by_length = sorted(written, key=lambda key: -len(FACT.sub("", written[key])))
    return [(key, _pattern(written[key])) for key in by_length]


def _pattern(message: str) -> re.Pattern[str]:
    """A message with room for its facts; the library may write other quotation marks."""
    literal = [re.sub(r"[“”’]", QUOTES, re.escape(part)) for part in FACT.split(message)[::2]]
    names = FACT.findall(message)
    facts = [f"(?P<{name}>.+?)" for name in names]
    return re.compile("".join(a + b for a, b in zip(literal, [*facts, ""], strict=True)), re.DOTALL)
