"""A sentence, before it is put into any language: the key of a message, and its facts."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TypeAlias, Union

from serpentry.languages.typed import TypedDict

Fact: TypeAlias = Union[str, int, "Sentence", "AtSeat", tuple["Fact", ...]]
"""A name that no language changes (as of a cell), a number, words, a seat, or a list of these."""


def number(value: float) -> Fact:
    """A number as a fact: messages count with whole ones, and others are written."""
    return int(value) if float(value).is_integer() else f"{value:g}"


class SentenceInfo(TypedDict):
    """Something to be said: a message key and its facts.

    A fact is a text or number, another of these, `{"seat": 1}` for whoever sits there, or a list.
    """

    key: str
    facts: Mapping[str, object]


Written: TypeAlias = str | int | Sequence["Written"] | Mapping[str, "Written"] | SentenceInfo
"""What a fact is as JSON."""


@dataclass(frozen=True)
class AtSeat:
    """The player who sits there, by the name that the reader knows."""

    seat: int


@dataclass(frozen=True)
class Sentence:
    """A message by its key, with the facts of this case; a single word is one without facts."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def json(self) -> SentenceInfo:
        """Key and facts as JSON, so that a program can say it itself; nobody changes that.

        Words and names of places are shown again and again: what was written once is kept.
        """
        known: SentenceInfo | None = self.__dict__.get("written")
        if known is not None:
            return known
        facts = {name: _json(one) for name, one in self.facts.items()}
        made: SentenceInfo = {"key": self.key, "facts": facts}
        self.__dict__["written"] = made
        return made

    def retold(self, change: Callable[["Sentence"], Fact]) -> "Sentence":
        """The same, with every sentence and word in it changed, the innermost first."""
        return Sentence(self.key, {name: _changed(one, change) for name, one in self.facts.items()})


def sentence(key: str, **facts: Fact) -> Sentence:
    """The message of a key with these facts."""
    return Sentence(key, facts) if facts else _without_facts(key)


@cache
def _without_facts(key: str) -> Sentence:
    return Sentence(key)


@cache
def word(name: str) -> Sentence:
    """The word for something that programs call by a name: `log corner` is `word-log-corner`."""
    plain = re.sub(r" -(?=\d)", " minus ", name.lower())
    return Sentence("word-" + re.sub(r"[^a-z0-9]+", "-", plain).strip("-"))


def words(names: Iterable[str]) -> tuple[Sentence, ...]:
    """The words for several things, to be listed in a sentence."""
    return tuple(map(word, names))


def _changed(fact: Fact, change: Callable[[Sentence], Fact]) -> Fact:
    if isinstance(fact, tuple):
        return tuple(_changed(one, change) for one in fact)
    return change(fact.retold(change)) if isinstance(fact, Sentence) else fact


def _json(fact: Fact) -> Written:
    if isinstance(fact, Sentence):
        return fact.json()
    if isinstance(fact, AtSeat):
        return {"seat": fact.seat}
    return [_json(one) for one in fact] if isinstance(fact, tuple) else fact
