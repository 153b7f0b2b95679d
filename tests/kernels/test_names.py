"""Kernels say what they mean: no places counted by hand, few constants handed around."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import serpentry

FOLDERS = ("kernels", "nets", "search")
CONSTANT = re.compile(r"[A-Z][A-Z0-9_]+")
MOST_IMPORTED = 150


def trees() -> Iterator[tuple[str, ast.Module]]:
    package = Path(serpentry.__file__).parent
    for folder in FOLDERS:
        for file in sorted((package / folder).rglob("*.py")):
            yield str(file.relative_to(package)), ast.parse(file.read_text("utf-8"))


def is_counted_by_hand(node: ast.AST) -> bool:
    """`memory[PLACE + something]`, or several names for 0, 1, 2, …"""
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.BinOp):
        places = [one for one in ast.walk(node.slice) if isinstance(one, ast.Name)]
        is_sum = isinstance(node.slice.op, ast.Add)
        return is_sum and any(CONSTANT.fullmatch(one.id) for one in places)
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
        values = [one.value if isinstance(one, ast.Constant) else None for one in node.value.elts]
        return len(values) > 2 and values == list(range(len(values)))
    return False


def test_no_place_in_memory_is_counted_by_hand() -> None:
    found = [
        f"{name}:{node.lineno}"
        for name, tree in trees()
        for node in ast.walk(tree)
        if is_counted_by_hand(node) and isinstance(node, ast.expr | ast.stmt)
    ]
    assert found == []


def test_a_place_counted_by_hand_is_found() -> None:
    for text in ("state[HAND + card] = 1", "MOMENT, ROLLER, ROLL = 0, 1, 2"):
        assert any(map(is_counted_by_hand, ast.walk(ast.parse(text))))


def test_few_constants_are_handed_around() -> None:
    names = [
        one.name
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("serpentry.kernels")
        for one in node.names
        if CONSTANT.fullmatch(one.name)
    ]
    assert len(names) < MOST_IMPORTED
