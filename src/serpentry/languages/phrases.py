"""Saying a sentence in a language: its facts are put into words first, each in the forms it has.

A word may have forms, as attributes of its message: of `word-green`, `.of = зелёной` is given to
the sentence as `$colour_of` beside `$colour`. A list has the forms that all its members have, and
one with *or*: `$colours_or`, `$colours_of_or`. A sentence that begins with a word of the catalogue
begins with a capital letter.
"""

from collections.abc import Sequence
from functools import lru_cache

from serpentry.languages.phrasebook import ENGLISH, forms, say
from serpentry.languages.sentence import AtSeat, Fact, Sentence, words

Spoken = dict[str, str | int]
ALL_OF, ONE_OF, OR = "list-of-several", "list-of-choices", "or"
NOBODY_KNOWN = "shared-player-number"
ENDS_OF_SENTENCES = (".", "!", "?")


def explain(told: Sentence, language: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """A sentence in a language, English if it is not known there.

    `names` are those of the seats, as this reader knows them; without any, seats have numbers.
    """
    arguments = _arguments(told, language, names)
    text = say(language, told.key, arguments)
    return _begun(text, told, arguments) if text[:1].islower() else text


def listed(facts: Sequence[Fact], language: str = ENGLISH, names: Sequence[str] = ()) -> str:
    """Several things as a language lists them: a1, b2 and c3."""
    return _joined([str(_spoken(fact, language, names)) for fact in facts], ALL_OF, language)


def _arguments(told: Sentence, language: str, names: Sequence[str]) -> Spoken:
    """The facts of a sentence in words, and the forms that these words have."""
    arguments: Spoken = {}
    for name, fact in told.facts.items():
        arguments[name] = _spoken(fact, language, names)
        inflected = _forms(fact, language, names)
        arguments |= {f"{name}_{form}": text for form, text in inflected.items()}
    return arguments


def _forms(fact: Fact, language: str, names: Sequence[str]) -> dict[str, str]:
    match fact:
        case Sentence():
            return forms(language, fact.key, _arguments(fact, language, names))
        case tuple() if fact:
            return _forms_of_list(fact, language, names)
    return {}


def _forms_of_list(facts: tuple[Fact, ...], language: str, names: Sequence[str]) -> dict[str, str]:
    """The list with *or*, and both lists of every form that all members have."""
    each = [_forms(fact, language, names) for fact in facts]
    plain = [str(_spoken(fact, language, names)) for fact in facts]
    found = {OR: _joined(plain, ONE_OF, language)}
    for form in set(each[0]).intersection(*each[1:]):
        inflected = [one[form] for one in each]
        found[form] = _joined(inflected, ALL_OF, language)
        found[f"{form}_{OR}"] = _joined(inflected, ONE_OF, language)
    return found


def _joined(texts: Sequence[str], key: str, language: str) -> str:
    *most, last = texts
    return say(language, key, {"most": ", ".join(most), "last": last}) if most else last


def _spoken(fact: Fact, language: str, names: Sequence[str]) -> str | int:
    match fact:
        case Sentence():
            return explain(fact, language, names)
        case AtSeat(seat):
            return names[seat] if names else say(language, NOBODY_KNOWN, {"number": seat + 1})
        case tuple():
            return listed(fact, language, names)
    return fact


def _begun(text: str, told: Sentence, arguments: Spoken) -> str:
    """A whole sentence with a capital, unless a name or a cell comes first."""
    words_first = any(
        text.startswith(str(said))
        for name, said in arguments.items()
        if said != "" and not isinstance(told.facts.get(name), str | int | AtSeat)
    )
    return text[0].upper() + text[1:] if words_first and text.endswith(ENDS_OF_SENTENCES) else text


@lru_cache(maxsize=1024)
def translated(name: str, language: str) -> str:
    """What programs call by a name, or by several (`green and blue`), in a language."""
    return listed(words(name.split(" and ")), language)
