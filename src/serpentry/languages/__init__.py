"""What Serpentry says, in several languages: messages have keys, and Fluent files their words."""

from serpentry.languages.phrasebook import (
    ENGLISH,
    LANGUAGES,
    best_language,
    catalogue_text,
    keys,
    say,
)
from serpentry.languages.phrases import explain, key_of, translated, worded_facts

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "best_language",
    "catalogue_text",
    "explain",
    "key_of",
    "keys",
    "say",
    "translated",
    "worded_facts",
]
