"""What Serpentry says, in several languages: messages have keys, and Fluent files their words."""

from serpentry.languages.phrasebook import (
    ENGLISH,
    LANGUAGES,
    best_language,
    catalogue_text,
    keys,
    say,
)

__all__ = ["ENGLISH", "LANGUAGES", "best_language", "catalogue_text", "keys", "say"]
