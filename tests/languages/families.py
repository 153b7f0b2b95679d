"""The families of messages whose keys are made while the program runs, and all their keys."""

from functools import cache

from workshop.messages import own_keys, shelf_keys

from serpentry.catalogue import BOXES, names
from serpentry.pictures.naming import in_key
from serpentry.players import ROSTER
from serpentry.printing.document import GUIDE, RULES
from serpentry.table.bots import NAMES
from serpentry.tabletop.options import GROUPS

MADE = (
    "print-part-",
    "option-",
    "choice-",
    "help-",
    "blurb-",
    "player-",
    "about-",
    "because-",
    "group-",
    "preset-",
    "bot-",
    "starts-",
)
"""Their keys are put together from names of games, options and players."""

SWITCH = ("option-on", "option-off")
WORD = "word-"
"""Words for what programs call by a name; which there are is found by playing."""


def is_made(key: str) -> bool:
    """Whether the key is written out nowhere in the code."""
    return key.startswith((*MADE, WORD))


def player_keys() -> frozenset[str]:
    """The names of the computers, and how they play."""
    return frozenset(f"{kind}-{in_key(name)}" for name in ROSTER for kind in ("player", "about"))


def print_keys() -> frozenset[str]:
    """What the sheets of printed games are called."""
    contents = [box.set_up(box.seats[-1]).contents() for box in BOXES]
    batches = {batch.name for one in contents for batch in one.component_sets}
    grounds = {ground.name for one in contents for ground in one.grounds}
    return frozenset(f"print-part-{name}" for name in batches | grounds | {GUIDE, RULES})


def form_keys() -> frozenset[str]:
    """What options are about, the books there are, and what computers are called."""
    books = {f"preset-{one.name}" for box in BOXES for one in box.presets}
    lines = {f"{book}-line" for book in books}
    bots = {f"bot-{name}" for name in NAMES}
    sides = {"option-colour", "help-colour"}
    groups = {f"group-{name}" for name in GROUPS}
    return frozenset(bots | groups | sides | books | lines | set(SWITCH))


@cache
def made_keys() -> frozenset[str]:
    """All keys of these families but the words."""
    return (player_keys() | print_keys() | form_keys()).union(*map(shelf_keys, BOXES))


@cache
def keys_of_games(language: str) -> frozenset[str]:
    """What belongs to one game alone: whether it is complete is shown by the game's readiness."""
    found: set[str] = set().union(*map(shelf_keys, BOXES))
    return frozenset(found.union(*(own_keys(name, language) for name in names())))
