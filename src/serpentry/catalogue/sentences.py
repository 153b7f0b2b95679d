"""What a narrator says, put into a language with the names of those who sit at the table."""

from collections.abc import Sequence

from serpentry.languages import say, worded_facts
from serpentry.tabletop.narrator import AtSeat, Sentence


def said(sentence: Sentence, names: Sequence[str], language: str) -> str:
    """The sentence in a language; `names` are those of the seats, as this reader knows them."""
    named = {key: fact for key, fact in sentence.facts.items() if not isinstance(fact, AtSeat)}
    people = {
        key: names[fact.seat] for key, fact in sentence.facts.items() if isinstance(fact, AtSeat)
    }
    return say(language, sentence.key, {**worded_facts(language, named), **people})
