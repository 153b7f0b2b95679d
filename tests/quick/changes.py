"""What differs from the main line of the repository."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
MAIN = ("origin/main", "main")


def changed_files() -> list[str]:
    """What differs from the main line: committed, not committed, and new."""
    names = _git("diff", "--name-only", base()) + _git("ls-files", "--others", "--exclude-standard")
    return sorted({name for name in names if (ROOT / name).is_file()})


def kept_files() -> list[str]:
    """All files that belong to the repository: kept by git, or new."""
    return _git("ls-files", "--cached", "--others", "--exclude-standard")


def base() -> str:
    """Where this branch left the main line; on the main line itself, the commit before the last."""
    for main_line in MAIN:
        found = _git("merge-base", "HEAD", main_line)
        if found and found != _git("rev-parse", "HEAD"):
            return found[0]
    return "HEAD" if _git("status", "--porcelain") else "HEAD~1"


def _git(*words: str) -> list[str]:
    done = subprocess.run(
        ["git", *words], cwd=ROOT, capture_output=True, text=True, check=False, encoding="utf-8"
    )
    return done.stdout.splitlines()
