"""Compiling with Numba: what every kernel function is made with, and where the results are kept.

A function is compiled for its one signature when its module is imported. The result is kept in the
user's cache folder under a fingerprint of all compiled sources: Numba itself would not notice a
change in a function that another file calls.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir
from typing import Any, TypeVar

from numba import cfunc, config, extending, njit

F = TypeVar("F", bound=Callable[..., Any])
Listener = Callable[[str, bool], None]
"""Is told each function's name, and whether it had to be compiled."""

SOURCES = ("kernels", "players/search")
FAST: dict[str, Any] = {"error_model": "numpy", "boundscheck": False}
INNER = {**FAST, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""What Python never calls needs no way in from there; a quarter of the time goes into those."""

_listeners: list[Listener] = []


@contextmanager
def told(listener: Listener | None) -> Iterator[None]:
    """Tell somebody of every function that is compiled or loaded meanwhile."""
    if listener:
        _listeners.append(listener)
    try:
        yield
    finally:
        if listener:
            _listeners.remove(listener)


def compiled(signature: Any) -> Callable[[F], F]:
    """A function of a kernel's interface: search gets it as a value and calls its address."""

    def compile_it(function: F) -> F:
        with _cache_folder():
            made: Any = cfunc(signature, cache=True, **FAST)(function)
        _tell(function.__name__, made.cache_hits == 0)
        return made

    return compile_it


def program(signature: Any) -> Callable[[F], F]:
    """A function that Python calls: it runs without the interpreter's lock."""

    def compile_it(function: F) -> F:
        with _cache_folder():
            made: Any = njit(signature, cache=True, nogil=True, **FAST)(function)
        _tell(function.__name__, not made.stats.cache_hits)
        return made

    return compile_it


def part(function: F) -> F:
    """A function that only compiled functions call: it becomes a part of theirs."""
    made: Any = njit(**INNER)(function)
    return made


def intrinsic(function: Callable[..., Any]) -> Any:
    """An operation that makes its own machine code."""
    return extending.intrinsic(function)


def intrinsic_of_constants(function: Callable[..., Any]) -> Any:
    """An operation whose arguments are constants, known when it is compiled."""
    make: Any = extending.intrinsic(prefer_literal=True)
    return make(function)


def _tell(name: str, fresh: bool) -> None:
    for listener in _listeners:
        listener(name, fresh)


@contextmanager
def _cache_folder() -> Iterator[None]:
    settings: Any = config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(cache_folder(before))
    try:
        yield
    finally:
        settings.CACHE_DIR = before


@cache
def cache_folder(given: str = "") -> Path:
    """Where compiled functions are kept: in the given folder, or the user's cache folder."""
    base = Path(given) if given else _user_cache() / "serpentry"
    folder = base / f"compiled-{_fingerprint()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        writable = os.access(folder, os.W_OK)
    except OSError:
        writable = False
    if writable:
        return folder
    return Path(gettempdir()) / f"serpentry-compiled-{_fingerprint()}"


def _user_cache() -> Path:
    if named := os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA"):
        return Path(named)
    home = Path(os.path.expanduser("~"))
    return home / "Library" / "Caches" if sys.platform == "darwin" else home / ".cache"


@cache
def _fingerprint() -> str:
    package = Path(__file__).parent.parent
    found = sha256()
    for folder in SOURCES:
        for file in sorted((package / folder).rglob("*.py")):
            found.update(file.read_bytes())
    return found.hexdigest()[:16]
