"""The messages that a game needs in every language: keys made of its names, sentences and words."""

from functools import cache
from random import Random

from fluent.syntax import FluentParser, ast

from serpentry.catalogue.telling import SIZE
from serpentry.languages import ENGLISH, LANGUAGES, key_of, keys
from serpentry.tabletop.game import Box
from serpentry.tabletop.options import Choice, kinds
from serpentry.tabletop.walk import random_walk
from serpentry.workshop.checkout import checkout
from serpentry.workshop.sentences import sentences

FROM_CODE = ("why-", "word-", "blurb-", "help-", "about-")
"""Their English words are in the code, so that the English files have none of them."""
SAMPLES = 5
"""Words are looked for in games of so many sample set-ups."""


def is_from_code(key: str) -> bool:
    """Whether the English words of a message are in the code."""
    return key.startswith(FROM_CODE)


def missing_messages(box: Box) -> dict[str, list[str]]:
    """By language, the keys of a game that it has no words for."""
    wanted = shelf_keys(box) | sentence_keys(box) | word_keys(box) | score_keys(box)
    wanted |= own_keys(box.name, ENGLISH)
    from_files = {key for key in wanted if not is_from_code(key)}
    return {
        language: sorted((from_files if language == ENGLISH else wanted) - keys(language))
        for language in LANGUAGES
    }


@cache
def own_keys(game: str, language: str) -> frozenset[str]:
    """The messages in a game's own files, and those of its lesson."""
    folder = checkout().messages(game, language).parent
    files = [file for file in folder.glob("*.ftl") if file.stem.split("-")[-1] == game]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    body = FluentParser().parse(text).body
    own = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    lesson = {key for key in keys(language) if key.startswith(f"guide-{game}-")}
    return frozenset(own | lesson)


def shelf_keys(box: Box) -> set[str]:
    """The game itself, its options and their values."""
    found = {f"blurb-{box.name}"}
    for option, kind in kinds(box.options).items():
        found |= {f"option-{box.name}-{option}", f"help-{box.name}-{option}"}
        values = kind.values if isinstance(kind, Choice) else ()
        labelled = [value for value in values if not SIZE.fullmatch(value)]
        found |= {f"choice-{box.name}-{option}-{value}" for value in labelled}
    return found


def sentence_keys(box: Box) -> set[str]:
    """Why moves and set-ups are refused."""
    return {key_of(words) for words in sentences(checkout().source(box.name))}


def word_keys(box: Box) -> set[str]:
    """What seats are called, why a game is won, and what scores consist of at its end."""
    found: set[str] = set()
    for seats, options in box.samples[:SAMPLES]:
        game = box.set_up(seats, options)
        *_, (_, _, last) = random_walk(game.rules, Random(3))
        outcome = game.rules.outcome(last)
        assert outcome is not None
        found.add(outcome.reason)
        found |= {part for one in outcome.breakdown for part in one}
        for seat in range(seats):
            found |= set(game.face.seat_name(seat).split(" and "))
    return {key_of(word, "word") for word in found}


def score_keys(box: Box) -> set[str]:
    """What scores are counted in, and what they consist of while a game goes on."""
    game = box.set_up()
    parts = game.judge.breakdown(game.rules.start())
    return {game.judge.unit, game.judge.lead_unit, *(key for one in parts for key, _ in one)}
