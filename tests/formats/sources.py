"""The product's own sources, as trees."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "serpentry"
Owner = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@cache
def texts() -> dict[str, str]:
    """Every module by its path below the package."""
    return {
        path.relative_to(SOURCES).as_posix(): path.read_text("utf-8")
        for path in sorted(SOURCES.rglob("*.py"))
    }


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(texts()[module])


def modules_with(words: str) -> dict[str, ast.Module]:
    """The modules in whose text an expression is found: to read them all takes seconds."""
    return {name: tree_of(name) for name, text in texts().items() if re.search(words, text)}


def nodes_with_owners(tree: ast.AST, owner: str = "") -> Iterator[tuple[str, ast.AST]]:
    """Every node below one, with the function or class that it stands in: `Table.read`."""
    for node in ast.iter_child_nodes(tree):
        inner = f"{owner}.{node.name}".lstrip(".") if isinstance(node, Owner) else owner
        yield inner, node
        yield from nodes_with_owners(node, inner)
