"""A copy of the repository in which the quick check can be run on planted faults."""

import os
import shutil
import subprocess
from pathlib import Path

from tests.quick.changes import ROOT

LINKED = (
    ".venv",
    "web/node_modules",
    "src/serpentry/server/pages",
    "src/serpentry/pictures/painter",
)
"""What is fetched and built, and neither changed nor checked."""
KEPT = (".mypy_cache", "build/once")
"""What checks remember, so that only what is planted is looked at again."""
LOCK = "web/package-lock.json"
NO_UV = """#!/bin/sh
# Nothing is fetched for a copy: `uv run --quiet --no-sync PROGRAM …` is all that is done.
test "$1" = run || exit 0
shift 3
exec ".venv/bin/$@"
"""


class Copy:
    """The repository as it is here, committed, in another folder."""

    def __init__(self, folder: Path) -> None:
        """Copy it: `git` lists what belongs to it."""
        self.folder = folder
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            check=True,
        )
        for name in filter(None, listed.stdout.decode().split("\0")):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)
        for name in LINKED:
            (folder / name).symlink_to(ROOT / name)
        # Older than what was installed by it: nothing is installed for a copy.
        os.utime(folder / LOCK, (0, 0))
        (folder / ".uv").write_text(NO_UV, encoding="utf-8")
        (folder / ".uv").chmod(0o755)
        self.git("init", "--quiet")
        (folder / ".git" / "info" / "exclude").write_text("\n".join((".uv", *LINKED)), "utf-8")
        self.git("-c", "core.compression=0", "add", ".")
        self.git("commit", "--quiet", "--message", "As it is")

    def git(self, *words: str) -> None:
        """Run git there, as nobody in particular."""
        nobody = ("-c", "user.name=nobody", "-c", "user.email=nobody@localhost")
        subprocess.run(["git", *nobody, *words], cwd=self.folder, check=True)

    def plant(self, name: str, old: str, new: str) -> None:
        """Change a text in a file of the copy; all others are again as they were."""
        self.git("checkout", "--quiet", ".")
        os.utime(self.folder / LOCK, (0, 0))
        text = (self.folder / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{name} has {old!r} {text.count(old)} times, not once"
        (self.folder / name).write_text(text.replace(old, new), encoding="utf-8")

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a program in the copy, with the modules of the copy."""
        here = {"PYTHONPATH": f"{self.folder}/src:{self.folder}", "NO_COLOR": "1"}
        kept = {name: value for name, value in os.environ.items() if not _is_ours(name)}
        return subprocess.run(
            words,
            cwd=self.folder,
            env=kept | here,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )

    def make(self, target: str, *options: str) -> subprocess.CompletedProcess[str]:
        """Make a target there, without fetching anything."""
        uv = f"UV={self.folder}/.uv"
        return self.run("make", "--no-print-directory", *options, target, uv)

    def check_quick(self) -> subprocess.CompletedProcess[str]:
        """Run the quick check there, with what checks remember here."""
        for name in KEPT:
            if (ROOT / name).is_dir() and not (self.folder / name).exists():
                shutil.copytree(ROOT / name, self.folder / name)
        return self.make("check-quick")


def _is_ours(name: str) -> bool:
    """Whether a variable speaks of the run of tests or of make that this one belongs to."""
    return name.startswith(("PYTEST_", "MAKE", "MFLAGS"))
