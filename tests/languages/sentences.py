"""Finds the messages with which the product speaks, and their facts, in its source."""

import ast
from functools import cache
from pathlib import Path

from serpentry.catalogue import names
from serpentry.workshop.checkout import checkout
from serpentry.workshop.sentences import spoken_keys


@cache
def sources() -> list[Path]:
    """All of the product's source but the model of a game, whose messages lie beside it."""
    package = checkout().package
    model = package / "workshop" / "adder"
    return [file for file in sorted(package.rglob("*.py")) if model not in file.parents]


@cache
def shared_keys() -> frozenset[str]:
    """The key of every refusal, reason and mistake that belongs to no single game."""
    games = {checkout().source(name) for name in names()}
    return spoken_keys(file for file in sources() if not games & set(file.parents))


@cache
def facts_of_refusals() -> dict[str, set[str]]:
    """The facts of every refusal whose message is given where it is made."""
    found: dict[str, set[str]] = {}
    for file in sources():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="refuse"), args=[_, ast.Constant(value=key), *_]):
                    found[str(key)] = _names(node)
                case ast.Call(func=ast.Name(id="sentence"), args=[ast.Constant(value=key)]):
                    found[str(key)] = _names(node)
    return found


def _names(call: ast.Call) -> set[str]:
    return {one.arg or "**" for one in call.keywords}
