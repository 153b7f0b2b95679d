"""A number has the plurals of the language, in every message that says one."""

import re
from functools import cache
from itertools import pairwise

from fluent.syntax import FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from serpentry.languages import LANGUAGES
from tests.languages.lint.reading import IN_EVERY
from tests.languages.messages import parsed

CATEGORIES = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "fr": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "cs": {"one", "few", "other"},
}
"""The plurals of whole numbers; Czech has a fourth, for fractions alone."""


class Plurals(Visitor):
    """Collects selections by plural whose categories are not those of the language."""

    def __init__(self, wanted: set[str]) -> None:
        self.wanted = wanted
        self.wrong: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        plural = names & {"one", "few", "many"}
        spare = {"many"} - self.wanted
        if plural and names - spare != self.wanted:
            self.wrong.append(FluentSerializer().serialize_entry(_message(node)))
        self.generic_visit(node)


def _message(node: ast.SelectExpression) -> ast.Message:
    return ast.Message(ast.Identifier("shown"), ast.Pattern([ast.Placeable(node)]))


@IN_EVERY
def test_numbers_have_the_plurals_of_the_language(language: str) -> None:
    plurals = Plurals(CATEGORIES[language])
    plurals.visit(parsed(language))
    assert not plurals.wrong


COUNTED_OTHERWISE = {
    "the number is never one": (
        *("cli-puzzles-checked", "cli-puzzles-sorted", "web-puzzle-count", "web-levels-fewer"),
        *("why-snekagon-branches", "why-snekagon5g-branches", "why-snekagon5g-species-count"),
        *("why-players-named", "why-seats-range", "copy-seats", "why-carnival-snakes-each"),
        *("fault-puzzle-long", "summary-schlangennest-size", "summary-schlangennest-field"),
        *(
            "club-seats",
            "club-places",
            "club-next-few",
            "why-study-long",
            "why-study-boards",
            "why-study-events",
        ),
        *("why-study-variations", "too-many-studies", "web-takes"),
    ),
    "the word after it does not depend on it": (
        *(
            "web-piece-count",
            "web-deck-due",
            "web-try-level",
            "web-try-easier",
            "did-carnival-dealt-hidden",
        ),
        *("did-sssnake-nearer", "did-sssnake-further", "cli-ask-number", "why-print-scale"),
        *("why-no-move-of-number", "list-of-choices", "why-sssnake-draw-count"),
        *("why-sssnake-deck-short", "task-sssnake-draw-last-you", "task-sssnake-draw-last-other"),
        *("too-many-tables", "club-why-begins", "summary-sssnake-snake"),
    ),
}
"""Messages in which a number stands before a word that is not chosen by it, and why."""
COUNTS = {"cards", "points", "puzzles", "tiles"}
"""Numbers of things in messages that no language chooses words by."""
ALSO_NAMES = {"players"}
"""What is a number in one message and a list of names in another."""


class Numbers(Visitor):
    """Collects what any message of a language chooses a plural by: that is a number everywhere."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        names = {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        if names & {"one", "few", "many"} and isinstance(node.selector, ast.VariableReference):
            self.found.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def numbers() -> frozenset[str]:
    """What numbers are called in messages."""
    collected = Numbers()
    for language in LANGUAGES:
        collected.visit(parsed(language))
    return frozenset(collected.found - ALSO_NAMES | COUNTS)


class Counted(Visitor):
    """Collects numbers before a word that is not chosen by them."""

    def __init__(self) -> None:
        self.chosen: list[str] = []
        self.wrong: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        name = node.selector.id.name if isinstance(node.selector, ast.VariableReference) else ""
        self.chosen.append(name)
        self.generic_visit(node)
        self.chosen.pop()

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        for number, after in pairwise(node.elements):
            if isinstance(number, ast.Placeable) and isinstance(after, ast.TextElement):
                named = number.expression
                if isinstance(named, ast.VariableReference) and named.id.name in numbers():
                    self._look(named.id.name, after.value)
        self.generic_visit(node)

    def _look(self, name: str, after: str) -> None:
        if name not in self.chosen and re.match(r"[ \u00a0][^\W\d_]{4,}", after):
            self.wrong.append(f"{name}:{after[:20]}")


@IN_EVERY
def test_a_word_after_a_number_is_chosen_by_the_number(language: str) -> None:
    excused = {key for keys in COUNTED_OTHERWISE.values() for key in keys}
    wrong = {}
    for entry in parsed(language).body:
        if isinstance(entry, ast.Message):
            counted = Counted()
            counted.visit(entry)
            if counted.wrong and entry.id.name not in excused:
                wrong[entry.id.name] = counted.wrong
    assert not wrong
