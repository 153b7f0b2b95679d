"""Regular expressions are linear: text four times as long costs at most six times as much.

All of the sources are held to it, whatever texts they meet today: nobody has to remember a list.
"""

import gc
import re
from collections.abc import Callable
from functools import partial
from itertools import product
from time import process_time
from typing import Any

import pytest

from serpentry.hosting.questions import QUESTIONS
from serpentry.languages.plain import _patterns, found
from serpentry.server.routes.passkeys import WEB
from tests.formats.expressions import WAYS, Expression, Family, expressions, families
from tests.formats.limits import TooLong, at_most

LENGTHS = tuple(4**power for power in range(2, 8))
"""From few enough letters that nothing hangs to as many as a quadratic cost shows with."""
AT_MOST = 6
SHORTEST = 0.005
"""Seconds: what is faster is not measured against anything."""

OWN_PAGES = ("printing/summary.py", "catalogue/rulepages.py")
"""What reads the rule pages that came with the package, and nothing from outside."""
MADE = {
    "hosting/embedding/study_text.py _end": [r" {0,3}`{3,}[ \t]*"],
    "hosting/questions.py Question.pattern": [one.pattern.pattern for one in QUESTIONS],
    "tabletop/formats/reader.py": [],  # what `pattern=` says, which stands in the sources
    "languages/plain.py _pattern": [],  # whatever is found by it: see below
    "server/routes/passkeys.py": [WEB + r"{1,16000}$"],
    "server/previews/heads.py of_game": [r"snekagon(?![a-z0-9])"],
}
"""Places that make expressions as they run, and such expressions."""

FOUND, MADE_THERE = expressions()
HELD = [one for one in FOUND if not one.place.startswith(OWN_PAGES)]


def is_linear(work: Callable[[Any], object], text: Callable[[int], Any]) -> bool:
    """Whether work on four times as much text never takes more than six times as long.

    Python doesn't look for garbage meanwhile: that takes as long as there are objects in the test.
    """
    cost = 0.0
    gc.disable()
    try:
        for length in LENGTHS:
            given, began = text(length), process_time()
            with at_most(AT_MOST * max(cost, SHORTEST)):
                work(given)
            cost = process_time() - began
    except TooLong:
        return False
    finally:
        gc.enable()
    return True


def slow_families(one: Expression, most: int = 3) -> list[tuple[str, Family]]:
    """Texts by which an expression costs more than it should; not all of them."""
    is_bytes = isinstance(one.pattern, bytes)
    pattern = one.pattern.decode("latin-1") if isinstance(one.pattern, bytes) else one.pattern
    compiled, found = re.compile(one.pattern, one.flags), list[tuple[str, Family]]()
    for way, family in product(one.ways, families(pattern, one.flags)):
        work = partial(WAYS[way], compiled)
        text = partial(text_of, family, is_bytes)
        # What grows faster than the text is slow each time; a machine in between, once.
        if not is_linear(work, text) and not is_linear(work, text):
            found.append((way, family))
        if len(found) == most:
            break
    return found


def text_of(family: Family, is_bytes: bool, length: int) -> str | bytes:
    before, unit, after = family
    made = before + unit * (length // len(unit)) + after
    return made.encode("latin-1", "replace") if is_bytes else made


@pytest.mark.parametrize("one", HELD, ids=str)
def test_an_expression_is_linear(one: Expression) -> None:
    assert slow_families(one) == []


@pytest.mark.parametrize("place", MADE)
def test_an_expression_made_at_run_time_is_linear(place: str) -> None:
    for pattern in MADE[place]:
        assert slow_families(Expression(place, pattern, 0, ("fullmatch",))) == []


def test_plain_english_is_looked_up_in_linear_time() -> None:
    """Its expressions have several gaps each, so what is looked at has a longest length."""
    for _, pattern in _patterns():
        pieces = re.split(r"\(\?P<\w+>\.\+\?\)", pattern.pattern)
        unit = "".join(f"{re.sub(r'[^A-Za-z ]', '', one)} x " for one in pieces)
        assert is_linear(found, partial(text_of, ("", unit, ""), False))


def test_whoever_makes_expressions_is_on_the_list() -> None:
    assert {one for one in MADE_THERE if not one.startswith(OWN_PAGES)} == set(MADE)


@pytest.mark.parametrize(
    ("pattern", "way"),
    [
        (r"^#{1,3} +(.+?) *#*$", "search"),
        (r" {0,3}(`{3,}|~{3,})[ \t]*([^`]*)", "fullmatch"),
        (r"[*_`]|!?\[([^\]]*)\]\([^)]*\)", "sub"),
        (r"(\*|\d{1,4}) +(.+)", "fullmatch"),
        (r"(tag) (\S+): ?(.*)", "fullmatch"),
        (r"(\w+ ?)+:", "match"),
        (r"\s+$", "search"),
    ],
)
def test_an_expression_that_is_not_linear_is_found(pattern: str, way: str) -> None:
    assert slow_families(Expression("here", pattern, 0, (way,)), most=1)
