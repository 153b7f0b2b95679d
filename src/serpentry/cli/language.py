"""The language of the person who reads the terminal: `--language`, or what the environment says."""

import re
from collections.abc import Mapping, Sequence

from serpentry.languages import (
    ENGLISH,
    LANGUAGES,
    Sentence,
    best_language,
    explain,
    found,
    say,
    understood,
)
from serpentry.tabletop.errors import UnknownName
from serpentry.tabletop.helpers.places import as_written

LANGUAGE_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where a terminal's language is set, in the order in which they are read."""
LANGUAGE_OPTION = "--language"

_spoken = [ENGLISH]


def known(language: str) -> str:
    """A language that there is; UnknownName if there is none of that name."""
    if language not in LANGUAGES:
        raise UnknownName("language", language, list(LANGUAGES))
    return language


def speak(language: str) -> None:
    """Speak a language from now on."""
    _spoken[0] = known(language)


def language() -> str:
    """The language now spoken."""
    return _spoken[0]


def t(key: str, **arguments: str | int) -> str:
    """A message in the reader's language."""
    return say(language(), key, arguments)


def told(sentence: Sentence, names: Sequence[str] = ()) -> str:
    """A sentence in the reader's language; cells are called as they are typed."""
    return explain(as_written(understood(sentence)), language(), names)


def in_our_words(english: str) -> str:
    """What a library says, in the reader's language if the catalogue has it."""
    known = found(english)
    return told(known) if isinstance(known, Sentence) else english


def of_environment(environment: Mapping[str, str]) -> str:
    """The language that a terminal's environment asks for, such as `LANG=de_DE.UTF-8`."""
    wanted = next((environment[name] for name in LANGUAGE_VARIABLES if environment.get(name)), "")
    return best_language(re.split(r"[_.@:]", wanted)[0])


def taken_out(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that the arguments ask for wherever it stands, and the other arguments."""
    rest = list(arguments)
    for at, argument in enumerate(rest):
        if argument.startswith(f"{LANGUAGE_OPTION}="):
            return argument.partition("=")[2], rest[:at] + rest[at + 1 :]
        if argument == LANGUAGE_OPTION and at + 1 < len(rest):
            return rest[at + 1], rest[:at] + rest[at + 2 :]
    return None, rest
