"""The skeleton of a rule page: what it consists of, whatever the words."""

import re
from collections import Counter

LINES = {
    "heading 2": re.compile(r"^## "),
    "heading 3": re.compile(r"^### "),
    "heading 4": re.compile(r"^#### "),
    "item": re.compile(r"^\s*[-*] "),
    "number": re.compile(r"^\s*\d\. "),
    "row": re.compile(r"^\|"),
    "fence": re.compile(r"^```"),
}


def skeleton(page: str) -> Counter[str]:
    """How many headings, list items, rows, pieces of code, figures and paragraphs a page has."""
    found: Counter[str] = Counter()
    for line in page.split("\n"):
        found.update(kind for kind, pattern in LINES.items() if pattern.match(line))
    found["figure"] = len(re.findall(r"!\[", page))
    blocks = re.split(r"\n\s*\n", page)
    found["paragraph"] = sum(
        bool(re.match(r"[^\s#|>!`\d*-]|\*\*", one.lstrip("\n"))) for one in blocks
    )
    return found


def figures_of(page: str) -> list[str]:
    """The pictures of a page, in their order."""
    return re.findall(r"!\[[^\]]*\]\((?:\.\./)?(images/[^)]+)\)", page)
