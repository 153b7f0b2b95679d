"""Reasons as sentences: members are called by the names that they have now."""

from serpentry.clubs.state import Club, Reason
from serpentry.languages import Fact, Sentence, explain


def sentence_of(club: Club, reason: Reason) -> Sentence:
    """A reason as a sentence, ready to be put into any language."""
    names = tuple(club.members[one].name for one in reason.who)
    of_names: dict[str, Fact] = {"players": names, "player": names[0]} if names else {}
    return Sentence(reason.key, {**of_names, **dict(reason.facts)})


def told(club: Club, reasons: tuple[Reason, ...], language: str) -> str:
    """Why, in a few sentences."""
    return " ".join(explain(sentence_of(club, one), language) for one in reasons)
