"""Finds the messages with which games and the table top speak, in their source."""

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

FAMILIES = "why|reason|allowed|turn|task|barred|move|did|scored|passed|end|summary|moment"
KEY = re.compile(rf"(?:{FAMILIES})(?:-[a-z0-9]+)+|in-plain-words|list-of-several")


def spoken_keys(files: Iterable[Path]) -> frozenset[str]:
    """The key of every refusal, reason and mistake that is written out in these sources."""
    return frozenset(text for file in files for text in _texts(file) if KEY.fullmatch(text))


@cache
def _texts(file: Path) -> frozenset[str]:
    module = ast.parse(file.read_text(encoding="utf-8"))
    constants = (node for node in ast.walk(module) if isinstance(node, ast.Constant))
    return frozenset(one.value for one in constants if isinstance(one.value, str))
