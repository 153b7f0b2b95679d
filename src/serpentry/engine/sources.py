"""Fingerprints: which sources a game's engine was made of.

An engine is used only with the sources it was made of. They are found by following imports from a
game's compiled functions and from the search program, so that a change in one game leaves the
engines of the others alone.
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


@cache
def fingerprint_of(package: str) -> str:
    """The fingerprint of all that the engine with a package's kernel is made of."""
    if NOTED.is_file():
        return str(json.loads(NOTED.read_text("utf-8"))[package])
    found = sha256(_bytes(RUNTIME))
    for name, text in sorted(_sources(package).items()):
        found.update(f"{name}\n{len(text)}\n".encode())
        found.update(text)
    return found.hexdigest()[:LENGTH]


def _sources(package: str) -> dict[str, bytes]:
    texts: dict[str, bytes] = {}
    waiting, followed = [f"{package}.functions", *PROGRAMS], (*FOLLOWED, package)
    while waiting:
        name = waiting.pop()
        if name in texts or not name.startswith(followed) or (file := _file(name)) is None:
            continue
        texts[name] = _bytes(file)
        waiting += _imported(texts[name].decode())
    return texts


def _bytes(file: Path) -> bytes:
    """The text of a file, whatever its lines end with."""
    return file.read_bytes().replace(b"\r\n", b"\n")


@cache
def _file(module: str) -> Path | None:
    top, *rest = module.split(".")
    path = Path(str(import_module(top).__file__)).parent.joinpath(*rest)
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.is_file():
            return file
    return None


def _imported(text: str) -> Iterator[str]:
    """The modules that a text imports, and what may be modules in their folders."""
    for module, names in IMPORT.findall(text):
        yield module
        for name in names.strip("()").split(","):
            if bare := name.split("#")[0].split(" as ")[0].strip():
                yield f"{module}.{bare}"
