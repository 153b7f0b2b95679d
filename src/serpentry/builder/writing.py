"""Numba as a writer: what it makes of functions, before anything is done with it.

Left alone Numba links each function with all that it calls, optimises that and makes machine code
of it for this machine, again for every caller. None of that is wanted here: LLVM sees all functions
of a game at once, each one once, and makes machine code for the machines that are asked for.
"""

from collections.abc import Iterator
from typing import Any

from llvmlite import ir
from numba.core import codegen
from numba.core.registry import cpu_target

from serpentry.kernels.structs.numba import tools


class Written(codegen.AOTCodeLibrary):
    """What Numba wrote for one function, and whose code it calls."""

    def __init__(self, writer: codegen.Codegen, name: str) -> None:
        library: Any = super()
        library.__init__(writer, name)
        self.texts: list[str] = []
        self.called: list[codegen.CodeLibrary] = []

    def add_ir_module(self, module: ir.Module) -> None:
        """Keep what was written as it is."""
        self.texts.append(tools.normalize_ir_text(str(module)))

    def add_linking_library(self, library: codegen.CodeLibrary) -> None:
        """Remember whose code is called."""
        self.called.append(library)

    def finalize(self) -> None:
        """Nothing is made of it yet."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is no machine code, and nowhere to call."""
        return 0


class IrWriter(codegen.AOTCPUCodegen):
    """Writes, and has nothing ready to be run."""

    _library_class = Written

    def set_env(self, name: str, environment: object) -> None:
        """Only what is run has one."""


def write_only() -> None:
    """Have Numba write all that it compiles from now on, and no more."""
    writer: Any = IrWriter
    cpu_target.target_context._internal_codegen = writer("serpentry")


def texts_of(library: codegen.CodeLibrary, seen: set[Written]) -> Iterator[str]:
    """What was written for a function and all that it calls, without what was seen already.

    Numba's own memory is not among it: a request for that is refused later.
    """
    if library in seen or not isinstance(library, Written):
        return
    seen.add(library)
    for called in library.called:
        yield from texts_of(called, seen)
    yield from library.texts
