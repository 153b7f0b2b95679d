"""The families of messages whose keys are made while the program runs, and all their keys."""

from functools import cache

from serpentry.catalogue import BOXES
from serpentry.catalogue.telling import SIZE
from serpentry.players import ROSTER
from serpentry.tabletop.options import Choice, kinds

MADE = ("option-", "choice-", "help-", "blurb-", "player-", "about-")
"""Their keys are put together from names of games, options and players."""

WORD = "word-"
"""Words for what programs call by a name; which there are is found by playing."""


def is_made(key: str) -> bool:
    """Whether the key is written out nowhere in the code."""
    return key.startswith((*MADE, WORD))


@cache
def made_keys() -> frozenset[str]:
    """All keys of these families but the words."""
    found: set[str] = set()
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
