"""What we say is what Fluent's own library says, which is too big to be everybody's."""

from random import Random

import pytest
from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from serpentry.languages import LANGUAGES, catalogue_text, keys, say
from serpentry.languages.numerals import HYPHEN, MINUS, NUMERALS
from serpentry.languages.phrasebook import forms
from tests.languages.messages import arguments
from tests.parts import in_parts

COUNTS = (0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 111, 1_000, 1_234, 1_000_000, 1.5, 0.1234)

PLURALS = {"zero", "one", "two", "few", "many", "other"}
"""No fact is called so: of a text "one", Fluent's library says that it is the number 1."""


class Words(Visitor):
    """Everything that a choice of a catalogue may ask for, and what we can't say."""

    def __init__(self) -> None:
        self.choices: dict[str, set[str]] = {}
        self.unspeakable: list[ast.SyntaxNode] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            found = self.choices.setdefault(node.selector.id.name, set())
            found |= {one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)}
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.unspeakable.append(node)

    def visit_CallArguments(self, node: ast.CallArguments) -> None:  # noqa: N802
        self.unspeakable.append(node)


@pytest.mark.one_in(3)
@in_parts(4)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_as_fluent_says_it(language: str, part: slice) -> None:
    whole = FluentBundle([language], use_isolating=False)
    resource = FluentResource(catalogue_text(language))
    whole.add_resource(resource)
    words = Words()
    words.visit(resource)
    assert not words.unspeakable
    rng, used = Random(language), arguments(language)
    for key in sorted(keys(language))[part]:
        message = whole.get_message(key)
        if message.value is None:
            continue
        for _ in range(3):
            names = sorted(used.get(key, ()))
            facts = {name: _fact(name, words, rng) for name in names[rng.randint(0, 1) :]}
            assert say(language, key, facts) == whole.format_pattern(message.value, facts)[0]


def _fact(name: str, words: Words, rng: Random) -> str | int | float:
    choices = sorted(words.choices.get(name, set()) - PLURALS)
    facts: list[str | int | float] = [*COUNTS, *COUNTS, "d4", *choices, *choices]
    return rng.choice(facts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_counted_and_written_as_unicode_has_it(language: str) -> None:
    plural = Locale.parse(language).plural_form
    for number in [*range(130), *COUNTS, -1, -3, -1_234, 2_000_000, 3.0, 2.0005, 12_345.678_9]:
        assert NUMERALS[language].plural(number) == plural(number), number
        written = format_decimal(number, locale=language).replace(HYPHEN, MINUS)
        assert NUMERALS[language].written(number) == written, number


def test_forms_of_a_word_are_said() -> None:
    assert forms("ru", "word-green")["of"] == "зелёной"
    assert forms("ru", "no-such-word") == {}


def test_what_is_missing_is_named() -> None:
    assert say("en", "no-such-key") == "no-such-key"
    assert say("en", "no-such-seat") == "There is no seat seat."
