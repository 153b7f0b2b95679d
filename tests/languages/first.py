"""What the browser client says on its first page, before anything else is loaded."""

import re
from functools import cache
from pathlib import Path

from serpentry.languages import keys
from serpentry.languages.phrasebook import ENTRY, PLACE
from tests.languages.usage import QUOTED, WEB, prefixes_of_page

ENTRIES = (
    WEB / "main.ts",
    WEB / "pages" / "Home.svelte",
)
IMPORTED = re.compile(r"""^\s*(?:import|export)\s(?!type\b)(?:[^;']*\sfrom\s)?'(\.[^']+)'""", re.M)
"""What is loaded with a module: neither types nor what is imported when it is needed."""
FIRST = re.compile(r"const FIRST\b.*?;", re.DOTALL)


@cache
def first_sources() -> frozenset[Path]:
    """The modules that the first page is made of."""
    found, left = set[Path](), [*ENTRIES]
    while left:
        file = left.pop()
        if file not in found:
            found.add(file)
            left += filter(None, (_module(file, one) for one in IMPORTED.findall(_text(file))))
    return frozenset(found)


def _module(file: Path, imported: str) -> Path | None:
    """The module of that name, if it is one that can speak."""
    path = (file.parent / imported).resolve()
    named = (path, path.with_name(f"{path.name}.ts"), path / "index.ts")
    return next((one for one in named if one.is_file() and one.suffix in (".ts", ".svelte")), None)


def _text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def said_first(language: str) -> set[str]:
    """The keys that the first page can ask for, written out or put together."""
    page = "\n".join(map(_text, first_sources()))
    prefixes = tuple(one for one in prefixes_of_page(page) if not one.startswith("word-"))
    known = {one for one in keys(language) if one.startswith(("web-", "bot-", "shared-"))}
    return (known & set(QUOTED.findall(page))) | {one for one in known if one.startswith(prefixes)}


def learned_first(language: str) -> set[str]:
    """The keys of the catalogues that the client loads before its first page."""
    listed = FIRST.search(_text(WEB / "lib" / "words.svelte.ts"))
    assert listed
    names = re.findall(r"/\*/([\w/-]+\.ftl)'", listed[0])
    texts = (_text(PLACE / language / name) for name in names)
    return {key for text in texts for key in ENTRY.findall(text)}
