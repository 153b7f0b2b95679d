"""One meaning a word: a public class name is defined once."""

import ast
from collections import defaultdict
from pathlib import Path

import serpentry

PACKAGE = Path(serpentry.__file__).parent
BY_CONTRACT = ("games", "kernels")
"""Every game and every kernel has its own `Position`, `Options`, `State` and so on."""


def definitions() -> dict[str, list[str]]:
    """By the name of a public class, where it is defined."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(PACKAGE.rglob("*.py")):
        where = file.relative_to(PACKAGE)
        if where.parts[0] in BY_CONTRACT:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(where))
    return found


def test_a_public_class_name_is_defined_once() -> None:
    assert not {name: files for name, files in definitions().items() if len(files) > 1}
