"""From objects to a library that needs nothing beside itself, linked by zig for any machine."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from serpentry.builder.targets import Target

RUNTIME = Path(__file__).with_name("runtime.c")
ZIG = (sys.executable, "-m", "ziglang")
COMPILE = (
    "-c", "-O3", "-g0", "-ffreestanding", "-fno-builtin", "-fvisibility=hidden",
    "-fno-stack-protector", "-fno-sanitize=all", "-fno-asynchronous-unwind-tables",
)  # fmt: skip
SHARED = ("-shared", "-nostdlib", "-s")
WASM = ("-shared", "--experimental-pic", "--no-entry", "--strip-debug")
"""A library that gets its memory from its host: Pyodide loads it (docs/decisions/0039)."""
WINDOWS = ("/dll", "/entry:DllMainCRTStartup", "/nodefaultlib", "/timestamp:0")
SECONDS = 300


class LinkFailed(Exception):
    """Zig did not make a library."""


def library_of(made: bytes, exported: set[str], target: Target) -> bytes:
    """The library of an object."""
    with TemporaryDirectory(prefix="serpentry-") as folder:
        place = Path(folder)
        (place / "engine.o").write_bytes(made)
        (place / "runtime.c").write_bytes(RUNTIME.read_bytes())
        wasm = ("-fPIC",) if target.is_wasm else ()
        _zig(place, "cc", "-target", target.zig, *COMPILE, *wasm, "-o", "runtime.o", "runtime.c")
        objects = ("engine.o", "runtime.o")
        if target.is_wasm:
            names = [f"--export={name}" for name in sorted(exported)]
            _zig(place, "wasm-ld", *WASM, *names, "-o", "engine", *objects)
        elif target.is_windows:
            _zig(place, "lld-link", *WINDOWS, "/out:engine", *objects)
        else:
            _zig(place, "cc", "-target", target.zig, *SHARED, "-o", "engine", *objects)
        return (place / "engine").read_bytes()


def _zig(place: Path, *arguments: str) -> None:
    """Names in the folder are relative, so that no path gets into the library."""
    done = subprocess.run(
        (*ZIG, *arguments), cwd=place, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    if done.returncode:
        raise LinkFailed(f"zig {arguments[0]} said: {done.stderr.strip()[-2000:]}")
