"""Where the files of engines are, and what they are called.

A file's name tells the fingerprint of its sources, the digest of its content, its game and its
machine: one that was cut short or changed is found out before it is loaded. What changes comes
first, since git looks for something similar among files whose names end in the same way.
"""

import os
import re
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile
from time import time
from typing import NamedTuple

from platformdirs import user_cache_path

from serpentry.engine.machines import suffix_of

PACKAGE_FOLDER = Path(__file__).parent / "libraries"
PACKAGE_SETTING = "SERPENTRY_PACKAGED_ENGINES"
"""Names another folder for those that came with the package, as if it had come without."""
CACHE_SETTING = "SERPENTRY_ENGINES"
"""Names another folder for those that were built here."""
KEPT_SECONDS = 14 * 24 * 3600
FILE_NAME = re.compile(
    r"(?P<fingerprint>[0-9a-f]{16})-(?P<digest>[0-9a-f]{16})-(?P<game>\w+)-(?P<machine>.+)\.\w+"
)


class EngineFile(NamedTuple):
    """The file of an engine, as its name tells."""

    path: Path
    fingerprint: str
    digest: str
    game: str
    machine: str

    def content(self) -> bytes | None:
        """The file's content, if it is what was written."""
        try:
            content = self.path.read_bytes()
        except OSError:
            return None
        return content if digest_of(content) == self.digest else None


def digest_of(content: bytes) -> str:
    """What tells one content from another."""
    return sha256(content).hexdigest()[:16]


def package_folder() -> Path:
    """The folder of those that came with the package: in a checkout, those in the repository."""
    named = os.environ.get(PACKAGE_SETTING)
    return Path(named) if named else PACKAGE_FOLDER


def cache_folder() -> Path:
    """The folder of those that were built on this machine."""
    named = os.environ.get(CACHE_SETTING)
    return Path(named) if named else user_cache_path("serpentry") / "engines"


def engine_files(game: str) -> Iterator[EngineFile]:
    """All of a game, for any machine and version; what came with the package first."""
    for folder in (package_folder(), cache_folder()):
        yield from files_in(folder, game)


def files_in(folder: Path, game: str) -> Iterator[EngineFile]:
    """The files of a game in a folder."""
    for path in sorted(folder.glob(f"*-{game}-*")):
        if (found := FILE_NAME.fullmatch(path.name)) and found["game"] == game:
            yield EngineFile(path, **found.groupdict())


def current_file(game: str, fingerprint: str, machine: str) -> EngineFile | None:
    """The file of the engine that was made of these sources for a machine, if it is whole."""
    for file in engine_files(game):
        if (file.fingerprint, file.machine) == (fingerprint, machine) and file.content():
            return file
    return None


def write(folder: Path, game: str, fingerprint: str, machine: str, content: bytes) -> Path:
    """Write an engine's file, at once and whole, even if another process does the same."""
    folder.mkdir(parents=True, exist_ok=True)
    digest = digest_of(content)
    path = folder / f"{fingerprint}-{digest}-{game}-{machine}.{suffix_of(machine)}"
    with NamedTemporaryFile(dir=folder, prefix=".", delete=False) as file:
        file.write(content)
    Path(file.name).chmod(0o644)
    Path(file.name).replace(path)
    return path


def tidied(folder: Path, game: str, fingerprint: str) -> set[str]:
    """Throw away what is damaged or long forgotten; for which machines there are sound engines.

    Engines of other versions stay for a while: another checkout may be playing with them.
    """
    sound = set()
    for file in files_in(folder, game):
        if file.content() is None or (file.fingerprint != fingerprint and _is_old(file.path)):
            file.path.unlink(missing_ok=True)
        elif file.fingerprint == fingerprint:
            sound.add(file.machine)
    return sound


def drop_others(folder: Path, game: str, fingerprint: str, machines: Iterable[str]) -> None:
    """Throw away a game's engines of other versions for machines."""
    for file in files_in(folder, game):
        if file.machine in machines and file.fingerprint != fingerprint:
            file.path.unlink(missing_ok=True)


def _is_old(path: Path) -> bool:
    return time() - path.stat().st_mtime > KEPT_SECONDS
