"""`python -m tools.release_notes [FILE]`: what the tag of this version says, from the changelog.

A version without a section of its own, or with nothing in it, is refused, and so are lines that no
version tells.
"""

import re
import sys
from pathlib import Path

from serpentry import __version__

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"
ENTRY = re.compile(r"^- \S", re.MULTILINE)
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


def notes(changelog: str, version: str) -> str:
    """The text of a tag; ValueError if nothing is told of the version."""
    sections = re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]
    told = {head.split()[0]: body for head, _, body in (one.partition("\n") for one in sections)}
    if version not in told:
        raise ValueError(f"CHANGELOG.md has no section {version}. It has: {', '.join(told)}.")
    untold = [name for name, body in told.items() if not name[0].isdigit() and ENTRY.search(body)]
    if untold:
        raise ValueError(f"CHANGELOG.md has lines under {untold[0]}: move them to {version}.")
    body = LINK.sub(r"\1", told[version]).strip()
    if not ENTRY.search(body):
        raise ValueError(f"Nothing is told of {version} in CHANGELOG.md.")
    return f"Serpentry {version}\n\n{body.replace('### ', '').replace('**', '')}\n"


def main(words: list[str]) -> None:
    """Write it into a file, or show it."""
    try:
        text = notes(CHANGELOG.read_text(encoding="utf-8"), __version__)
    except ValueError as error:
        sys.exit(str(error))
    if not words:
        print(text, end="")
        return
    target = Path(words[0])
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
