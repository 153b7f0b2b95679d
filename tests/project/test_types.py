"""Types say something: the places that take or give anything at all get fewer."""

import ast
from collections.abc import Iterator
from pathlib import Path

import serpentry

PACKAGE = Path(serpentry.__file__).parent
MOST = 300
"""So many annotations say `Any`, where a library has no types or a game is known by name alone."""


def annotations(tree: ast.AST) -> Iterator[ast.expr]:
    """Those of arguments, answers and names, also where one is a text."""
    for node in ast.walk(tree):
        match node:
            case ast.arg(annotation=ast.expr() as one) | ast.AnnAssign(annotation=one):
                yield one
            case ast.FunctionDef(returns=ast.expr() as one):
                yield one
            case ast.AsyncFunctionDef(returns=ast.expr() as one):
                yield one


def takes_anything(annotation: ast.AST) -> bool:
    """Whether `Any` is named, alone or within another type."""
    for node in ast.walk(annotation):
        if isinstance(node, ast.Name) and node.id == "Any":
            return True
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            try:
                written = ast.parse(node.value, mode="eval")
            except SyntaxError:  # a text of `Literal` or `Annotated`
                continue
            if takes_anything(written):
                return True
    return False


def anything_in(text: str) -> int:
    """How many annotations of a program say `Any`."""
    return sum(map(takes_anything, annotations(ast.parse(text))))


def test_any_is_found_wherever_it_stands() -> None:
    program = (
        "class One:\n    field: 'memoryview[Any]'\n"
        "async def two(a: dict[str, Any], *b: Any, c: Literal['not any', 'Anyone']) -> int: ...\n"
        "def three(a: object) -> tuple['Any', int]: ...\n"
    )
    assert anything_in(program) == 4


def test_few_annotations_say_any() -> None:
    found = {
        str(file.relative_to(PACKAGE)): anything_in(file.read_text(encoding="utf-8"))
        for file in PACKAGE.rglob("*.py")
    }
    worst = sorted(found.items(), key=lambda one: -one[1])[:5]
    assert sum(found.values()) <= MOST, worst
