"""Loading a game's library: found, checked and opened once in a process."""

import json
from collections.abc import Callable
from ctypes import CDLL, CFUNCTYPE, PyDLL, addressof, c_char, c_double, c_int64, c_void_p, string_at
from threading import Lock
from typing import Any

from serpentry.catalogue.kernels import kernel_package
from serpentry.engine.engine_files import EngineFile, engine_files
from serpentry.engine.faults import Damaged, EngineFault, NoEngine, OtherMachine, OtherVersion
from serpentry.engine.machines import WASM, this_machine
from serpentry.engine.sources import fingerprint_of
from serpentry.kernels.interface import SIGNATURES, Signature
from serpentry.kernels.structs import Reals, Words

ABOUT = "about"
"""The text in a library that says what it is."""
FITS = "fits"
"""The function in a library that says whether the processor has what it needs."""
C_TYPES: dict[object, Any] = {
    int: c_int64,
    float: c_double,
    None: None,
    Words: c_void_p,
    Reals: c_void_p,
}

_loaded: dict[str, "Library"] = {}
_lock = Lock()


class Library:
    """The engine of one game."""

    def __init__(self, file: EngineFile) -> None:
        """Open a file; a fault if it is not whole, or not for this machine."""
        self.game = file.game
        if file.content() is None:
            raise Damaged(file.game, file.path.name)
        try:
            self._handle = CDLL(str(file.path))
            self.about = json.loads(string_at(addressof(c_char.in_dll(self._handle, ABOUT))))
            fits = CFUNCTYPE(c_int64)((FITS, self._handle))()
        except (OSError, AttributeError, ValueError) as error:
            raise OtherMachine(file.game, file.path.name) from error
        if not fits:
            raise OtherMachine(file.game, file.path.name)
        if self.about["game"] != file.game:
            raise OtherVersion(file.game, file.path.name)
        self.functions = {name: self.function(one) for name, one in KERNEL.items()}

    def function(self, signature: Signature) -> Callable[..., Any]:
        """A function that takes addresses and numbers; it runs without the interpreter's lock."""
        kind = CFUNCTYPE(C_TYPES[signature.gives], *(C_TYPES[one] for _, one in signature.takes))
        made: Callable[..., Any] = kind((signature.name, self._handle))
        return made

    def quick(self, signature: Signature) -> Callable[..., Any]:
        """The same for what takes a microsecond: only `ctypes`' own values, which callers keep.

        It holds the interpreter's lock, since to leave and take it would be felt.
        """
        made = PyDLL(self._handle._name, handle=self._handle._handle)[signature.name]
        made.restype = C_TYPES[signature.gives]
        return made


def _with_state(signature: Signature) -> Signature:
    """A kernel's function from outside: the addresses of state and facts come first."""
    takes = (("state", Words), ("facts", Words), *signature.takes)
    return Signature(signature.name, takes, signature.gives, signature.doc)


KERNEL = {name: _with_state(one) for name, one in SIGNATURES.items()}


def library_of(game: str) -> Library:
    """The library of a game; NoKernel or an EngineFault says why there is none."""
    with _lock:
        if game not in _loaded:
            _loaded[game] = opened(game, kernel_package(game))
        return _loaded[game]


def opened(game: str, package: str) -> Library:
    """The library of a game whose kernel is in a package."""
    wanted, machine = fingerprint_of(package), this_machine()
    found = list(engine_files(game))
    faults = list[EngineFault]()
    for file in found:
        if (file.machine, file.fingerprint) == (machine, wanted):
            try:
                return Library(file)
            except EngineFault as fault:
                faults.append(fault)
    raise faults[0] if faults else _fault(game, found)


def _fault(game: str, found: list[EngineFile]) -> EngineFault:
    """Why none of what was found will do."""
    for file in found:
        if file.machine == this_machine():
            return OtherVersion(game, file.path.name)
    for file in found:
        if file.machine != WASM:
            return OtherMachine(game, file.path.name)
    return NoEngine(game, this_machine())
