"""What Serpentry says, in several languages: messages have keys, and Fluent files their words."""

from serpentry.languages.language import Language
from serpentry.languages.phrasebook import (
    ENGLISH,
    LANGUAGES,
    best_language,
    catalogue_text,
    keys,
    say,
)
from serpentry.languages.phrases import explain, listed, translated
from serpentry.languages.plain import found, understood
from serpentry.languages.sentence import AtSeat, Fact, Sentence, number, sentence, word, words

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "AtSeat",
    "Fact",
    "Language",
    "Sentence",
    "best_language",
    "catalogue_text",
    "explain",
    "found",
    "keys",
    "listed",
    "number",
    "say",
    "sentence",
    "translated",
    "understood",
    "word",
    "words",
]
