"""Finds the messages with which games and the table top speak, in their source."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import serpentry

SOURCE = Path(serpentry.__file__).parent
KEY = re.compile(r"(?:why|reason|allowed|turn)(?:-[a-z0-9]+)+|in-plain-words|list-of-several")


@cache
def spoken_keys() -> frozenset[str]:
    """The key of every refusal, reason and mistake that is written out in the source."""
    return frozenset(
        text
        for file in sorted(SOURCE.rglob("*.py"))
        for text in _texts(ast.parse(file.read_text(encoding="utf-8")))
        if KEY.fullmatch(text)
    )


@cache
def facts_of_refusals() -> dict[str, set[str]]:
    """The facts of every refusal whose message is given where it is made."""
    found: dict[str, set[str]] = {}
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="refuse"), args=[_, ast.Constant(value=key), *_]):
                    found[str(key)] = _names(node)
                case ast.Call(func=ast.Name(id="sentence"), args=[ast.Constant(value=key)]):
                    found[str(key)] = _names(node)
    return found


def _names(call: ast.Call) -> set[str]:
    return {one.arg or "**" for one in call.keywords}


def _texts(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
