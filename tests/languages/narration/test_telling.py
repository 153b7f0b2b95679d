"""Whatever narrators say in whole games can be said in every language, with all its facts."""

import re
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from serpentry.catalogue import BOXES
from serpentry.languages import ENGLISH, LANGUAGES, Fact, Sentence, explain, keys
from serpentry.tabletop.game import AnyBox, AnyGame
from serpentry.tabletop.helpers.walk import random_walk
from tests.languages.messages import facts_used
from tests.parts import in_parts

SEEDS = (5, 6)
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
MOST_WORDS = 20
"""In the first sentence of a task, as people read it at every turn."""


@pytest.mark.one_in(3)
@in_parts(4)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_all_that_is_told_in_whole_games_can_be_told_in_every_language(
    box: AnyBox, part: slice
) -> None:
    told: dict[tuple[str, frozenset[str]], Sentence] = {}
    for seed, (seats, options) in product(SEEDS, box.samples[part]):
        for one in _whole_game(box.set_up(seats, options), seed):
            told.setdefault((one.key, frozenset(one.facts)), one)
    for one in told.values():
        _check(one)


@in_parts(4)
@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_the_first_sentence_of_a_task_is_short(box: AnyBox, part: slice) -> None:
    for seats, options in box.samples[part]:
        game = box.set_up(seats, options)
        position = game.rules.start()
        for _, _, after in random_walk(game.rules, Random(SEEDS[0])):
            for listener in (None, *range(game.seats)):
                for told in game.narrator.task(game.secrets.view(position, listener), listener)[:1]:
                    first = re.split(r"(?<=[.!?]) ", explain(told, names=NAMES))[0]
                    assert len(first.split()) <= MOST_WORDS, first
            position = after


def _check(told: Sentence) -> None:
    for part in _parts(told):
        assert facts_used(ENGLISH)[part.key] <= set(part.facts), part
        speaking = [language for language in LANGUAGES if part.key in keys(language)]
        for language in speaking:
            text = explain(part, language, NAMES)
            assert "{" not in text
            assert part.key not in text


def _parts(fact: Fact) -> Iterator[Sentence]:
    """A sentence and those among its facts."""
    if isinstance(fact, tuple):
        for one in fact:
            yield from _parts(one)
    if isinstance(fact, Sentence):
        yield fact
        for one in fact.facts.values():
            yield from _parts(one)


def _whole_game(game: AnyGame, seed: int) -> Iterator[Sentence]:
    narrator, before = game.narrator, game.rules.start()
    for _, move, after in random_walk(game.rules, Random(seed)):
        for listener in (None, *range(game.seats)):
            was, now = (game.secrets.view(one, listener) for one in (before, after))
            seen = game.secrets.view_move(before, move, listener)
            yield narrator.said(was, seen)
            yield from narrator.task(was, listener)
            yield from narrator.more(was, listener)
            yield from narrator.happened(was, seen, now, listener)
            yield from narrator.passed(was, seen, now, listener)
            yield from narrator.ended(now, listener)
            yield from narrator.summary(now, listener)
            if listener is not None:
                yield from narrator.barred(now, listener).values()
        before = after
