"""A text that is nearly a move is another move or is refused in a sentence: nothing else happens.

Terminal and service read what people type in the same way: by the notation, then by the rules.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from random import Random
from typing import Any

import pytest

from serpentry.languages import explain
from serpentry.tabletop.actors import CHANCE
from serpentry.tabletop.errors import SerpentryError
from serpentry.tabletop.game import AnyBox, AnyGame
from serpentry.tabletop.helpers.walk import random_walk
from tests.set_ups import SET_UPS

EVENTS = 16
"""So many at the beginning of a random game; the moves of seats among them are spoiled."""
ENDLESS = 5_000
"""More digits than Python reads as a number."""
STRANGE = " -,:@/?²٣Ωé\0\n"

Spoil = Callable[[str, int, Random], str]


def dropped(text: str, at: int, rng: Random) -> str:
    return text[:at] + text[at + 1 :]


def doubled(text: str, at: int, rng: Random) -> str:
    return text[:at] + 2 * text[at] + text[at + 1 :]


def swapped(text: str, at: int, rng: Random) -> str:
    return text[:at] + text[at : at + 2][::-1] + text[at + 2 :]


def endless(text: str, at: int, rng: Random) -> str:
    return text[:at] + ENDLESS * text[at] + text[at + 1 :]


def strange(text: str, at: int, rng: Random) -> str:
    return text[:at] + rng.choice(STRANGE) + text[at:]


def cut_short(text: str, at: int, rng: Random) -> str:
    return text[:at]


def other_digits(text: str, at: int, rng: Random) -> str:
    return re.sub(r"\d", lambda _: str(rng.randrange(10)), text)


def beyond_the_table(text: str, at: int, rng: Random) -> str:
    """All numbers too large: seats, floors, rows."""
    return re.sub(r"\d+", lambda found: str(int(found[0]) + rng.choice((4, 50, 9_000))), text)


def endless_number(text: str, at: int, rng: Random) -> str:
    return re.sub(r"\d+", lambda found: rng.choice((1, ENDLESS)) * found[0], text)


SPOILS: list[Spoil] = [
    dropped,
    doubled,
    swapped,
    endless,
    strange,
    cut_short,
    other_digits,
    beyond_the_table,
    endless_number,
]


def moments(game: AnyGame, rng: Random) -> Iterator[tuple[Any, Any]]:
    """What the seat to act sees, and the move that it makes."""
    before = game.rules.start()
    for actor, move, after in islice(random_walk(game.rules, rng), EVENTS):
        if actor is not CHANCE:
            yield game.secrets.view(before, actor), move
        before = after


def judged(game: AnyGame, view: Any, text: str) -> Any:
    """The legal move that a text stands for; None if it is refused, in words that there are."""
    with suppress(SerpentryError):
        move = game.notation.read(text)
        illegal = game.rules.why_illegal(view, move)
        if illegal is None:
            return move
        assert explain(illegal.told)
    return None


@pytest.mark.parametrize(("box", "number"), SET_UPS)
def test_a_spoiled_move_is_another_legal_one_or_refused(box: AnyBox, number: int) -> None:
    seats, options = box.samples[number]
    game, rng = box.set_up(seats, options), Random(number)
    for view, move in moments(game, rng):
        text = game.notation.write(move)
        assert judged(game, view, text) == move
        for spoil in SPOILS:
            meant = judged(game, view, spoil(text, rng.randrange(len(text)), rng))
            assert meant is None or meant in game.rules.moves(view)
