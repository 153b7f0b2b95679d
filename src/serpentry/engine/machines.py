"""What machines are called in the names of engines."""

import platform
import sys
from functools import cache

SYSTEMS = {"darwin": "macos", "win32": "windows"}
PROCESSORS = {"amd64": "x86_64", "arm64": "aarch64"}
WASM = "wasm32"
"""Browsers, and whatever else runs WebAssembly."""
HAS_THREADS = sys.platform != "emscripten"
"""In a browser Python has one thread, and libraries are WebAssembly."""
SUFFIXES = {"macos": "dylib", "windows": "dll"}


@cache
def this_machine() -> str:
    """This machine's name, such as linux-x86_64; one that nothing is made for where it is odd."""
    if not HAS_THREADS:
        return WASM
    processor = platform.machine().lower()
    width = "" if sys.maxsize > 2**32 else "-32bit"
    return (
        f"{SYSTEMS.get(sys.platform, sys.platform)}-{PROCESSORS.get(processor, processor)}{width}"
    )


def suffix_of(machine: str) -> str:
    """How libraries for a machine are called at the end."""
    if machine == WASM:
        return "wasm"
    return SUFFIXES.get(machine.partition("-")[0], "so")
