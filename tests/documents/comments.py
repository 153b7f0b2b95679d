"""The sentences in programs: docstrings and comments, as a reader of the code meets them."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

OF_THE_CLIENT = re.compile(
    r"/\*\*? .*?\*/|(?<![:\"'`])//[^\n]*(?:\n[ \t]*//[^\n]*)*|<!--.*?-->", re.DOTALL
)
EDGES = re.compile(r"^[ \t]*(?:#|//|/?\*+/?|<!--)|(?:\*/|-->)$", re.MULTILINE)
CODE = re.compile(r"`[^`]*`")


def sentences_of(path: Path) -> Iterator[str]:
    """Docstrings and comments of a program, each in one line and without what is code in it."""
    text = path.read_text(encoding="utf-8")
    found = _of_python(text) if path.suffix == ".py" else OF_THE_CLIENT.findall(text)
    for one in found:
        yield " ".join(CODE.sub("``", EDGES.sub("", one)).split())


def _of_python(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(said))):
                yield said
    if "#" not in text:
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
