"""The families of messages whose keys are made while the program runs, and all their keys."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from serpentry.catalogue import BOXES, names
from serpentry.languages import key_of
from serpentry.players import ROSTER
from serpentry.workshop.checkout import checkout
from serpentry.workshop.messages import is_from_code, own_keys, sentence_keys, shelf_keys
from serpentry.workshop.sentences import sentences

MADE = ("option-", "choice-", "player-")
"""Their keys are put together from names of games, options and players."""


def is_made(key: str) -> bool:
    """Whether the key is written out nowhere in the code."""
    return is_from_code(key) or key.startswith(MADE)


@cache
def all_sentences() -> dict[str, set[str]]:
    """Every sentence that refuses, of the games and of all that they share, with its facts."""
    return shared_sentences() | _gathered(map(checkout().source, names()))


@cache
def shared_sentences() -> dict[str, set[str]]:
    """Those of the table top, and of what several games need."""
    package = checkout().package
    beside = [
        folder
        for folder in (package / "games").iterdir()
        if folder.is_dir() and folder.name not in names()
    ]
    return _gathered([package / "tabletop", *beside])


def _gathered(folders: Iterable[Path]) -> dict[str, set[str]]:
    return {words: facts for one in folders for words, facts in sentences(one).items()}


@cache
def shared_keys() -> frozenset[str]:
    """The keys of these families that belong to no game; words are found by playing."""
    players = {f"{kind}-{player}" for player in ROSTER for kind in ("player", "about")}
    return frozenset({key_of(words) for words in shared_sentences()} | players)


@cache
def keys_of_games(language: str) -> frozenset[str]:
    """What belongs to one game alone: whether it is complete is told by the game's readiness."""
    return frozenset().union(*(own_keys(name, language) for name in names()))


@cache
def made_keys() -> frozenset[str]:
    """All keys of these families but the words."""
    games = [shelf_keys(box) | sentence_keys(box) for box in BOXES]
    return shared_keys().union(*games)
