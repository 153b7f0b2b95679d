"""What the games say, in other languages: its key is made of the English words themselves.

Games keep their English sentences in the code, as words with {names} for facts. A sentence's
message is `why-` and its words; that of a word among the facts (a colour, a card) is `word-` and
the word. A word may have forms, as attributes of its message: `.of = зелёной` is given to the
sentence as `$colour_of` beside `$colour`.
"""

import re
from collections.abc import Mapping
from functools import cache

from serpentry.languages.phrasebook import ENGLISH, forms, keys, say

Facts = Mapping[str, str | int]

SENTENCE, WORD = "why", "word"
VERBATIM = frozenset({"name", "given", "known", "title"})
"""Facts that are names for programs, or were typed by somebody: no language changes them."""


def key_of(words: str, family: str = SENTENCE) -> str:
    """The key of English words: the words themselves, as a slug."""
    plain = re.sub(r" -(?=\d)", " minus ", words.lower()).replace("'", "")
    slug = re.sub(r"[^a-z0-9]+", "-", plain)
    return f"{family}-{slug.strip('-')}"


def explain(language: str, words: str, facts: Facts) -> str:
    """A sentence with {names} for its facts, in a language; in English if it is not known there."""
    key = key_of(words)
    if language == ENGLISH or key not in keys(language):
        return words.format(**facts) if facts else words
    return say(language, key, worded_facts(language, facts))


def worded_facts(language: str, facts: Facts) -> dict[str, str | int]:
    """The facts of a sentence in a language: its words translated, with the forms they have."""
    arguments: dict[str, str | int] = {}
    for name, fact in facts.items():
        arguments |= _arguments(language, name, fact)
    return arguments


def _arguments(language: str, name: str, fact: str | int) -> dict[str, str | int]:
    if isinstance(fact, int) or name in VERBATIM:
        return {name: fact}
    found = forms(language, key_of(fact, WORD))
    spoken = {f"{name}_{form}": text for form, text in found.items()}
    return {name: translated(language, fact), **spoken}


def translated(language: str, words: str) -> str:
    """A word or a list of words in a language; those it does not know, such as a1, stay."""
    if language == ENGLISH:
        return words
    if key_of(words, WORD) in keys(language):
        return say(language, key_of(words, WORD))
    return "".join(_part(language, part) for part in re.split(r"(, | and )", words))


@cache
def _part(language: str, part: str) -> str:
    key = key_of(part, WORD)
    if key not in keys(language):
        return part
    word = say(language, key)
    return f" {word} " if part == " and " else word
