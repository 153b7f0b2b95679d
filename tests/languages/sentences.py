"""Finds the sentences with which games and the table top refuse something, in their source."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import serpentry

SOURCE = Path(serpentry.__file__).parent
REFUSING = frozenset({"refuse", "BadOption", "BadSeats", "SerpentryError"})
"""What a module uses that refuses something in a sentence for players."""
TEXT_FOR_PROGRAMS = frozenset({"BadText"})
OPTION_MAKERS = frozenset({"switch", "number", "choice", "listing", "AnyBox"})
"""What takes helps and blurbs, which have keys of their own."""


@cache
def sentences() -> dict[str, set[str]]:
    """Every sentence that refuses, with the names of its facts."""
    return {
        words: set(re.findall(r"\{(\w+)\}", words))
        for folder in ("games", "tabletop")
        for file in sorted((SOURCE / folder).rglob("*.py"))
        for words in _sentences_of(ast.parse(file.read_text(encoding="utf-8")))
    }


def _sentences_of(module: ast.Module) -> Iterator[str]:
    names = {node.id for node in ast.walk(module) if isinstance(node, ast.Name)}
    defined = {node.name for node in ast.walk(module) if isinstance(node, ast.ClassDef)}
    refuses = bool((names | defined) & REFUSING)
    for words in _texts(module):
        has_facts = re.search(r"\{\w+\}", words) is not None
        if re.fullmatch(r"[A-Z{].* .*\.", words) and (refuses or has_facts):
            yield words


def _texts(node: ast.AST) -> Iterator[str]:
    """All texts of the source but docstrings, f-strings and what is for programs."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.Expr(value=ast.Constant()) | ast.JoinedStr():
            return
        case ast.Call(func=ast.Name(id=name)) if name in OPTION_MAKERS | TEXT_FOR_PROGRAMS:
            return
        case _:
            for child in ast.iter_child_nodes(node):
                yield from _texts(child)
