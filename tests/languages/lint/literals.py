"""Finds sentences that are written in the source instead of in the catalogue."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

SENTENCE = re.compile(r"[A-Za-z]{2,}[,;:]? [A-Za-z’']+|^[A-Z][a-z]+ ?\.$")
BLOCKS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def sentences_in(file: Path) -> list[str]:
    """The literals of a file that read like words for people: no docstrings, no logs."""
    module = ast.parse(file.read_text(encoding="utf-8"))
    unread = {id(node) for node in _unread(module)}
    return [
        node.value
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if id(node) not in unread and SENTENCE.search(node.value)
    ]


def _unread(module: ast.Module) -> Iterator[ast.AST]:
    """What nobody but a programmer or an operator reads: docstrings, and what is logged."""
    for node in ast.walk(module):
        if isinstance(node, BLOCKS):
            yield from (one.value for one in node.body if isinstance(one, ast.Expr))
        elif isinstance(node, ast.Call) and ast.unparse(node.func).startswith("log."):
            yield from ast.walk(node)
