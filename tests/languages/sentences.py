"""Finds the messages with which the product speaks, and their facts, in its source."""

import ast
from functools import cache
from pathlib import Path

from workshop.checkout import checkout
from workshop.sentences import spoken_keys

from serpentry.catalogue import names


@cache
def sources() -> list[Path]:
    """The product's source and the workshop's, but not the model, whose messages are beside it."""
    here = checkout()
    return sorted([*here.package.rglob("*.py"), *here.model.parent.glob("*.py")])


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
