"""What a format is to the laws: a sample, how it is read, and how it is written again."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.formats.spoiling import LINES, Spoil


@dataclass(frozen=True)
class Format:
    """A kind of file or stored text, and whatever of the product reads it."""

    name: str
    sample: Callable[[], bytes]
    read: Callable[[bytes], Any]
    """What it holds, looked at as its users do; a SerpentryError says why it can't be."""
    write: Callable[[Any], bytes]
    """What was read, as a file again."""
    places: tuple[str, ...]
    """The functions of the sources that open or take it apart."""
    spoils: tuple[Spoil, ...] = LINES
    is_sealed: bool = False
    """Whether a checksum tells what was changed: then it is refused, or it is what it was."""
    share: int = 1
    """Of the usual number of spoiled files, one in this number: some take long to read."""

    def __str__(self) -> str:
        return self.name


def from_file(read: Callable[[Path], Any], name: str = "file") -> Callable[[bytes], Any]:
    """A reader of files, given what is to be in one."""

    def given(content: bytes) -> Any:
        with TemporaryDirectory() as folder:
            path = Path(folder) / name
            path.write_bytes(content)
            return read(path)

    return given
