"""Saying a sentence in a language: its facts are put into words first, each in the forms it has.

A word may have forms, as attributes of its message: of `word-green`, `.of = зелёной` is given to
the sentence as `$colour_of` beside `$colour`.
"""

from collections.abc import Sequence
from functools import lru_cache

from serpentry.languages.phrasebook import ENGLISH, forms, say
from serpentry.languages.sentence import AtSeat, Fact, Sentence, words


def explain(told: Sentence, language: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """A sentence in a language, English if it is not known there.

    `names` are those of the seats, as this reader knows them.
    """
    arguments: dict[str, str | int] = {}
    for name, fact in told.facts.items():
        arguments[name] = _spoken(fact, language, names)
        if isinstance(fact, Sentence):
            spoken = forms(language, fact.key)
            arguments |= {f"{name}_{form}": text for form, text in spoken.items()}
    return say(language, told.key, arguments)


def listed(facts: Sequence[Fact], language: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """Several things as a language lists them: a1, b2 and c3."""
    *most, last = (str(_spoken(fact, language, names)) for fact in facts)
    if not most:
        return last
    return say(language, "list-of-several", {"most": ", ".join(most), "last": last})


def _spoken(fact: Fact, language: str, names: Sequence[str]) -> str | int:
    match fact:
        case Sentence():
            return explain(fact, language, names)
        case AtSeat(seat):
            return names[seat]
        case tuple():
            return listed(fact, language, names)
    return fact


@lru_cache(maxsize=1024)
def translated(name: str, language: str) -> str:
    """What programs call by a name, or by several (`green and blue`), in a language."""
    return listed(words(name.split(" and ")), language)
