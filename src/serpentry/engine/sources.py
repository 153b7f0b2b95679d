"""Fingerprints: which sources a game's engine was made of.

An engine is used only with the sources it was made of. They are found by following imports from a
game's compiled functions and from the search program, so that a change in one game leaves the
engines of the others alone; so does a change of comments and docstrings.
"""

import json
import re
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
FOLLOWED = ("serpentry.builder", "serpentry.kernels", "serpentry.nets", "serpentry.search")
IMPORT = re.compile(r"^from ([\w.]+) import (\([^)]*\)|.+)$", re.MULTILINE)
PROGRAMS = ("serpentry.builder.building",)
"""What every engine has beside its kernel, and how it is made."""
RUNTIME = PACKAGE / "builder" / "runtime.c"
NOTED = PACKAGE / "engine" / "fingerprints.json"
"""Where sources were left out, as in what browsers are given, their fingerprints are noted."""
LENGTH = 16
COMMENT_OR_STRING = re.compile(
    r'#[^\n]*|"""(?:\\.|[^\\])*?"""|'
    r"'''(?:\\.|[^\\])*?'''|"
    r'"(?:\\.|[^"\\\n])*"|'
    r"'(?:\\.|[^'\\\n])*'",
    re.DOTALL,
)
LINE_END = re.compile(r"[ \t]*(?:#[^\n]*)?(?:\n|$)")


@cache
def fingerprint_of(package: str) -> str:
    """The fingerprint of all that the engine with a package's kernel is made of."""
    if NOTED.is_file():
        return str(json.loads(NOTED.read_text("utf-8"))[package])
    found = sha256(_text(RUNTIME).encode())
    for name, text in sorted(sources_of(package).items()):
        program = program_of(text).encode()
        found.update(b"%s\n%d\n%s" % (name.encode(), len(program), program))
    return found.hexdigest()[:LENGTH]


@cache
def program_of(text: str) -> str:
    """A module's text without comments, docstrings and empty lines.

    It is read as text, not parsed: every version of Python must find the same.
    """
    kept, depth, at = list[str](), 0, 0
    for found in COMMENT_OR_STRING.finditer(text):
        code = text[at : found.start()]
        kept.append(code)
        depth += sum(code.count(one) for one in "([{") - sum(code.count(one) for one in ")]}")
        at = found.end()
        if found[0].startswith("#") or (depth == 0 and _is_docstring(code, text, at)):
            continue
        # On one line, so that what looks like an empty line in it is not taken for one.
        kept.append(repr(found[0]))
    lines = "".join((*kept, text[at:])).splitlines()
    return "\n".join(bare for line in lines if (bare := line.rstrip()))


def _is_docstring(code: str, text: str, end: int) -> bool:
    """Whether a string after some code is a statement of its own."""
    before, _, indent = code.rpartition("\n")
    return not indent.strip() and not before.endswith("\\") and bool(LINE_END.match(text, end))


def sources_of(package: str) -> dict[str, str]:
    """By module, the texts that the engine with a package's kernel is made of."""
    texts: dict[str, str] = {}
    waiting, followed = [f"{package}.functions", *PROGRAMS], (*FOLLOWED, package)
    while waiting:
        name = waiting.pop()
        if name in texts or not name.startswith(followed) or (file := _file(name)) is None:
            continue
        texts[name] = _text(file)
        waiting += _imported(texts[name])
    return texts


def _text(file: Path) -> str:
    """The text of a file, whatever its lines end with."""
    return file.read_text("utf-8")


@cache
def _file(module: str) -> Path | None:
    top, *rest = module.split(".")
    path = Path(str(import_module(top).__file__)).parent.joinpath(*rest)
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.is_file():
            return file
    return None


@cache
def _imported(text: str) -> tuple[str, ...]:
    return tuple(_names_imported(text))


def _names_imported(text: str) -> Iterator[str]:
    """The modules that a text imports, and what may be modules in their folders."""
    for module, names in IMPORT.findall(text):
        yield module
        for name in names.strip("()").split(","):
            if bare := name.split("#")[0].split(" as ")[0].strip():
                yield f"{module}.{bare}"
