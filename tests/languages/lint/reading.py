"""What people read, by language: messages, rule pages, lessons and printed sheets."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast
from tools.lessons import lessons

from serpentry.catalogue import BOXES
from serpentry.catalogue.rulepages import PLACES
from serpentry.languages import ENGLISH, LANGUAGES, say
from serpentry.printing.guide import guide
from serpentry.printing.summary import TextLine, summary
from tests.languages.messages import parsed

IN_EVERY = pytest.mark.parametrize("language", LANGUAGES)
PAGES = next(place for place in PLACES if place.is_dir())


@cache
def texts(language: str) -> dict[str, str]:
    """What a person reads of every message: its pattern and its attributes."""
    found = {}
    for entry in parsed(language).body:
        if isinstance(entry, ast.Message):
            parts = [entry.value, *(one.value for one in entry.attributes)]
            found[entry.id.name] = "\n".join("".join(_words(one)) for one in parts)
    return found


def _words(node: ast.Pattern | None) -> Iterator[str]:
    for element in node.elements if node else ():
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield "".join(_words(variant.value)) + "\n"
        else:
            yield "{}"


def pages(language: str) -> dict[str, str]:
    """The rule pages of a language, without code and addresses."""
    folder = PAGES if language == ENGLISH else PAGES / language
    return {file.stem: _prose(file.read_text(encoding="utf-8")) for file in folder.glob("*.md")}


def _prose(page: str) -> str:
    return re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)|\|[-| ]+\|", "", page, flags=re.S)


def lesson_texts(language: str) -> dict[str, str]:
    """What the steps of every lesson say, under the lesson and the number of the step."""
    return {
        f"{lesson.game} {number}": say(language, step["say"])
        for lesson in lessons()
        for number, step in enumerate(lesson.steps, start=1)
    }


def sheets(language: str) -> dict[str, str]:
    """The sheets of words that are printed with every game, without marks for the printer."""
    found = {}
    for box in BOXES:
        game = box.set_up(box.seats[0])
        lines = [*guide(box, game.contents(), [], language), *summary(box, language)]
        found[box.name] = "\n".join(map(_plain, lines))
    return found


def _plain(line: TextLine) -> str:
    return re.sub(r"<[^>]*>", "", line.text)
