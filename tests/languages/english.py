"""Which words of a text in another language are English?"""

import re
from collections.abc import Iterable
from functools import cache

from serpentry.catalogue import find, names
from serpentry.languages import ENGLISH
from tests.languages.lint.reading import pages, texts

WORD = re.compile(r"(?<![\w’'-])[^\W\d_]{3,}(?![\w’'-])")


def english_in(said: Iterable[str], language: str) -> dict[str, str]:
    """The English words among a text in another language, each with where it stands."""
    strange = _words_of(ENGLISH) - _words_of(language) - _names()
    return {word: text for text in said for word in _words(text) if word in strange}


@cache
def _words_of(language: str) -> frozenset[str]:
    """The words of a language's catalogue and rule pages."""
    everything = [*texts(language).values(), *pages(language).values()]
    return frozenset(word for text in everything for word in _words(text))


@cache
def _names() -> frozenset[str]:
    """What games are called everywhere."""
    titles = [find(name).title for name in names()]
    return frozenset(word for title in ["Serpentry", *titles] for word in _words(title))


def _words(text: str) -> list[str]:
    return [word.lower() for word in WORD.findall(text)]
