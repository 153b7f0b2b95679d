"""Phrases that everybody at a table reads in their own language, no matter who says them."""

from functools import cache

from serpentry.languages import LANGUAGES, say
from serpentry.table.words import clean_chat

PHRASES = ("phrase-hello", "phrase-good-luck", "phrase-thanks", "phrase-well-played")


def phrase_of(text: str) -> str:
    """The key of the phrase that a line of chat is; empty if it isn't one."""
    return _known().get(text, "")


@cache
def _known() -> dict[str, str]:
    return {clean_chat(say(one, key)): key for key in PHRASES for one in LANGUAGES}
