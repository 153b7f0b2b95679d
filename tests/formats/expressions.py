"""Every regular expression of the product, how it is used, and texts that are awkward for it."""

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from re import _constants as kinds
from re import _parser as parser
from typing import Any

from tests.formats.sources import modules_with, nodes_with_owners

WAYS: dict[str, Callable[["re.Pattern[Any]", Any], object]] = {
    "fullmatch": lambda pattern, text: pattern.fullmatch(text),
    "match": lambda pattern, text: pattern.match(text),
    "search": lambda pattern, text: pattern.search(text),
    "sub": lambda pattern, text: pattern.sub(text[:0], text),
    "split": lambda pattern, text: pattern.split(text),
    "findall": lambda pattern, text: pattern.findall(text),
    "finditer": lambda pattern, text: sum(1 for _ in pattern.finditer(text)),
}
AWKWARD = " \t\n\0a0#[`*("
"""Tried wherever an expression takes many letters; those that it names itself come first."""
SPOILED_ENDS = ("\0", "\n", "\n\0")
MOST_LETTERS = 8
"""Of a set, this many are repeated."""
LONGEST_LITERAL = 3
"""Of what must stand once, more than this says nothing new."""


@dataclass(frozen=True)
class Expression:
    """A regular expression where it stands, and the ways in which it is used."""

    place: str
    pattern: str | bytes
    flags: int
    ways: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.place} {self.pattern!r}"


def expressions() -> tuple[list[Expression], set[str]]:
    """All whose text stands in the sources, and the places of those that are made at run time."""
    found, made = list[Expression](), set[str]()
    ways = _ways_by_name()
    for module, tree in modules_with(r"\bre\.|\bpattern\b").items():
        names = _names_of_calls(tree)
        for owner, node in nodes_with_owners(tree):
            if not isinstance(node, ast.Call):
                continue
            for way, given in _patterns(node):
                place = f"{module} {owner or names.get(node, '')}".rstrip()
                used = (way,) if way in WAYS else tuple(sorted(ways[names.get(node, "")]))
                if isinstance(given, ast.Constant) and isinstance(given.value, str | bytes):
                    flags = _flags(node)
                    found.append(
                        Expression(place, given.value, flags, used or ("fullmatch", "search"))
                    )
                elif not (isinstance(given, ast.Name) and given.id in names.values()):
                    made.add(place)
    return found, made


def _patterns(call: ast.Call) -> Iterator[tuple[str, ast.expr]]:
    """How a call uses an expression, and the expression: `re.sub(…)`, `pattern=…`."""
    match call.func:
        case ast.Attribute(value=ast.Name(id="re"), attr=way) if way in ("compile", *WAYS):
            yield way, call.args[0]
    for one in call.keywords:
        if one.arg == "pattern":
            yield "fullmatch", one.value


def _flags(call: ast.Call) -> int:
    named = [node for one in (*call.args[1:], *call.keywords) for node in ast.walk(one)]
    return sum(
        int(getattr(re, node.attr))
        for node in named
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "re"
        and isinstance(getattr(re, node.attr, None), re.RegexFlag)
    )


def _names_of_calls(tree: ast.Module) -> dict[ast.AST, str]:
    """What `NAME = re.compile(…)` is called, by the call."""
    return {
        inner: node.targets[0].id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        for inner in (node.value, getattr(node.value, "value", None))
        if isinstance(inner, ast.Call)
    }


def _ways_by_name() -> dict[str, set[str]]:
    """How the expression of a name is used, in whatever module."""
    found: dict[str, set[str]] = defaultdict(set)
    for tree in modules_with(rf"\.({'|'.join(WAYS)})\b").values():
        for node in ast.walk(tree):
            match node:
                case ast.Attribute(value=ast.Name(id=name), attr=way) if way in WAYS:
                    found[name].add(way)
                case ast.Assign(
                    targets=[ast.Name(id=name)], value=ast.Attribute(value=ast.Call(), attr=way)
                ) if way in WAYS:
                    found[name].add(way)
    return found


Family = tuple[str, str, str]
"""What a text begins with, what is repeated in it, and what it ends with."""


def families(pattern: str, flags: int = 0) -> list[Family]:
    """Texts that an expression may find awkward: each part that repeats, repeated and spoiled."""
    tree = parser.parse(pattern, flags)
    letters = "".join(dict.fromkeys([" ", *sorted(_letters(tree), key=str.isalnum), *AWKWARD]))
    ends = ["", *SPOILED_ENDS, *letters[:MOST_LETTERS]]
    found = [("", one, end) for one in letters for end in ("", *SPOILED_ENDS)]
    whole = _example(tree, letters)
    found += [("", whole, end) for end in ends if whole]
    for before, body, after in _repeats(tree, letters):
        for unit in body:
            found += [(before, unit, end) for end in [after, *ends]]
    return [*dict.fromkeys(found)]


def _letters(tree: Any) -> Iterator[str]:
    """The letters that an expression names."""
    for kind, value in _nodes(tree):
        if kind in (kinds.LITERAL, kinds.NOT_LITERAL):
            yield chr(value)
        elif kind is kinds.RANGE:
            yield from map(chr, value)


def _nodes(tree: Any) -> Iterator[tuple[Any, Any]]:
    for kind, value in tree:
        yield kind, value
        for inner in _inner(kind, value):
            yield from _nodes(inner)


def _inner(kind: Any, value: Any) -> list[Any]:
    """The parts of a part."""
    if kind in (kinds.MAX_REPEAT, kinds.MIN_REPEAT, kinds.POSSESSIVE_REPEAT):
        return [value[2]]
    if kind is kinds.SUBPATTERN:
        return [value[3]]
    if kind is kinds.BRANCH:
        return list(value[1])
    if kind in (kinds.ASSERT, kinds.ASSERT_NOT):
        return [value[1]]
    if kind is kinds.ATOMIC_GROUP:
        return [value]
    if kind is kinds.IN:
        return [[one for one in value if one[0] in (kinds.LITERAL, kinds.RANGE)]]
    return []


def _example(tree: Any, letters: str) -> str:
    """A short text that an expression takes, or nearly."""
    return "".join(_short(kind, value, letters) for kind, value in tree)


def _short(kind: Any, value: Any, letters: str) -> str:
    if kind is kinds.LITERAL:
        return chr(value)
    if kind in (kinds.MAX_REPEAT, kinds.MIN_REPEAT, kinds.POSSESSIVE_REPEAT):
        return _example(value[2], letters) * min(int(value[0]), LONGEST_LITERAL)
    if kind is kinds.BRANCH:
        return _example(value[1][0], letters)
    if kind in (kinds.SUBPATTERN, kinds.ATOMIC_GROUP):
        return "".join(_example(one, letters) for one in _inner(kind, value))
    if kind in (kinds.IN, kinds.ANY, kinds.NOT_LITERAL):
        return next(iter(_taken(kind, value, letters)), "")
    return ""


def _taken(kind: Any, value: Any, letters: str) -> list[str]:
    """The letters that one place takes."""
    one = re.compile(_text_of(kind, value))
    return [letter for letter in letters if one.fullmatch(letter)][:MOST_LETTERS]


def _text_of(kind: Any, value: Any) -> str:
    """A set of letters as an expression again."""
    if kind is kinds.ANY:
        return "."
    if kind is kinds.NOT_LITERAL:
        return f"[^{re.escape(chr(value))}]"
    named = {
        kinds.CATEGORY_DIGIT: r"\d",
        kinds.CATEGORY_NOT_DIGIT: r"\D",
        kinds.CATEGORY_SPACE: r"\s",
        kinds.CATEGORY_NOT_SPACE: r"\S",
        kinds.CATEGORY_WORD: r"\w",
        kinds.CATEGORY_NOT_WORD: r"\W",
    }
    parts = ""
    for inner, what in value:
        if inner is kinds.NEGATE:
            parts += "^"
        elif inner is kinds.LITERAL:
            parts += re.escape(chr(what))
        elif inner is kinds.RANGE:
            parts += "-".join(re.escape(chr(one)) for one in what)
        else:
            parts += named[what]
    return f"[{parts}]"


def _repeats(
    tree: Sequence[Any], letters: str, before: str = "", after: str = ""
) -> Iterator[tuple[str, list[str], str]]:
    """What stands before each part that repeats, what it repeats, and what stands after it."""
    for at, (kind, value) in enumerate(tree):
        left = before + _example(tree[:at], letters)
        right = _example(tree[at + 1 :], letters) + after
        if kind in (kinds.MAX_REPEAT, kinds.MIN_REPEAT, kinds.POSSESSIVE_REPEAT):
            yield left, _bodies(value[2], letters), right
        for inner in [] if kind is kinds.IN else _inner(kind, value):
            yield from _repeats(inner, letters, left, right)


def _bodies(tree: Any, letters: str) -> list[str]:
    """Texts that a part which repeats takes once."""
    if len(tree) == 1 and tree[0][0] in (kinds.IN, kinds.ANY, kinds.NOT_LITERAL):
        [(kind, value)] = tree
        return _taken(kind, value, letters)
    found = [_example(tree, letters)]
    return [one for one in found if one]
