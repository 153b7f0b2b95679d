"""The families of messages whose keys are made while the program runs, and all their keys."""

from functools import cache

from serpentry.catalogue import BOXES
from serpentry.catalogue.wording import SIZE
from serpentry.languages import key_of
from serpentry.players import ROSTER
from serpentry.tabletop.options import Choice, kinds
from tests.languages.sentences import sentences

FROM_CODE = ("why-", "word-", "blurb-", "help-", "about-")
"""Their English words are in the code, so that the English files have none of them."""

MADE = ("option-", "choice-", "player-")
"""Their keys are put together from names of games, options and players."""


def is_from_code(key: str) -> bool:
    """Whether the English words of a message are in the code."""
    return key.startswith(FROM_CODE)


def is_made(key: str) -> bool:
    """Whether the key is written out nowhere in the code."""
    return is_from_code(key) or key.startswith(MADE)


@cache
def made_keys() -> frozenset[str]:
    """All keys of these families but the words, which are found by playing."""
    found = {key_of(words) for words in sentences()}
    for box in BOXES:
        found.add(f"blurb-{box.name}")
        for option, kind in kinds(box.options).items():
            found |= {f"option-{box.name}-{option}", f"help-{box.name}-{option}"}
            values = kind.values if isinstance(kind, Choice) else ()
            found |= {
                f"choice-{box.name}-{option}-{value}"
                for value in values
                if not SIZE.fullmatch(value)
            }
    for player in ROSTER:
        found |= {f"player-{player}", f"about-{player}"}
    return frozenset(found)
