"""`python -m tools.once NAME FILES… -- COMMAND`: a command is run until it goes well with files.

Files and folders are all that the command reads; their contents count, not their dates. What Node
has installed counts, too. Only success is remembered, in `build/once`: a failure is shown again.
"""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

REMEMBERED = Path("build/once")
INSTALLED = Path("web/node_modules/.package-lock.json")
LEFT_OUT = {"node_modules", "__pycache__", ".svelte-check"}


def once(name: str, places: Sequence[Path], command: str) -> int:
    """Run the command if need be; how it ended."""
    digest, remembered = digest_of(places, command), REMEMBERED / name
    if remembered.is_file() and remembered.read_text("utf-8") == digest:
        print(f"{name}: nothing has changed since it went well.")
        return 0
    code = subprocess.run(["bash", "-c", command], check=False).returncode
    if code == 0:
        REMEMBERED.mkdir(parents=True, exist_ok=True)
        remembered.write_text(digest, "utf-8")
    return code


def digest_of(places: Sequence[Path], command: str) -> str:
    """What tells one state of files from another."""
    found = sha256(command.encode())
    for file in sorted({one for place in (*places, INSTALLED) for one in files_in(place)}):
        content = file.read_bytes()
        found.update(f"\n{file.as_posix()}\n{len(content)}\n".encode() + content)
    return found.hexdigest()


def files_in(place: Path) -> Iterator[Path]:
    """A file itself, or all in a folder."""
    if place.is_file():
        yield place
    elif place.is_dir():
        for one in place.iterdir():
            if one.name not in LEFT_OUT:
                yield from files_in(one)


if __name__ == "__main__":
    mark = sys.argv.index("--")
    name, *places = sys.argv[1:mark]
    sys.exit(once(name, [Path(one) for one in places], " ".join(sys.argv[mark + 1 :])))
