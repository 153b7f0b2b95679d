"""The pages of the documentation, their prose and their blocks of code."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md")], key=lambda page: page.as_posix())
FENCE = re.compile(
    r"^(?:<!-- not run: (?P<why>.+?) -->\n\n?)?(?P<indent> *)```(?P<language>\w*)\n"
    r"(?P<text>.*?)^(?P=indent)```$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Block:
    """A block of code on a page, and why nobody runs it, if so."""

    page: Path
    language: str
    text: str
    why_not_run: str | None

    def commands(self) -> Iterator[str]:
        """What is typed at a shell, without comments, long lines joined."""
        text = self.text.replace("\\\n", " ")
        for line in text.splitlines():
            typed = line.strip().removeprefix("$ ") if self.language == "sh" else line[2:]
            if self.language == "console" and not line.startswith("$ "):
                continue
            if command := re.sub(r"\s+#.*", "", typed).strip():
                yield command


def name_of(page: Path) -> str:
    """A page as tests call it."""
    return page.relative_to(ROOT).as_posix()


@cache
def text_of(page: Path) -> str:
    """A page as it was written."""
    return page.read_text(encoding="utf-8")


def blocks_of(page: Path) -> list[Block]:
    """The blocks of code of a page, in order."""
    return [
        Block(page, found["language"], found["text"], found["why"])
        for found in FENCE.finditer(text_of(page))
    ]


def prose_of(page: Path) -> str:
    """What a person reads as sentences: no code, no addresses, no comments."""
    text = FENCE.sub("", text_of(page))
    return re.sub(r"`[^`\n]*`|\]\([^)]*\)|<!--.*?-->|^::: .*$", "", text, flags=re.M | re.S)
