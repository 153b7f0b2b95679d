"""What the Fluent files say about themselves."""

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from serpentry.languages import catalogue_text


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


class References(Visitor):
    """Collects the messages that a message says among its words."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def parsed(language: str) -> ast.Resource:
    """The whole catalogue of a language, which takes long to read."""
    return FluentParser().parse(catalogue_text(language))


@cache
def references(language: str) -> frozenset[str]:
    """The messages that others are made of."""
    collected = References()
    collected.visit(parsed(language))
    return frozenset(collected.found)


@cache
def arguments(language: str) -> dict[str, set[str]]:
    """The arguments of every message of a language."""
    found: dict[str, set[str]] = {}
    for entry in parsed(language).body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@cache
def attributes(language: str) -> dict[str, set[str]]:
    """The names of the forms of every word of a language."""
    return {
        entry.id.name: {one.id.name for one in entry.attributes}
        for entry in parsed(language).body
        if isinstance(entry, ast.Message)
    }


def facts_used(language: str) -> dict[str, set[str]]:
    """The facts that every message of a language tells, a form or a list of one being the fact."""
    forms = {form for found in attributes(language).values() for form in found} | {"or"}
    return {
        key: {_without_form(name, forms) for name in used}
        for key, used in arguments(language).items()
    }


def _without_form(name: str, forms: set[str]) -> str:
    stem, _, form = name.rpartition("_")
    return _without_form(stem, forms) if stem and form in forms else name
