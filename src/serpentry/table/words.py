"""Names and chat: text from people, cleaned and bounded."""

import unicodedata

LONGEST_NAME = 40
LONGEST_CHAT = 500
UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode categories that show nothing or turn text around: controls, formats, surrogates."""
BLANK = set("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5\ufffc")
"""What shows nothing though it is a letter or sign by category: fillers, the place of an object."""
MOST_MARKS = 2
"""Accents upon one letter; more of them paint over the lines above."""


def clean(text: str, longest: int) -> str:
    """One line of visible text, at most so long."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text[: 4 * longest]):
        category = unicodedata.category(character)
        marks = marks + 1 if category.startswith("M") else 0
        if character in "\t\n\r":
            kept.append(" ")
        elif category not in UNSEEN and character not in BLANK and marks <= MOST_MARKS:
            kept.append(character)
    return " ".join("".join(kept).split())[:longest].strip()


def clean_name(text: str) -> str:
    """A name as it is shown."""
    return clean(text, LONGEST_NAME)


def clean_chat(text: str) -> str:
    """A line of chat as it is shown."""
    return clean(text, LONGEST_CHAT)
