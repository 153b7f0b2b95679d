"""Saying a message: its Fluent syntax with its facts becomes a text.

Of Fluent, catalogues use texts, facts, other messages, and choices by a fact; that is what is
implemented here. Functions and arguments of terms are not, and a test finds a catalogue that wants
them.
"""

from collections.abc import Callable, Mapping

from fluent.syntax import FluentParser, ast

from serpentry.languages.numerals import NUMERALS, Number

Entry = ast.Message | ast.Term
Look = Callable[[str], Entry | None]
Fact = str | Number


class Speaker:
    """Says messages of one language; asks for those that they are made of."""

    def __init__(self, language: str, look: Look) -> None:
        self.numerals = NUMERALS[language]
        self.look = look

    def say(self, pattern: ast.Pattern, facts: Mapping[str, Fact]) -> str:
        """What a pattern says with some facts."""
        return "".join(
            one.value if isinstance(one, ast.TextElement) else self._inserted(one.expression, facts)
            for one in pattern.elements
        )

    def _inserted(self, expression: ast.SyntaxNode, facts: Mapping[str, Fact]) -> str:
        match expression:
            case ast.Placeable():
                return self._inserted(expression.expression, facts)
            case ast.SelectExpression():
                return self.say(self._chosen(expression, facts), facts)
            case ast.MessageReference() | ast.TermReference():
                return self._other(expression, facts)
        value = _value(expression, facts)
        if value is None:
            return _name(expression)
        return value if isinstance(value, str) else self.numerals.written(value)

    def _other(
        self, reference: ast.MessageReference | ast.TermReference, facts: Mapping[str, Fact]
    ) -> str:
        term = isinstance(reference, ast.TermReference)
        name = f"-{reference.id.name}" if term else reference.id.name
        entry = self.look(name)
        part = reference.attribute.name if reference.attribute else ""
        pattern = part_of(entry, part) if entry else None
        if pattern is None:
            return f"{{{name}.{part}}}" if part else f"{{{name}}}"
        return self.say(pattern, {} if term else facts)

    def _chosen(self, choice: ast.SelectExpression, facts: Mapping[str, Fact]) -> ast.Pattern:
        value = _value(choice.selector, facts)
        for variant in choice.variants:
            if value is not None and self._fits(value, variant.key):
                return variant.value
        return next(variant.value for variant in choice.variants if variant.default)

    def _fits(self, value: Fact, key: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(key, ast.NumberLiteral):
            return value == float(key.value)
        if isinstance(value, str):
            return value == key.name
        return self.numerals.plural(value) == key.name


def entry_of(text: str) -> Entry | None:
    """The message or term that a text begins with."""
    read = FluentParser(with_spans=False).parse_entry(text)
    return read if isinstance(read, ast.Message | ast.Term) else None


def part_of(entry: Entry, attribute: str = "") -> ast.Pattern | None:
    """What an entry says, or one of its attributes."""
    if not attribute:
        return entry.value
    return next((one.value for one in entry.attributes if one.id.name == attribute), None)


def _value(expression: ast.SyntaxNode, facts: Mapping[str, Fact]) -> Fact | None:
    match expression:
        case ast.VariableReference():
            return facts.get(expression.id.name)
        case ast.StringLiteral():
            return expression.parse()["value"]
        case ast.NumberLiteral():
            return float(expression.value) if "." in expression.value else int(expression.value)
    return None


def _name(expression: ast.SyntaxNode) -> str:
    return expression.id.name if isinstance(expression, ast.VariableReference) else "???"
