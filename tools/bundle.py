"""`python -m tools.bundle FOLDER`: what a browser needs to do without a service.

Into the folder, which will lie beside the built pages as `bundle`, go: Pyodide from npm, our
packages and the libraries they need, compiled for it; the engines for browsers; and the answers
that never change.
`bundle.json` lists all files with their sizes; whoever keeps them goes by its version.
"""

import gzip
import json
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import TypedDict
from zipfile import ZIP_DEFLATED, ZipFile

import serpentry
from serpentry.catalogue.kernels import KERNELS
from serpentry.engine.engine_files import current_file
from serpentry.engine.machines import WASM
from serpentry.engine.sources import fingerprint_of
from serpentry.nets.net_files import STUDENT
from tools.static_answers import static_answers

PACKAGE = Path(serpentry.__file__).parent
WEB = Path(__file__).parents[1] / "web"
PYODIDE = WEB / "node_modules" / "pyodide"
PICTURES = WEB / "public" / "pictures"
COMPILER = WEB / "bundle" / "compile.mjs"
NODE = Path(sys.executable).with_name("node")
PACKAGES = (
    "bots", "browser", "catalogue", "engine", "games", "geometry", "hexsnakes", "hosting",
    "kernels", "languages", "nets", "pictures", "players", "review", "search", "solved",
    "table", "tabletop",
)  # fmt: skip
"""Our packages that answer in a browser."""
LIBRARIES = ("drawsvg", "fluent.syntax", "platformdirs")
ENDINGS = {".py", ".ftl", ".md", ".json", STUDENT}
ROOTS = (
    "serpentry.browser.main",
    *(f"{package}.basis" for package in KERNELS.values()),
)  # fmt: skip
"""What is loaded there; of kernels and search, which are mostly for the builder, only that."""
LOADED_ALONE = (
    "serpentry/bots/", "serpentry/kernels/", "serpentry/nets/", "serpentry/players/",
    "serpentry/search/",
)  # fmt: skip
ARCHIVE = "serpentry.zip.gz"
MANIFEST, LOCK = "bundle.json", "pyodide-lock.json"
PLACE = "bundle"
"""Where the folder will lie, seen from the pages."""


class BundledFile(TypedDict):
    """A file in the list."""

    path: str
    size: int
    gzipped: int


def main(bundle: Path) -> None:
    """Write the folder."""
    rmtree(bundle, ignore_errors=True)
    bundle.mkdir(parents=True)
    with TemporaryDirectory() as folder:
        sources = Path(folder) / "sources.zip"
        _zip(sources)
        words = [str(NODE), str(COMPILER), str(sources), str(bundle / ARCHIVE), str(bundle)]
        with subprocess.Popen(words) as compiling:
            _write_the_rest(bundle)
            if compiling.wait(timeout=600):
                sys.exit("Our packages could not be compiled for browsers.")
    _list(bundle)


def _write_the_rest(bundle: Path) -> None:
    """All that needs no compiler."""
    for name in ("pyodide.mjs", "pyodide.asm.mjs"):
        (bundle / name).write_bytes((PYODIDE / name).read_bytes())
    _gzip(PYODIDE / "pyodide.asm.wasm", bundle)
    for path in engines().values():
        _gzip(path, bundle)
    for name, content in static_answers():
        (bundle / name).parent.mkdir(parents=True, exist_ok=True)
        (bundle / name).write_bytes(content)


def engines() -> dict[str, Path]:
    """By game, the engines for browsers that have been built."""
    found = {game: current_file(game, fingerprint_of(KERNELS[game]), WASM) for game in KERNELS}
    return {game: file.path for game, file in found.items() if file}


def _gzip(file: Path, bundle: Path) -> None:
    content = gzip.compress(file.read_bytes(), 9, mtime=0)
    (bundle / f"{file.name}.gz").write_bytes(content)


def _zip(target: Path) -> None:
    with ZipFile(target, "w", ZIP_DEFLATED) as archive:
        for name, file in sorted(_sources()):
            archive.writestr(name, file.read_bytes())
        noted = {package: fingerprint_of(package) for package in KERNELS.values()}
        archive.writestr("serpentry/engine/fingerprints.json", json.dumps(noted))


def _sources() -> Iterator[tuple[str, Path]]:
    for name in ("__init__.py", "version.py"):
        yield f"serpentry/{name}", PACKAGE / name
    for root in ROOTS:
        import_module(root)
    for package in PACKAGES:
        for name, file in _files(f"serpentry/{package}", PACKAGE / package):
            if not name.startswith(LOADED_ALONE) or file.suffix != ".py" or _is_loaded(name):
                yield name, file
    for name in LIBRARIES:
        yield from _library(name)
    yield "typing_extensions.py", _place("typing_extensions")


def _is_loaded(name: str) -> bool:
    module = name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return module in sys.modules


def _is_packed(module: str) -> bool:
    return module.split(".")[1] in PACKAGES


def _library(name: str) -> Iterator[tuple[str, Path]]:
    for folder in _folders(name):
        yield from _files(name.replace(".", "/"), folder)


def _place(name: str) -> Path:
    spec = find_spec(name)
    assert spec
    assert spec.origin
    return Path(spec.origin)


def _folders(name: str) -> list[Path]:
    spec = find_spec(name)
    assert spec
    return [Path(one) for one in spec.submodule_search_locations or []]


def _files(name: str, folder: Path) -> Iterator[tuple[str, Path]]:
    for file in folder.rglob("*"):
        if file.suffix in ENDINGS and file.is_file():
            yield f"{name}/{file.relative_to(folder).as_posix()}", file


def _list(bundle: Path) -> None:
    """The list of files: size as it goes over the net, gzipped, and one name for them all."""
    files = {file.relative_to(bundle).as_posix(): file for file in bundle.rglob("*")}
    places = {f"{PLACE}/{name}": file for name, file in files.items() if file.is_file()}
    places |= {f"pictures/{file.name}": file for file in PICTURES.glob("*")}
    listed, digest = list[BundledFile](), sha256()
    for path, file in sorted(places.items()):
        content = file.read_bytes()
        digest.update(file.name.encode() + content)
        listed.append({"path": path, "size": len(content), "gzipped": _gzipped_size(content)})
    manifest = {
        "version": digest.hexdigest()[:16],
        "packages": PACKAGES,
        "names": [name for name in serpentry.__all__ if _package_of(name) in PACKAGES],
        "engines": sorted(path.name for path in engines().values()),
        "modules": sum(name.startswith("serpentry.") and _is_packed(name) for name in sys.modules),
        "lock": {"info": json.loads((PYODIDE / LOCK).read_text("utf-8"))["info"], "packages": {}},
        "size": sum(one["size"] for one in listed),
        "gzipped": sum(one["gzipped"] for one in listed),
        "files": listed,
    }
    (bundle / MANIFEST).write_text(json.dumps(manifest, indent=1), "utf-8")


def _package_of(name: str) -> str:
    """Where something comes from that `serpentry` offers."""
    return serpentry._HOMES.get(name, "players").partition(".")[0]


def _gzipped_size(content: bytes) -> int:
    return min(len(content), len(gzip.compress(content, 6)))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
