"""Where engines lie, and what their files are called.

An engine's name tells its game, the fingerprint of its sources, its machine, and the digest of its
content: a file that was cut short or changed is found out before it is loaded.
"""

import os
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile
from time import time
from typing import NamedTuple

from platformdirs import user_cache_path

from serpentry.engine.machines import suffix_of

PACKED = Path(__file__).parent / "libraries"
"""Those that came with the package."""
SETTING = "SERPENTRY_ENGINES"
"""Names another folder for those that were made here."""
KEPT_SECONDS = 14 * 24 * 3600
NAME = re.compile(
    r"(?P<game>\w+)-(?P<fingerprint>[0-9a-f]{16})-(?P<machine>.+)-(?P<digest>[0-9a-f]{16})\.\w+"
)


class Entry(NamedTuple):
    """A file on the shelf."""

    path: Path
    game: str
    fingerprint: str
    machine: str
    digest: str

    def content(self) -> bytes | None:
        """The file's content, if it is what was put there."""
        try:
            content = self.path.read_bytes()
        except OSError:
            return None
        return content if digest_of(content) == self.digest else None


def digest_of(content: bytes) -> str:
    """What tells one content from another."""
    return sha256(content).hexdigest()[:16]


def made_here() -> Path:
    """The folder of those that were made on this machine."""
    named = os.environ.get(SETTING)
    return Path(named) if named else user_cache_path("serpentry") / "engines"


def entries(game: str) -> Iterator[Entry]:
    """All engines of a game, for any machine and version; what came with the package first."""
    for folder in (PACKED, made_here()):
        for path in sorted(folder.glob(f"{game}-*")):
            if found := NAME.fullmatch(path.name):
                yield Entry(path, **found.groupdict())


def put(folder: Path, game: str, fingerprint: str, machine: str, content: bytes) -> Path:
    """Put an engine on the shelf, at once and whole, whoever else does the same."""
    folder.mkdir(parents=True, exist_ok=True)
    digest = digest_of(content)
    path = folder / f"{game}-{fingerprint}-{machine}-{digest}.{suffix_of(machine)}"
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
    for path in sorted(folder.glob(f"{game}-*")):
        found = NAME.fullmatch(path.name)
        if not found or found["game"] != game:
            continue
        entry = Entry(path, **found.groupdict())
        if entry.content() is None or (entry.fingerprint != fingerprint and _is_old(path)):
            path.unlink(missing_ok=True)
        elif entry.fingerprint == fingerprint:
            sound.add(entry.machine)
    return sound


def _is_old(path: Path) -> bool:
    return time() - path.stat().st_mtime > KEPT_SECONDS
