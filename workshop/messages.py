"""The messages that a game needs in every language."""

import re
from collections.abc import Iterable
from functools import cache
from random import Random

from fluent.syntax import FluentParser, ast

from serpentry.catalogue.wording import SIZE
from serpentry.languages import ENGLISH, LANGUAGES, keys, word
from serpentry.languages.phrasebook import entries
from serpentry.tabletop.game import AnyBox
from serpentry.tabletop.helpers.walk import random_walk
from serpentry.tabletop.options import Choice, kinds
from serpentry.tabletop.presets import differing
from workshop.checkout import checkout
from workshop.sentences import KEY, spoken_keys

LETTERS = re.compile(r"[^\W\d_]+")
PLACEABLE = re.compile(r"{[^{}]*}")

SAMPLE_COUNT = 5
"""Words are looked for in games of so many sample set-ups."""


def missing_messages(box: AnyBox) -> dict[str, list[str]]:
    """By language, the keys of a game that it has no words for, or only the English ones."""
    wanted = shelf_keys(box) | sentence_keys(box) | word_keys(box) | score_keys(box)
    wanted |= own_keys(box.name, ENGLISH)
    return {
        language: sorted(wanted - keys(language) | untranslated(wanted, language))
        for language in LANGUAGES
    }


def untranslated(wanted: Iterable[str], language: str) -> set[str]:
    """Those of the keys under which another language has an English sentence."""
    if language == ENGLISH:
        return set()
    english, own = entries(ENGLISH), entries(language)
    told = {key: _words(own.get(key, "")) for key in wanted if KEY.fullmatch(key)}
    return {key for key, words in told.items() if words and words == _words(english.get(key, ""))}


def _words(entry: str) -> list[str]:
    """The words of a message that a translator has to translate."""
    return LETTERS.findall(PLACEABLE.sub("", entry.partition("=")[2].partition("\n\n")[0]))


@cache
def own_keys(game: str, language: str) -> frozenset[str]:
    """The messages in a game's own files, and those of its lesson."""
    folder = checkout().messages(game, language).parents[1]
    files = sorted(folder.rglob(f"{game}.ftl"))
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    body = FluentParser().parse(text).body
    own = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    lesson = {key for key in keys(language) if key.startswith(f"guide-{game}-")}
    return frozenset(own | lesson)


def shelf_keys(box: AnyBox) -> set[str]:
    """The game itself, its options and their values."""
    found = {f"blurb-{box.name}", f"starts-{box.name}"}
    found |= {f"because-{box.name}-{option}" for option in differing(box.presets)}
    for option, kind in kinds(box.options).items():
        found |= {f"option-{box.name}-{option}", f"help-{box.name}-{option}"}
        values = kind.values if isinstance(kind, Choice) else ()
        labelled = [value for value in values if not SIZE.fullmatch(value)]
        found |= {f"choice-{box.name}-{option}-{value}" for value in labelled}
    return found


def sentence_keys(box: AnyBox) -> frozenset[str]:
    """Why moves and set-ups are refused, and games won."""
    return spoken_keys(checkout().source(box.name).rglob("*.py")) - set(box.rule_ids)


def word_keys(box: AnyBox) -> set[str]:
    """What seats are called, and why games are won."""
    found: set[str] = set()
    for seats, options in box.samples[:SAMPLE_COUNT]:
        game = box.set_up(seats, options)
        *_, (_, _, last) = random_walk(game.rules, Random(3))
        outcome = game.rules.outcome(last)
        assert outcome is not None
        found.add(outcome.reason.key)
        for seat in range(seats):
            found |= {word(name).key for name in game.face.seat_name(seat).split(" and ")}
    return found


def score_keys(box: AnyBox) -> set[str]:
    """What scores are counted in, and what they consist of while a game goes on."""
    game = box.set_up()
    parts = game.judge.breakdown(game.rules.start())
    return {game.judge.unit, game.judge.lead_unit, *(key for one in parts for key, _ in one)}
