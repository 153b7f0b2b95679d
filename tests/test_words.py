"""One meaning a word: a public class name is defined once, but for a few with a reason."""

import ast
from collections import defaultdict
from pathlib import Path

import serpentry

PACKAGE = Path(serpentry.__file__).parent
BY_CONTRACT = ("games", "kernels")
"""Every game and every kernel has its own `Position`, `Options`, `State` and so on."""
MODEL = PACKAGE / "workshop" / "adder"
ON_THE_WIRE = "the same thing, in the description of what goes over the wire"
ALLOWED = {
    "Chair": ON_THE_WIRE,
    "Illegal": ON_THE_WIRE,
    "Said": ON_THE_WIRE,
    "SnakeEnd": ON_THE_WIRE,
    "Told": ON_THE_WIRE,
}
STILL_DOUBLED = {
    *("Picture", "Play", "Result", "Side", "Sight", "Trial"),
}
"""Names that have two meanings yet: to be taken off as one of them gets another name."""
MOST_ALLOWED = 10
"""With more exceptions it would be no rule."""


def definitions() -> dict[str, list[str]]:
    """By the name of a public class, where it is defined."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(PACKAGE.rglob("*.py")):
        where = file.relative_to(PACKAGE)
        if where.parts[0] in BY_CONTRACT or MODEL in file.parents:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(where))
    return found


def test_a_public_class_name_is_defined_once() -> None:
    doubled = {name: files for name, files in definitions().items() if len(files) > 1}
    assert not {name: doubled[name] for name in doubled.keys() - ALLOWED.keys() - STILL_DOUBLED}
    assert ALLOWED.keys() <= doubled.keys(), "an exception that is none any more"
    assert len(ALLOWED) <= MOST_ALLOWED
